// Computes the runs that stories and questions take figures and curves from, as pages do: all
// members, read from the published file.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import {
  type ComputedRun,
  writeComputedRun,
} from "../../packages/portal/build/computed/computedRun.ts";
import {
  computedFile,
  computedFolder,
  readComputed,
  runStamp,
} from "../../packages/portal/build/computed/computedRuns.ts";
import type { KeptResults } from "../../packages/portal/build/computed/memberCurves.ts";
import { Batteries } from "../../packages/portal/build/computed/runOfAddress.ts";
import { computedState, type WantedRun } from "../../packages/portal/build/computed/wantedRuns.ts";
import { GroupComputer, type GroupedRun, groupOf } from "./computeGroup.ts";
import { wantedHere } from "./wantedHere.ts";

interface Options {
  /** Only runs whose address contains one of them. */
  readonly words: readonly string[];
  /** Also what is still right. */
  readonly all: boolean;
}

type FromThread =
  | { readonly kind: "member" }
  | { readonly kind: "done"; readonly results: readonly KeptResults[] };

if (!isMainThread) {
  const { scenarios } = workerData as { readonly scenarios: string };
  const computer = new GroupComputer(new Batteries(scenarios));
  const tell = (message: FromThread) => parentPort?.postMessage(message);
  parentPort?.on("message", async (runs: readonly GroupedRun[]) => {
    const results = await computer.compute(runs, () => tell({ kind: "member" }));
    tell({ kind: "done", results });
  });
}

/** Files of runs that are no longer wanted are removed. */
export async function computeRuns(root: string, { words, all }: Options): Promise<void> {
  const content = join(root, "content");
  const wanted = wantedHere(root);
  removeOthers(content, new Set(wanted.map(({ run }) => computedFile(run))));
  const states = wanted.map((one) => ({ one, state: computedState(content, one) }));
  const isChosen = ({ run, addresses }: WantedRun) =>
    words.length === 0 ||
    words.some((word) => [computedFile(run), ...addresses].some((name) => name.includes(word)));
  for (const { one, state } of states) if (state === "fresh") writeAgain(content, one);
  const due = states.flatMap(({ one, state }) =>
    isChosen(one) && (all || state !== "fresh") ? [one] : [],
  );
  await computeGroups(root, due);
  const left = states.filter(({ one, state }) => state !== "fresh" && !due.includes(one));
  for (const { one, state } of left) console.log(`${state}: ${computedFile(one.run)}`);
  const kept = wanted.length - due.length - left.length;
  console.log(`${due.length} computed, ${kept} were right already, ${left.length} left out`);
}

/** Without what is no longer asked for. */
function writeAgain(content: string, { run, addresses, plots, until }: WantedRun): void {
  const known = readComputed(content, run);
  if (!known) return;
  const only = <T>(from: Readonly<Record<string, T>>, names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])));
  const kept = { ...known, plots: only(known.plots, plots), until: only(known.until, until) };
  write(content, run, { ...kept, addresses, stamp: runStamp(run, plots) });
}

/** An interruption leaves no half file. */
function write(content: string, run: WantedRun["run"], computed: ComputedRun): void {
  const file = join(content, computedFile(run));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, writeComputedRun(computed));
  renameSync(`${file}.new`, file);
}

function removeOthers(content: string, wanted: ReadonlySet<string>): void {
  const folder = join(content, computedFolder);
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(path.slice(content.length + 1))) rmSync(path);
  }
}

/** Cities one after another: a thread keeps the latest one. */
async function computeGroups(root: string, due: readonly WantedRun[]): Promise<void> {
  const groups = new Map<string, WantedRun[]>();
  for (const one of due) {
    const name = groupOf(one.run.battery.scenario());
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const waiting = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  const progress = new Progress(due);
  const work = async (thread: number): Promise<void> => {
    const next = () => (thread % 2 === 0 ? waiting.shift() : waiting.pop());
    const worker = new Worker(fileURLToPath(import.meta.url), {
      workerData: { scenarios: join(root, "scenarios") },
    });
    try {
      for (let group = next(); group; group = next()) {
        const { length } = group;
        const results = await resultsOf(worker, group, () => progress.add(length));
        group.forEach((one, place) => {
          const result = results[place];
          const { run, addresses, plots } = one;
          if (!result) return;
          write(join(root, "content"), run, { stamp: runStamp(run, plots), addresses, ...result });
        });
        progress.tell(group);
      }
    } finally {
      await worker.terminate();
    }
  };
  const threads = Math.min(availableParallelism(), waiting.length);
  await Promise.all(Array.from({ length: threads }, (_, thread) => work(thread)));
}

function resultsOf(
  worker: Worker,
  group: readonly WantedRun[],
  onMember: () => void,
): Promise<readonly KeptResults[]> {
  return new Promise((resolve, reject) => {
    const listen = (message: FromThread) => {
      if (message.kind === "member") {
        onMember();
        return;
      }
      worker.off("message", listen).off("error", reject);
      resolve(message.results);
    };
    worker.on("message", listen).on("error", reject);
    const runs = group.map(
      ({ run: { battery, runId }, plots, until }): GroupedRun => ({
        path: battery.path,
        ...{ runId, plots, until },
      }),
    );
    worker.postMessage(runs);
  });
}

/** Counts members of runs, which take about the same time. */
class Progress {
  readonly #total: number;
  readonly #begin = performance.now();
  #done = 0;

  constructor(due: readonly WantedRun[]) {
    this.#total = due.reduce((sum, { run }) => sum + (run.battery.metadata.members ?? 1), 0);
  }

  /** One of so many runs. */
  add(runs: number): void {
    this.#done += runs;
  }

  tell(group: readonly WantedRun[]): void {
    const paths = [...new Set(group.map(({ run }) => run.battery.path))];
    const passed = performance.now() - this.#begin;
    const rest = (passed * (this.#total - this.#done)) / Math.max(1, this.#done);
    const minutes = (milliseconds: number) => `${(milliseconds / 60_000).toFixed(1)} min`;
    const share = `${Math.round((100 * this.#done) / this.#total)}%`;
    console.log(`${share} after ${minutes(passed)}, ${minutes(rest)} left: ${paths.join(", ")}`);
  }
}
