// Which assumptions move the results most: each of them 20 % lower and higher for eight weeks of
// autumn 2020, with everything before as it was (docs/calibration.md).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDay, parseDay } from "@episcope/common";
import { BaseRun, delaysOf, predictWeek, readPriors } from "@episcope/inference";
import { activities, type ModelSettings, Simulation } from "@episcope/model";
import { homeActivities } from "@episcope/scenario";
import { readSharedFiles } from "./sharedFiles.ts";

const from = "2020-10-05";
const days = 56;
/** People infected in these days after the change: how many they infect. */
const firstInfectors = 7;
const lastInfectors = 28;
const seeds = 12;
const change = 0.2;

type Activities = readonly (typeof activities)[number][];

const contacts =
  (of: Activities) =>
  (settings: ModelSettings, times: number): Partial<ModelSettings> => ({
    restrictions: {
      ...settings.restrictions,
      ...Object.fromEntries(
        of.map((name) => {
          const series = settings.restrictions[name];
          return [name, { ...series, ciCorrection: series.ciCorrection.map((one) => one * times) }];
        }),
      ),
    },
  });
const disease =
  (name: "symptomatic" | "symptomaticIsolation") =>
  ({ disease: usual }: ModelSettings, times: number): Partial<ModelSettings> => ({
    disease: { ...usual, [name]: usual[name].map((one) => Math.min(1, one * times)) },
  });
const away = activities.filter((name) => !homeActivities.includes(name));
const named = (...words: readonly string[]) =>
  activities.filter((name) => words.some((word) => name.startsWith(word)));

const assumptions: Readonly<
  Record<string, (settings: ModelSettings, times: number) => Partial<ModelSettings>>
> = {
  "infection per contact (theta)": ({ theta }, times) => ({ theta: theta * times }),
  "intensity at home": contacts(homeActivities),
  "intensity away from home (caution)": contacts(away),
  "intensity at work": contacts(named("work", "business")),
  "intensity in leisure and visits": contacts(named("leisure", "visit")),
  "intensity in schools and day care": contacts(named("educ")),
  "share of contacts outdoors": ({ outdoorFraction }, times) => ({
    outdoorFraction: outdoorFraction.map((one) => Math.min(1, one * times)),
  }),
  "share with symptoms": disease("symptomatic"),
  "share of them who isolate (only lower)": disease("symptomaticIsolation"),
  "capacity of contact tracing": ({ tracing }, times) => ({
    tracing: tracing && { ...tracing, capacity: tracing.capacity.map((one) => one * times) },
  }),
  imports: ({ imports }, times) => ({
    imports: imports.map((one) => ({ ...one, perDay: one.perDay.map((count) => count * times) })),
  }),
  "admissions per infection": (settings, times) => ({
    disease: {
      ...settings.disease,
      hospitalFactor: settings.disease.hospitalFactor * times,
    },
  }),
  "intensive care per admission": ({ strains }, times) => ({
    strains: strains.map((one) => ({ ...one, critical: one.critical * times })),
  }),
};

interface Outcome {
  readonly r: number;
  readonly cases: number;
  readonly beds: number;
}

export function sensitivity(region: string): void {
  const folder = join(process.cwd(), "scenarios");
  const priors = readPriors(readFileSync(join(folder, "priors.yaml"), "utf8"));
  const first = parseDay(from) ?? 0;
  const end = formatDay(first + days - 1);
  const base = new BaseRun({ region, end, shared: readSharedFiles(folder) });
  const settings = base.settings();
  const before = first - settings.startDay;
  const starts = Array.from({ length: seeds }, (_, seed) => {
    const own = { ...settings, seed: settings.seed + seed };
    const run = new Simulation(base.city, own);
    while (run.day < before) run.step();
    return { own, bytes: run.save() };
  });
  const outcomeOf = (changed: (of: ModelSettings) => Partial<ModelSettings>): Outcome => {
    const outcomes = starts.map(({ own, bytes }): Outcome => {
      const present = { ...own, ...changed(own) };
      const run = Simulation.resume(base.city, present, bytes);
      while (!run.isFinished) run.step();
      const { log } = run.record;
      const { intensiveCare } = predictWeek(run.record, present, delaysOf(priors, own.profile));
      let [infectors, victims, cases] = [0, 0, 0];
      const isInfector = (day: number) =>
        day > before + firstInfectors && day <= before + lastInfectors;
      for (let entry = 0; entry < log.count; entry++) {
        if (isInfector(log.day[entry] ?? 0)) infectors++;
        if (isInfector(log.day[log.infectorEpisode[entry] ?? 0] ?? 0)) victims++;
        const onset = log.symptomsDay[entry] ?? 0;
        if (onset > before && onset <= before + days) cases++;
      }
      return { r: victims / infectors, cases, beds: intensiveCare };
    });
    const mean = (name: keyof Outcome) =>
      Math.exp(outcomes.reduce((sum, one) => sum + Math.log(one[name]), 0) / outcomes.length);
    return { r: mean("r"), cases: mean("cases"), beds: mean("beds") };
  };
  const usual = outcomeOf(() => ({}));
  const percent = (value: number, of: number) => `${(100 * (value / of - 1)).toFixed(0)} %`;
  console.log(
    `${region}, ${from} to ${end}, ${seeds} seeds: R ${usual.r.toFixed(2)}, ${usual.cases.toFixed(0)} cases of the sample, ${usual.beds.toFixed(2)} beds per 100,000`,
  );
  const rows = Object.entries(assumptions).map(([name, changed]) => {
    const [low, high] = [1 - change, 1 + change].map((times) =>
      outcomeOf((of) => changed(of, times)),
    );
    const size = Math.abs(Math.log((high?.cases ?? 1) / (low?.cases ?? 1)));
    const of = (outcome: keyof Outcome) =>
      `${percent(low?.[outcome] ?? 0, usual[outcome])} / ${percent(high?.[outcome] ?? 0, usual[outcome])}`;
    return { name, size, row: { R: of("r"), cases: of("cases"), beds: of("beds") } };
  });
  rows.sort((a, b) => b.size - a.size);
  console.table(Object.fromEntries(rows.map(({ name, row }) => [name, row])));
}
