// The runs that stories and questions take figures and curves from, with what is kept of each.
import { casesComparison } from "../../src/plots/epidemic/casesComparison.ts";
import { AddressError } from "../../src/viewer/address/exactRun.ts";
import type { Content } from "../content/loadContent.ts";
import { ContentError } from "../content/readYaml.ts";
import { readStories, type StoryWorld } from "../stories/readStories.ts";
import { isPageStep } from "../stories/storySchema.ts";
import { computedFile, readComputed, runStamp } from "./computedRuns.ts";
import type { Kept } from "./memberCurves.ts";
import { askedAddresses } from "./questionRuns.ts";
import type { AddressedRun } from "./runOfAddress.ts";

export interface WantedRun extends Kept {
  readonly run: AddressedRun;
  /** How questions ask for it. */
  readonly addresses: readonly string[];
}

interface Collected {
  readonly run: AddressedRun;
  readonly addresses: Set<string>;
  readonly plots: Set<string>;
  readonly until: Set<string>;
}

/** Each run once, by its file. Throws a ContentError for a question that asks for no run. */
export function wantedRuns(
  folder: string,
  content: Pick<Content, "questions" | "runs">,
  world: StoryWorld,
): readonly WantedRun[] {
  const wanted = new Map<string, Collected>();
  const want = (run: AddressedRun): Collected => {
    const file = computedFile(run);
    const known = wanted.get(file) ?? {
      run,
      addresses: new Set(),
      plots: new Set(),
      until: new Set(),
    };
    wanted.set(file, known);
    return known;
  };
  for (const { facts, runs } of readStories(folder, world)) {
    const steps = facts.steps.flatMap((step) => (isPageStep(step) ? [] : [step]));
    for (const [name, run] of runs) {
      const { plots, until } = want(run);
      for (const step of steps) if (step.runs.includes(name)) plots.add(step.plot);
      const last = facts.runs[name]?.until;
      if (last !== undefined) until.add(last);
    }
  }
  for (const [address, run] of askedRuns(content, world)) {
    const { addresses, plots } = want(run);
    addresses.add(address);
    plots.add(casesComparison.shortNames[0]);
  }
  const sorted = (set: ReadonlySet<string>) => [...set].sort();
  return [...wanted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { run, addresses, plots, until }]) => ({
      run,
      addresses: sorted(addresses),
      plots: sorted(plots),
      until: sorted(until),
    }));
}

function askedRuns(
  content: Pick<Content, "questions" | "runs">,
  { batteries }: StoryWorld,
): ReadonlyMap<string, AddressedRun> {
  const faults: string[] = [];
  const found = new Map<string, AddressedRun>();
  for (const question of content.questions.questions) {
    for (const address of askedAddresses(question, content, batteries)) {
      try {
        found.set(address, batteries.run(address));
      } catch (error) {
        if (!(error instanceof AddressError)) throw error;
        faults.push(`content/questions.yaml: ${question.at}, ${address}: ${error.message}`);
      }
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
  return found;
}

/** What has to be done about a wanted run: nothing, write its file anew, or compute it. */
export type ComputedState = "fresh" | "stale" | "missing";

export function computedState(folder: string, wanted: WantedRun): ComputedState {
  const known = readComputed(folder, wanted.run);
  if (!known) return "missing";
  const has = (all: object, names: readonly string[]) =>
    names.every((name) => Object.hasOwn(all, name));
  const isComplete = has(known.plots, wanted.plots) && has(known.until, wanted.until);
  const isOfModel = known.stamp === runStamp(wanted.run, Object.keys(known.plots));
  return isComplete && isOfModel ? "fresh" : "stale";
}
