// The runs that texts of content/ take figures and curves from, with the plots of each.
import { readStories, type StoryWorld } from "../stories/readStories.ts";
import { isPageStep } from "../stories/storySchema.ts";
import { computedFile } from "./computedRuns.ts";
import type { AddressedRun } from "./runOfAddress.ts";

export interface WantedRun {
  readonly run: AddressedRun;
  /** Names of plots in the address. */
  readonly plots: readonly string[];
  /** Dates up to which figures are wanted as well. */
  readonly until: readonly string[];
}

/** Each run once, by its file. */
export function wantedRuns(content: string, world: StoryWorld): readonly WantedRun[] {
  const wanted = new Map<string, { run: AddressedRun; plots: Set<string>; until: Set<string> }>();
  const want = (run: AddressedRun, plots: readonly string[], until: string | undefined) => {
    const file = computedFile(run);
    const known = wanted.get(file) ?? { run, plots: new Set(), until: new Set() };
    for (const plot of plots) known.plots.add(plot);
    if (until !== undefined) known.until.add(until);
    wanted.set(file, known);
  };
  for (const { facts, runs } of readStories(content, world)) {
    for (const [name, run] of runs) {
      const steps = facts.steps.flatMap((step) => (isPageStep(step) ? [] : [step]));
      want(
        run,
        steps.filter((step) => step.runs.includes(name)).map(({ plot }) => plot),
        facts.runs[name]?.until,
      );
    }
  }
  return [...wanted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { run, plots, until }]) => ({
      run,
      plots: [...plots].sort(),
      until: [...until].sort(),
    }));
}
