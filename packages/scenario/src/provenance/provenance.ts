// How a file was made: enough to make it again, byte by byte. It says nothing about when or
// where that was, so that equal runs stay equal bytes.
import { formatDay, recordFile, shellQuote } from "@episcope/common";
import { draftOf, noFaults } from "../apply.ts";
import type { BuildIdentity, RunJob } from "../compute/runJob.ts";
import { firstSeed } from "../draft/draft.ts";
import { isAnimation } from "../publication/layout.ts";
import type { SourceChanges } from "../publication/scenarioSource.ts";
import { type ArchiveEntry, provenanceName } from "../runArchive.ts";
import { choiceOf, memberCount, runIdAt, runSettings } from "../runs.ts";
import type { Choice, Scenario } from "../scenario.ts";

/** Counts changes of the form of these records. */
export const provenanceVersion = 1;

export interface Provenance {
  readonly provenance: typeof provenanceVersion;
  readonly battery: string;
  /** A grid of spring 2020 in one archive has the number of its runs instead. */
  readonly runId?: string;
  readonly runs?: number;
  /** Of the ensemble, from 1; an ensemble has the number of its members instead. */
  readonly member?: number;
  readonly members?: number;
  readonly build: Omit<BuildIdentity, "demonstration">;
  readonly model: {
    /** Fingerprint of everything in the program that affects a table. */
    readonly stamp: string;
    readonly profile: string;
  };
  /** Of everything that affects a table: the model and all files that it was given. */
  readonly stamp: string;
  readonly scenario: {
    readonly file: string;
    readonly sha256?: string;
    /** The file itself, where it is in no folder of scenarios. */
    readonly text?: string;
    /** Of the command line. */
    readonly changes: SourceChanges;
  };
  readonly options: Readonly<Record<string, string>>;
  readonly fixed: Readonly<Record<string, string>>;
  readonly posterior?: {
    readonly region: string;
    readonly date: string;
    readonly stamp: string;
    /** Of its recipes, from 1; those of an ensemble follow from here. */
    readonly recipe: number;
  };
  readonly city: { readonly region: string; readonly sample: number; readonly hash: string };
  /** Of the first simulation; those of further ones follow. */
  readonly seed: number;
  readonly seeds: number;
  readonly start: string;
  readonly end: string;
  readonly demonstration?: true;
  readonly command: string;
}

export interface ProvenanceOf {
  readonly job: RunJob;
  readonly scenario: Scenario;
  /** Fingerprint of the program. */
  readonly program: string;
  readonly cityHash: string;
  /** The map has the record of its archive. */
  readonly kind: "zip" | "ensemble" | "table" | "animation";
}

export function provenanceOf(made: ProvenanceOf): Provenance {
  const { job, scenario, program, cityHash, kind } = made;
  const { battery, runId, member, source, stamp, origin = {} } = job;
  // A scenario that is an animation has one run, and its file another name.
  const simulated = isAnimation(battery) ? runIdAt(scenario, 0) : runId;
  const choice = choiceOf(scenario, simulated);
  const first = kind === "ensemble" ? 1 : member;
  // However the number came about, this one makes the same ensemble.
  const { demonstration, ...build } = origin.build ?? {};
  const changes =
    kind === "ensemble" ? { ...source.changes, members: memberCount(scenario) } : source.changes;
  return {
    provenance: provenanceVersion,
    battery,
    runId,
    ...(kind === "ensemble" ? { members: memberCount(scenario) } : { member }),
    build,
    model: { stamp: program, profile: scenario.profile },
    stamp,
    scenario: {
      file: `${battery}/scenario.yaml`,
      ...(origin.scenarioHash !== undefined && { sha256: origin.scenarioHash }),
      ...(origin.isUnpublished && { text: source.text }),
      changes: inOrder(changes),
    },
    options: Object.fromEntries(choice ?? []),
    fixed: Object.fromEntries(scenario.fixed.map(({ name, value }) => [name, value])),
    ...posteriorOf(scenario, choice, first),
    city: { region: scenario.region, sample: scenario.sample, hash: cityHash },
    seed: runSettings(scenario, simulated, first - 1).seed,
    seeds: scenario.seeds,
    start: formatDay(scenario.startDay),
    end: formatDay(scenario.endDay),
    ...(demonstration && { demonstration }),
    command: commandOf(job, changes, kind),
  };
}

export function provenanceEntry(record: Provenance): ArchiveEntry {
  const text = `${JSON.stringify(record, undefined, 2)}\n`;
  const { runId } = record;
  const name = runId === undefined ? recordFile : provenanceName(runId);
  return { name, bytes: new TextEncoder().encode(text) };
}

/** Of so many runs of a grid in one archive, from the record of one of them. */
export function recordOfAll(one: Provenance, runs: number): Provenance {
  const { provenance, battery, runId, member: _, posterior: __, command, ...same } = one;
  const options = { options: {}, command: command.replace(` --runs ${runId}`, "") };
  return { provenance, battery, runs, ...same, ...options };
}

/** Equal changes give equal texts. */
function inOrder({ seeds, members, sample, districts }: SourceChanges): SourceChanges {
  return {
    ...(seeds !== undefined && { seeds }),
    ...(members !== undefined && { members }),
    ...(sample !== undefined && { sample }),
    ...(districts && { districts }),
  };
}

function posteriorOf(
  scenario: Scenario,
  choice: Choice | undefined,
  member: number,
): Pick<Provenance, "posterior"> {
  const { posterior } = scenario;
  const [date, { runs = [] } = {}] = Object.entries(posterior?.dates ?? {}).at(0) ?? [];
  if (!posterior || date === undefined || runs.length === 0) return {};
  // A battery may offer the seed as an option, which chooses the recipe.
  const { seed = firstSeed } = draftOf(scenario, choice, noFaults);
  const number = seed - firstSeed + member - 1;
  const recipe = (((number % runs.length) + runs.length) % runs.length) + 1;
  return { posterior: { region: posterior.region, date, stamp: posterior.stamp, recipe } };
}

/** The command writes below this folder. */
const outFolder = "data";

function commandOf(
  { battery, runId, member }: RunJob,
  { seeds, members, sample, districts }: SourceChanges,
  kind: ProvenanceOf["kind"],
): string {
  const parts = ["npx", "episcope", "generate", battery, "--runs", runId];
  if (kind === "zip" && member > 1) parts.push("--member", String(member));
  if (members !== undefined) parts.push("--members", String(members));
  if (seeds !== undefined) parts.push("--seeds", String(seeds));
  if (sample !== undefined) parts.push("--sample", sample);
  if (districts) parts.push("--districts");
  if (kind === "animation" && !isAnimation(battery)) parts.push("--animation");
  return [...parts, "--out", outFolder].map(shellQuote).join(" ");
}
