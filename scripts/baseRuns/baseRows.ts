// What base runs must show (docs/validation.md): who was infected in which wave, how many of them
// came to hospital and to intensive care, and how many of those who live with a case were infected.
// Runs have everything as it was. Each region has two sets of them: seeds that were not used in a
// fit, and runs of the posterior, which follow the reports.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BaseRun } from "@episcope/inference";
import { type ModelSettings, Simulation } from "@episcope/model";
import { parsePosterior, recipeOn } from "@episcope/scenario";
import { measured, type Row } from "../../packages/model/validation/rows.ts";
import { cityOf, type FittedRegion, fittedRegions, settingsOf } from "../calibration/baseCourse.ts";
import { readCalibrationFile } from "../calibration/calibrationFile.ts";
import { seedsToScore } from "../calibration/seeds.ts";
import { readSharedFiles } from "../inference/sharedFiles.ts";
import {
  admissionGroups,
  admissionsPer100000,
  admissionsPerInfection,
  reportedPer100000,
  reportedPerInfection,
} from "./admissions.ts";
import { accepted, ageNames, incidenceByAge, waves } from "./ageGroups.ts";
import { householdRates } from "./householdRates.ts";
import { bedsPerInfection, reportedPeaks } from "./intensiveCare.ts";

/** Field studies of households: mean and range, percent (model specification 13.9). */
const studies = [
  { name: "wild type", strains: ["SARS_CoV_2"], mean: 19, range: [15, 24] },
  { name: "Alpha", strains: ["ALPHA"], mean: 36, range: [29, 43] },
  { name: "Delta", strains: ["DELTA"], mean: 30, range: [24, 37] },
  { name: "BA.1 and BA.2", strains: ["OMICRON_BA1", "OMICRON_BA2"], mean: 43, range: [35, 50] },
] as const;

/** A rate of fewer people is left out: chance. */
const leastExposed = 300;

interface RunSet {
  /** As the check and its rows are called. */
  readonly name: string;
  readonly place: FittedRegion;
  readonly settings: (count: number) => readonly ModelSettings[];
  /** Runs of the posterior: with as many infections as the reports let expect. */
  readonly isFitted: boolean;
}

const runSets: readonly RunSet[] = fittedRegions.flatMap((place) => [
  {
    name: place.region,
    place,
    settings: (count) => unusedSeeds(place, count),
    isFitted: false,
  },
  {
    name: `${place.region} as fitted`,
    place,
    settings: (count) => fitted(place, count),
    isFitted: true,
  },
]);

/** As checks are called. */
export const baseChecks: readonly string[] = runSets.map(({ name }) => `13.9 ${name}`);

export function baseRows(check: string, isQuick: boolean): readonly Row[] {
  const runSet = runSets.find(({ name }) => check === `13.9 ${name}`);
  return runSet ? rowsOf(runSet, isQuick ? 3 : 8) : [];
}

function unusedSeeds(place: FittedRegion, count: number): readonly ModelSettings[] {
  const settings = settingsOf(place, readCalibrationFile());
  const first = settings.seed + (seedsToScore[0] ?? 0);
  return Array.from({ length: count }, (_, index) => ({ ...settings, seed: first + index }));
}

/** The first runs of the last date; most of them share their past (docs/calibration.md). */
function fitted({ region }: FittedRegion, count: number): readonly ModelSettings[] {
  const folder = join(process.cwd(), "scenarios");
  const file = join(folder, "posterior", `${region}.json`);
  const posterior = parsePosterior(readFileSync(file, "utf8"));
  const date = Object.keys(posterior?.dates ?? {}).at(-1);
  if (!posterior || date === undefined) throw new Error(`no posterior in ${file}`);
  const base = new BaseRun({ region, end: date, shared: readSharedFiles(folder) });
  return Array.from({ length: count }, (_, index) =>
    base.settings(recipeOn(posterior, date, index, base.scenario.endDay)),
  );
}

function rowsOf(
  { name: runSet, place, settings: settingsFor, isFitted }: RunSet,
  count: number,
): readonly Row[] {
  // Rows of the posterior are told: the filter knows neither household rates nor ages.
  const isRequired = !isFitted;
  const city = cityOf(place);
  const all = settingsFor(count);
  const strains = all[0]?.strains ?? [];
  const runs = all.map((settings) => {
    const run = new Simulation(city, settings);
    while (!run.isFinished) run.step();
    const { record } = run;
    const { log, tables } = run.finish();
    const daily = tables.get("infections");
    return {
      rates: householdRates(city, log, settings.dayCount),
      waves: waves.map((wave) => incidenceByAge(city, log, settings.startDay, wave)),
      admissions: waves.map((wave) => admissionsPerInfection(city, log, settings.startDay, wave)),
      perPerson: waves.map((wave) => admissionsPer100000(record, settings, wave)),
      beds: waves.map((wave) => bedsPerInfection(daily, settings.startDay, wave)),
    };
  });
  const numbers = (names: readonly string[]) =>
    names.map((name) => strains.findIndex((strain) => strain.name === name));
  const households = studies.flatMap(({ name, strains: ofStudy, mean, range: [least, most] }) => {
    const codes = numbers(ofStudy);
    const rates = runs.flatMap(({ rates }) => {
      const exposed = codes.map((code) => rates.get(code) ?? { people: 0, infected: 0 });
      const people = exposed.reduce((sum, one) => sum + one.people, 0);
      const infected = exposed.reduce((sum, one) => sum + one.infected, 0);
      return people < leastExposed ? [] : [infected / people];
    });
    if (rates.length === 0) return [];
    const what = `${runSet}: household secondary attack rate, ${name}`;
    const target = `${mean} % (${least} – ${most})`;
    return measured("13.9", what, rates, target, [least / 100, most / 100], {
      isPercent: true,
      digits: 1,
      isRequired,
    });
  });
  const peaks = (reportedPeaks.get(place.region) ?? []).map(
    ({ beds, date, perInfection }, number) =>
      measured(
        "13.9",
        `${runSet}, ${waves[number]?.name}: intensive care at its peak, % of the infections of six weeks`,
        runs.map((run) => run.beds[number] ?? Number.NaN),
        `${(100 * perInfection).toPrecision(3)} % reported (${beds} beds on ${date})`,
        [perInfection / 1.5, perInfection * 1.5],
        // Hospitals of Berlin treat many people who do not live there.
        { isPercent: true, digits: 3, isRequired: isRequired && place.region === "germany" },
      ),
  );
  if (place.region !== "germany") return [...households, ...peaks];
  const infected = waves.flatMap(({ name, infected: reported }, number) =>
    reported === undefined
      ? []
      : measured(
          "13.9",
          `${runSet}, ${name}: infected, of all people`,
          runs.map((run) => run.waves[number]?.infected ?? Number.NaN),
          `${(100 * reported).toPrecision(2)} % (reported, over the share detected)`,
          // As cases of single weeks (docs/calibration.md). When a wave begins differs by seed.
          [reported / 3, reported * 3],
          { isPercent: true, digits: 1, isRequired: false },
        ),
  );
  const ages = waves.flatMap((wave, number) =>
    wave.reported.map((reported, group) =>
      measured(
        "13.9",
        `${runSet}, ${wave.name}: ages ${ageNames[group]}, times all ages`,
        runs.map((run) => run.waves[number]?.relative[group] ?? Number.NaN),
        `${reported} reported`,
        accepted(reported, group),
        // In 2022 there were too few tests, so that reported ages are only an orientation.
        { isRequired: isRequired && wave.from < "2022" },
      ),
    ),
  );
  const admissions = waves.flatMap((wave, number) =>
    admissionGroups.map(({ name }, group) => {
      const reported = reportedPerInfection[number]?.[group] ?? Number.NaN;
      return measured(
        "13.9",
        `${runSet}, ${wave.name}: admissions per infection, ${name}`,
        runs.map((run) => run.admissions[number]?.[group] ?? Number.NaN),
        `${(100 * reported).toPrecision(2)} % reported`,
        [reported / 1.5, reported * 1.5],
        { isPercent: true, isRequired },
      );
    }),
  );
  // Only runs that follow the reports have waves of their height.
  const perPerson = waves.flatMap((wave, number) =>
    admissionGroups.flatMap(({ name }, group) => {
      const reported = reportedPer100000[number]?.[group] ?? Number.NaN;
      if (!isFitted) return [];
      return measured(
        "13.9",
        `${runSet}, ${wave.name}: admissions per 100,000, ${name}`,
        runs.map((run) => run.perPerson[number]?.[group] ?? Number.NaN),
        `${reported} reported`,
        [reported / 1.5, reported * 1.5],
        { digits: 0, isRequired },
      );
    }),
  );
  return [...households, ...infected, ...ages, ...admissions, ...perPerson, ...peaks];
}
