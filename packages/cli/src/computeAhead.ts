// Computing ahead of time, for generate and export: options, progress, interruption and report.
import {
  type BatterySurvey,
  ChoiceError,
  type GenerateResult,
  generateBatteries,
  parseShard,
  publishScenarios,
  type RunChoice,
  ScenarioError,
  type Shard,
  type Storage,
  StorageError,
  shardFromEnvironment,
  surveyRuns,
} from "@episcope/runner";
import { type Command, InvalidArgumentError, Option } from "commander";
import {
  buildIdentity,
  cacheOption,
  checkScenarios,
  checkWritable,
  membersOption,
  parseCount,
  programStamp,
  scenariosOption,
  threadProgram,
  threadsOption,
} from "./computeOptions.ts";
import { ProgressLine } from "./progressLine.ts";
import { exitCodeOf, exitCodes } from "./sweeps/exitCodes.ts";
import { SweepLog } from "./sweeps/sweepLog.ts";
import { printEstimate, statusReport } from "./sweeps/sweepReport.ts";
import { UserError } from "./userError.ts";

export interface ComputeAheadOptions {
  readonly scenarios: string;
  readonly cache: string;
  readonly runs: RunChoice;
  readonly seeds?: number;
  readonly members?: number;
  readonly member?: number;
  readonly animation?: true;
  readonly sample?: string;
  readonly districts?: true;
  readonly threads: number;
  readonly shard?: Shard;
  readonly resume?: boolean;
  readonly checksums?: true;
  /** Simulated days. */
  readonly checkpoint?: number;
  readonly runLog?: string;
  readonly summary?: string;
}

const echoMilliseconds = 1000;

/** Adds the options of both commands. */
export function withComputeAheadOptions(command: Command, defaultRuns: RunChoice): Command {
  return command
    .argument(
      "[battery...]",
      "paths of batteries, of grids (legacy/…), of animations (animation/…), or of folders of them; all when none is named",
    )
    .addOption(
      new Option(
        "--runs <which>",
        "all, default (what a page shows first), RunIds with commas, or values of options with commas (masks=no,work=0.5)",
      )
        .default(defaultRuns)
        .argParser(parseRuns),
    )
    .addOption(
      new Option("--seeds <number>", "runs per combination, shown as their mean").argParser(
        parseCount,
      ),
    )
    .addOption(
      membersOption(
        "every run with its ensemble of so many members, in one file; without it, none",
      ),
    )
    .addOption(
      new Option(
        "--sample <share>",
        "share of the population, or a preset: tiny, demo, batch, full",
      ),
    )
    .option("--districts", "a table of every district in the archives, too")
    .addOption(threadsOption())
    .addOption(
      new Option(
        "--shard <i/n>",
        "only the i-th of n parts; known by itself in Slurm arrays and Kubernetes indexed jobs",
      ).argParser(parseShardOption),
    )
    .option("--resume", "leave out runs that are there already")
    .addOption(scenariosOption())
    .addOption(cacheOption());
}

/** Writes batteries with their runs into a data root; `option` is its name in messages. */
export async function computeAhead(
  batteries: readonly string[],
  root: string | Storage,
  option: string,
  options: ComputeAheadOptions,
): Promise<void> {
  const { scenarios, cache, threads } = options;
  checkScenarios(scenarios);
  if (typeof root === "string") checkWritable(root, option);
  const shard = options.shard ?? environmentShard();
  if (shard && shard.count > 1) console.log(`Part ${shard.number + 1} of ${shard.count}`);
  const { runLog, summary } = options;
  const log = new SweepLog({
    part: shard ?? { number: 0, count: 1 },
    ...(runLog !== undefined && { runLog }),
    ...(summary !== undefined && { summary }),
  });
  const line = new ProgressLine(process.stdout);
  try {
    const result = await generateBatteries({
      ...planOf(batteries, options),
      root,
      helperFolder: cache,
      ...(shard && { shard }),
      threads,
      isResuming: options.resume === true,
      ...(options.checkpoint !== undefined && { checkpointDays: options.checkpoint }),
      ...(options.checksums && { hasChecksums: options.checksums }),
      threadProgram,
      signal: interruption(),
      onProgress: (progress) => line.show(progress),
      onRun: (run) => log.run(run),
      log: (message) => line.note(message),
    });
    line.end();
    log.end(result);
    report(result, typeof root === "string" ? root : root.name);
  } catch (error) {
    line.end();
    log.end(error instanceof Error ? error : new Error(String(error)));
    throw isUserError(error) ? new UserError(error.message) : error;
  }
}

/** What exists of all parts, on standard output; exit code 1 if a run is missing. */
export async function reportStatus(
  batteries: readonly string[],
  root: string | Storage,
  options: ComputeAheadOptions,
): Promise<void> {
  const surveys = await survey(batteries, root, options);
  console.log(statusReport(surveys, process.argv.slice(2)));
  if (surveys.some(({ missing }) => missing.length > 0)) process.exitCode = exitCodes.failed;
}

/** What the missing runs of all parts will take. Nothing is written. */
export async function reportEstimate(
  batteries: readonly string[],
  root: string | Storage,
  options: ComputeAheadOptions,
): Promise<void> {
  await printEstimate(await survey(batteries, root, options), {
    threads: options.threads,
    program: programStamp(),
    threadProgram,
    signal: interruption(),
    print: (line) => console.log(line),
  });
}

async function survey(
  batteries: readonly string[],
  root: string | Storage,
  options: ComputeAheadOptions,
): Promise<readonly BatterySurvey[]> {
  checkScenarios(options.scenarios);
  try {
    return await surveyRuns({ ...planOf(batteries, options), root });
  } catch (error) {
    throw isUserError(error) ? new UserError(error.message) : error;
  }
}

/** Publishes what a browser needs to compute the other runs. */
export async function publishForBrowsers(
  root: string,
  options: ComputeAheadOptions,
): Promise<void> {
  const { scenarios } = options;
  try {
    await publishScenarios({
      scenarios,
      root,
      changes: changesOf(options),
      program: programStamp(),
      build: buildIdentity(),
    });
  } catch (error) {
    throw isUserError(error) ? new UserError(error.message) : error;
  }
}

function planOf(batteries: readonly string[], options: ComputeAheadOptions) {
  const { scenarios, runs, member, animation } = options;
  return {
    ...{ scenarios, batteries, runs },
    changes: changesOf(options),
    ...(member !== undefined && { member }),
    ...(animation && { onlyAnimation: true }),
    program: programStamp(),
    build: buildIdentity(),
  };
}

function changesOf({ seeds, members, sample, districts }: ComputeAheadOptions) {
  return {
    ...(seeds !== undefined && { seeds }),
    ...(members !== undefined && { members }),
    ...(sample !== undefined && { sample }),
    ...(districts && { districts }),
  };
}

/**
 * Aborted by the first signal. A second one ends the process at once, unless it is the echo that
 * some batch systems send.
 */
function interruption(): AbortSignal {
  const controller = new AbortController();
  let interruptedAt: number | undefined;
  const interrupt = () => {
    interruptedAt ??= performance.now();
    if (performance.now() - interruptedAt > echoMilliseconds) process.exit(exitCodes.stopped);
    controller.abort(new Error("Interrupted."));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, interrupt);
  return controller.signal;
}

function report(result: GenerateResult, root: string): void {
  const { computed, found, failed, wasStopped } = result;
  const there = found > 0 ? `, ${found} were there already` : "";
  const broken = failed > 0 ? `, ${failed} failed` : "";
  console.log(`${computed} computed${there}${broken}: ${root}`);
  if (wasStopped) console.log("Stopped. The same command with --resume goes on.");
  process.exitCode = exitCodeOf(result);
}

function isUserError(error: unknown): error is Error {
  return [ChoiceError, ScenarioError, StorageError].some((kind) => error instanceof kind);
}

function parseRuns(text: string): RunChoice {
  if (text === "all" || text === "default") return text;
  const runIds = text
    .split(",")
    .map((runId) => runId.trim())
    .filter((runId) => runId !== "");
  if (runIds.length === 0) throw new InvalidArgumentError("Name at least one run.");
  return runIds;
}

function parseShardOption(text: string): Shard {
  const shard = parseShard(text);
  if (!shard) throw new InvalidArgumentError("This must be a part such as 2/8, from 1/8 to 8/8.");
  return shard;
}

function environmentShard(): Shard | undefined {
  try {
    return shardFromEnvironment(process.env);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
