// "Change this scenario" with the batteries of the repository: what the lab makes of a run says the
// same as the run, for everything that is not named as missing.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ModelSettings } from "@episcope/model/parameters";
import {
  labBatteryText,
  labOfRun,
  parseScenario,
  runSettings,
  runsOf,
  type TakenOver,
} from "@episcope/scenario";
import { labCode, readLabCode } from "@episcope/scenario/lab";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../scenarios/", import.meta.url));
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), "utf8");
const calibration = read("calibration.yaml");

/** Batteries of pages whose place the lab knows. */
const batteries = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)scenario\.yaml$/.test(file) && !/^(legacy|animation)\//.test(file))
  .flatMap((file) => {
    const text = read(file);
    const place = /^region: (\S+)$/m.exec(text)?.[1] ?? "";
    return existsSync(join(root, "posterior", `${place}.json`)) ? [{ file, text, place }] : [];
  });

const sources = new Map(
  [...new Set(batteries.map(({ place }) => place))].map((place) => [
    place,
    {
      calibration,
      regime: read("regimes", `${place}.yaml`),
      posterior: read("posterior", `${place}.json`),
    },
  ]),
);

/** Of the first run and the last. */
function settingsOf(text: string, place: string) {
  const regimes = { [place]: sources.get(place)?.regime ?? "" };
  const source = { battery: place, text, shared: { calibration, regimes }, changes: {} };
  const { scenario } = parseScenario(source);
  const { runs } = runsOf(scenario);
  return [runs[0], runs.at(-1)].map(({ runId } = { runId: "", values: [] }) => ({
    runId,
    // Caution is said to be another one.
    settings: runSettings({ ...scenario, caution: [] }, runId),
  }));
}

const lanes = {
  schools: ["educ_primary", "educ_secondary", "educ_tertiary", "educ_other"],
  dayCare: ["educ_kiga"],
  universities: ["educ_higher"],
  work: ["work", "business"],
  leisure: ["leisure", "leisPublic", "leisPrivate"],
  shops: ["shop_daily", "shop_other", "errands"],
  visits: ["visit"],
  transport: ["pt"],
} as const;

type Settings = Readonly<Record<"run" | "made" | "usual", ModelSettings>>;

/** Where the shares, doses and imports of both are other, and nothing says so. */
function silentDifferences(
  { run, made, usual }: Settings,
  { lab: { first, last }, rough, left }: TakenOver,
): readonly string[] {
  const said = new Set<string>([...rough, ...left]);
  const differs = (
    of: (all: ModelSettings, day: number) => number,
    most: (usual: number) => number,
  ) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place).some(
      (day) => !(Math.abs(of(run, day) - of(made, day)) <= most(of(usual, day))),
    );
  const at = (series: Float64Array | undefined, { startDay }: ModelSettings, day: number) =>
    series?.[day - startDay] ?? 0;
  const shares = Object.entries(lanes).flatMap(([lane, names]) =>
    names
      .filter((name) =>
        differs(
          (all, day) => at(all.restrictions[name].remaining, all, day),
          () => 0.0251,
        ),
      )
      .map((name) => [lane, name] as const),
  );
  const reached = (all: ModelSettings, day: number) =>
    (all.vaccination?.quotas ?? []).reduce((sum, { share }) => sum + at(share, all, day), 0);
  const doses = [
    (all: ModelSettings, day: number) => at(all.vaccination?.doses, all, day),
    (all: ModelSettings, day: number) => at(all.vaccination?.boosters, all, day),
    (all: ModelSettings, day: number) => 1e6 * (reached(all, day) - reached(all, day - 1)),
  ]
    .filter((of) => differs(of, (count) => count / 20 + 0.5))
    .map((_, kind) => ["vaccination", `doses ${kind}`] as const);
  const strains = new Set(
    [run, made].flatMap(({ imports }) => imports.map(({ strain }) => strain)),
  );
  const imported = (all: ModelSettings, strain: number, day: number) =>
    all.imports
      .filter((one) => one.strain === strain)
      .reduce((sum, { perDay }) => sum + at(perDay, all, day), 0);
  const imports = [...strains]
    .filter((strain) =>
      differs(
        (all, day) => imported(all, strain, day),
        () => 1e-6,
      ),
    )
    .map((strain) => ["imports", `strain ${strain}`] as const);
  return [...shares, ...doses, ...imports].flatMap(([name, what]) => {
    const names = name === "imports" ? [name, "arrivals", "variant"] : [name];
    return names.some((one) => said.has(one)) ? [] : [`${name}: ${what}`];
  });
}

test("there are batteries of three places", () => {
  expect([...sources.keys()].sort()).toEqual(["berlin", "cologne", "germany"]);
  expect(batteries.length).toBeGreaterThan(45);
});

/** Of another profile than the one that was fitted, or over before the lab begins. */
const without =
  /^(2020-0[67]|2020-06|2020-10-01|v8|v9|cologne\/(2021-10-21|2023-02-15)|germany\/2020)/;

test.each(batteries)("$file", ({ file, text, place }) => {
  const source = sources.get(place);
  // Every second one with its first options, which are often as it was.
  const wanted = batteries.findIndex((one) => one.file === file) % 2 ? -1 : 0;
  const { runId = "", settings } = settingsOf(text, place).at(wanted) ?? {};
  const taken = source && labOfRun({ text, runId, place }, source);
  if (!source || !taken) return expect(file).toMatch(without);
  expect(readLabCode(labCode(taken.lab)).lab).toEqual(taken.lab);
  const options = { regime: source.regime, sample: "demo", members: 1 };
  const name = { en: "Shown", de: "Gezeigt" };
  const battery = labBatteryText([{ lab: taken.lab, name }], options);
  const [usual, made] = settingsOf(battery, place);
  if (!settings || !usual || !made) throw new Error("no runs");
  const all = { run: settings, made: made.settings, usual: usual.settings };
  expect(silentDifferences(all, taken)).toEqual([]);
});
