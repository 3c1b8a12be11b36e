// The base run of a region: its regime as it was, nothing chosen.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type City, type ModelSettings, makeCity, type Profile, Run } from "@episcope/model";
import { readScenario, runSettings, runsOf } from "@episcope/scenario";

export interface Place {
  readonly region: "berlin" | "cologne";
  readonly profile: Profile;
  readonly end: string;
}

export const places: readonly Place[] = [
  { region: "berlin", profile: "berlin2021", end: "2021-12-31" },
  { region: "cologne", profile: "cologne2022", end: "2022-08-31" },
];

/** Cases with symptoms, by day from `startDay` on, and how many people live there. */
export interface Course {
  readonly startDay: number;
  readonly people: number;
  readonly cases: Float64Array;
}

const cities = new Map<string, City>();

export function cityOf({ region }: Place): City {
  const city =
    cities.get(region) ??
    makeCity({ region, sample: region === "berlin" ? 1 / 40 : 1 / 10, seed: 4711 });
  cities.set(region, city);
  return city;
}

function settingsOf({ region, profile, end }: Place): ModelSettings {
  const folder = join(process.cwd(), "scenarios");
  const regimes = new Map(
    readdirSync(join(folder, "regimes")).map((file) => [
      file.replace(".yaml", ""),
      readFileSync(join(folder, "regimes", file), "utf8"),
    ]),
  );
  const calibration = readFileSync(join(folder, "calibration.yaml"), "utf8");
  const text = `region: ${region}
profile: ${profile}
sample: demo
seeds: 1
runName: base
start: 2020-02-25
end: ${end}
regime: { name: ${region}, until: ${end} }
groups:
  - heading: None
    options:
      - { name: nothing, title: Nothing, values: { "no": [], "yes": [{ thetaTimes: 1.01 }] } }
`;
  const { scenario, faults } = readScenario(text, `base run of ${region}`, {
    regimes,
    calibration,
  });
  const [first] = scenario ? runsOf(scenario).runs : [];
  if (!scenario || !first) throw new Error(faults.map(({ reason }) => reason).join("\n"));
  return runSettings(scenario, first.runId, 0);
}

export function baseCourse(place: Place, theta: number, seed: number): Course {
  const city = cityOf(place);
  const settings = settingsOf(place);
  const run = new Run(city, { ...settings, theta, seed: settings.seed + seed });
  while (!run.isFinished) run.step();
  const column = run.finish().tables.get("infections")?.columns.get("nShowingSymptomsCumulative");
  const total = column?.kind === "number" ? column.values : new Float64Array();
  return {
    startDay: settings.startDay,
    people: city.residentCount / city.sample,
    cases: total.map((value, day) => value - (total[day - 1] ?? 0)),
  };
}
