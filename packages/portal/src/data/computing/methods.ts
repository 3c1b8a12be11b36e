// What the worker with the model can be asked for. It computes one run after the other.
import {
  describeScenario,
  filesOfRun,
  noHelpers,
  parseSharedSource,
  RunComputer,
  type RunJob,
  runFileAt,
  type ScenarioSource,
  type SharedSource,
  scenarioFile,
  scenarioOfFile,
  sharedSourceFile,
} from "@episcope/scenario";
import { FetchError } from "../fetchError.ts";
import { fetchText } from "../fetchText.ts";
import type { CallContext, Methods } from "../reader/protocol.ts";
import { KeptFiles } from "./keptFiles.ts";
import { readScenarioIndex } from "./scenarioIndex.ts";

export interface ComputedAddress {
  /** Address of the folder of published scenarios, with a slash at the end. */
  readonly scenarios: string;
  /** Below the data root. */
  readonly path: string;
}

/** Time that is given to other calls in between: so that one can be given up. */
const breathMilliseconds = 100;

let computer: { readonly program: string; readonly runs: RunComputer } | undefined;
let last: Promise<unknown> = Promise.resolve();

async function compute(
  { scenarios, path }: ComputedAddress,
  { signal, report }: CallContext,
): Promise<Uint8Array | undefined> {
  const index = await readScenarioIndex(scenarios);
  const scenario = index && scenarioOfFile(index, path);
  if (!scenario) return undefined;
  const { path: battery, stamp } = scenario;
  const source = await readSource(scenarios, battery);
  const { layout, runIds } = describeScenario(source, new Map());
  const { runId, kind } = runFileAt(layout, path) ?? {};
  if (runId === undefined || kind === undefined || !runIds.includes(runId)) return undefined;
  const job: RunJob = { battery, runId, source, stamp, files: filesOfRun(layout, runId) };
  const kept = new KeptFiles(stamp);
  const known = await kept.find(path);
  if (known) return known;
  report(0);
  const files = new Map<string, Uint8Array>();
  computer =
    computer?.program === index.program
      ? computer
      : {
          program: index.program,
          runs: new RunComputer({ helpers: noHelpers, program: index.program }),
        };
  let breath = performance.now();
  await computer.runs.compute(job, {
    onProgress: (share) => report(share),
    onFile: (file, bytes) => {
      const name = job.files.get(file);
      if (name !== undefined) files.set(name, bytes);
    },
    pause: () => {
      if (performance.now() - breath < breathMilliseconds) return undefined;
      return new Promise((resolve, reject) =>
        setTimeout(() => {
          breath = performance.now();
          if (signal.aborted) reject(signal.reason);
          else resolve();
        }),
      );
    },
  });
  await kept.keep(files);
  return files.get(path);
}

async function readSource(scenarios: string, battery: string): Promise<ScenarioSource> {
  const [text, shared] = await Promise.all([
    fetchText(scenarios + scenarioFile(battery)),
    readShared(scenarios + sharedSourceFile),
  ]);
  return { battery, text, ...shared };
}

async function readShared(url: string): Promise<SharedSource> {
  const shared = parseSharedSource(await fetchText(url));
  if (!shared) throw new FetchError("notText", url);
  return shared;
}

export const computingMethods = {
  /** Undefined when there is no such run. */
  compute: (address: ComputedAddress, context: CallContext) => {
    const own = last.then(() => {
      context.signal.throwIfAborted();
      return compute(address, context);
    });
    last = own.catch(() => {});
    return own;
  },
} satisfies Methods;
