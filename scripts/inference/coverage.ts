// Whether the filter recovers what is known: epidemics of a small city are made up by the prior,
// reported with noise, and filtered; the truth should be inside of 80 % intervals in 80 % of cases.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type FilterWeek,
  inThisThread,
  type Priors,
  type RunWeek,
  readPriors,
  regionFilter,
  runsOfStep,
  sampledReports,
  weightedQuantiles,
} from "@episcope/inference";
import type { Reported } from "@episcope/scenario";
import { readSharedFiles } from "./sharedFiles.ts";

const epidemics = 20;
const particles = 120;
/** A sample of 1:5000, until summer 2020. */
const city = { region: "germany", sample: 0.0002, end: "2020-07-05" };
/** 99 % of a binomial distribution with 20 tries and 80 %. */
const accepted = [11, 20] as const;

const figures = {
  "contacts away from home": ({ away }: RunWeek) => away,
  "reported share": ({ detection }: RunWeek) => detection,
  "cases of the week": ({ prediction }: RunWeek) => prediction.cases,
} as const;

export async function recovers(): Promise<boolean> {
  const folder = join(process.cwd(), "scenarios");
  const usual = readPriors(readFileSync(join(folder, "priors.yaml"), "utf8"));
  const priors = { ...usual, filter: { ...usual.filter, particles } };
  const source = { ...city, priors, shared: readSharedFiles(folder) };
  const advancing = inThisThread(source);
  const inside = new Map(Object.keys(figures).map((name) => [name, 0]));
  for (let epidemic = 1; epidemic <= epidemics; epidemic++) {
    const drawnFor = `epidemic ${epidemic}`;
    const truth = await lastWeeks(
      regionFilter({
        ...source,
        priors: { ...priors, filter: { ...priors.filter, particles: 1 } },
        advancing,
        drawnFor,
        reportedOf: nothingReported,
      }),
      priors,
    );
    const known = truth.map(([run]) => run).filter((run) => run !== undefined);
    const found = await lastWeeks(
      regionFilter({
        ...source,
        advancing,
        drawnFor: `filter ${epidemic}`,
        reportedOf: (weeks) => sampledReports(known, weeks, priors, drawnFor),
      }),
      priors,
    );
    for (const [name, read] of Object.entries(figures)) {
      const runs = found.at(-1) ?? [];
      const [low = 0, high = 0] = weightedQuantiles(
        runs.map(read),
        runs.map(({ weight }) => weight),
        [0.1, 0.9],
      );
      const real = known.at(-1);
      const isInside = real && read(real) >= low && read(real) <= high;
      inside.set(name, (inside.get(name) ?? 0) + (isInside ? 1 : 0));
    }
    console.log(`${epidemic} of ${epidemics}: ${JSON.stringify(Object.fromEntries(inside))}`);
  }
  return [...inside.values()].every((count) => count >= accepted[0] && count <= accepted[1]);
}

function nothingReported(weeks: readonly FilterWeek[]): Reported {
  const nothing = { cases: undefined, admissions: [], intensiveCare: undefined };
  return {
    people: 83_000_000,
    weeks: weeks.map(({ last }) => ({ day: last - 6, ...nothing, variants: undefined })),
  };
}

async function lastWeeks(
  { weeks, steps }: ReturnType<typeof regionFilter>,
  priors: Priors,
): Promise<readonly (readonly RunWeek[])[]> {
  const all: (readonly RunWeek[])[] = [];
  for await (const step of steps()) {
    const week = weeks[step.step];
    if (week) all.push(runsOfStep(step, step.weights, week, priors));
  }
  return all;
}
