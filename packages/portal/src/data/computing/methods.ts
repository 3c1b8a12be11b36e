// The methods of the worker with the model. It computes one run after another.
import { RunComputer } from "@episcope/scenario";
import type { CallContext, Methods } from "../calls/protocol.ts";
import { takeFilesOfWorker } from "../network/loadedFiles.ts";
import { ComputedFiles } from "./computedFiles.ts";
import { findJob } from "./findJob.ts";
import type { ComputedAddress } from "./foundJob.ts";
import type { LabFileContent, ShownScenario } from "./labRunJob.ts";
import { memberAt } from "./memberAt.ts";
import { PriorityQueue } from "./priorityQueue.ts";
import { snapshotFiles } from "./snapshotFiles.ts";

/** After this much work other messages are handled, so that a computation can be aborted. */
const workMilliseconds = 50;

/** Packed, of the first members, which visitors wait for; others are in the browser's cache. */
const snapshotBytes = 10 * 1024 * 1024;
const helpers = snapshotFiles();

let computer: { readonly program: string; readonly runs: RunComputer } | undefined;

/** Shared by all runs of a site, because it caches cities and shared pasts. */
function computerOf(program: string): RunComputer {
  if (computer?.program !== program) {
    computer = { program, runs: new RunComputer({ helpers, program, snapshotBytes }) };
  }
  return computer.runs;
}

async function compute(
  address: ComputedAddress,
  { signal, report }: CallContext,
): Promise<Uint8Array | undefined> {
  signal.throwIfAborted();
  const found = await findJob(address);
  if (!found) return undefined;
  const { job, program } = found;
  const computed = new ComputedFiles(job.stamp);
  const known = await computed.find(address.path);
  if (known) return known;
  report(0);
  const files = new Map<string, Uint8Array>();
  await computerOf(program).compute(job, {
    onProgress: report,
    onFile: (kind, bytes) => {
      const path = job.files.get(kind);
      if (path !== undefined) files.set(path, bytes);
    },
    pause: pauses(signal),
  });
  await computed.store(files);
  return files.get(address.path);
}

function pauses(signal: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < workMilliseconds) return undefined;
    return new Promise((resolve, reject) =>
      setTimeout(() => {
        since = performance.now();
        if (signal.aborted) reject(signal.reason);
        else resolve();
      }),
    );
  };
}

/** One run after another; first members before second ones, as on a server. */
const queue = new PriorityQueue();

export const computingMethods = {
  /** Undefined if there is no such run. */
  compute: (address: ComputedAddress, context: CallContext) =>
    queue.add(memberAt(address.path), async () => {
      // Of the run before, which nobody waits for any more.
      await helpers.writePending();
      return await compute(address, context);
    }),
  scenarioFile: async (content: LabFileContent) =>
    (await import("./labRunJob.ts")).labFileText(content),
  takeOver: async (shown: ShownScenario) => (await import("./labRunJob.ts")).labTakenOver(shown),
  takeLoadedFiles: (_nothing: undefined) => takeFilesOfWorker(),
} satisfies Methods;
