// What happened in one part of a sweep, for machines: a line for each run, and a summary.
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type EndedRun, type GenerateResult, reasonOf, type Shard } from "@episcope/runner";
import { UserError } from "../userError.ts";
import { exitCodeOf, exitCodes } from "./exitCodes.ts";

export interface SweepLogOptions {
  /** Lines of JSON are added to it. */
  readonly runLog?: string;
  /** A JSON document that is written at the end. */
  readonly summary?: string;
  readonly part: Shard;
  /** For tests. */
  readonly gauge?: Gauge;
}

interface Gauge {
  date(): Date;
  /** Monotonic, in seconds. */
  seconds(): number;
  /** Bytes of this process with all its threads. */
  memory(): number;
  mostMemory(): number;
}

const realGauge: Gauge = {
  date: () => new Date(),
  seconds: () => performance.now() / 1000,
  memory: () => process.memoryUsage.rss(),
  // In kilobytes.
  mostMemory: () => process.resourceUsage().maxRSS * 1024,
};

export class SweepLog {
  readonly #options: SweepLogOptions;
  readonly #gauge: Gauge;
  readonly #begun: number;
  readonly #failed: { readonly battery: string; readonly run: string; readonly reason: string }[] =
    [];

  /** Throws a UserError if a file cannot be written. */
  constructor(options: SweepLogOptions) {
    this.#options = options;
    this.#gauge = options.gauge ?? realGauge;
    this.#begun = this.#gauge.seconds();
    const { runLog, summary } = options;
    if (runLog !== undefined) write(runLog, "--run-log", (file) => appendFileSync(file, ""));
    if (summary !== undefined) write(summary, "--summary", (file) => appendFileSync(file, ""));
  }

  run({ job: { battery, runId }, result, seconds, error }: EndedRun): void {
    const reason = result === "failed" ? reasonOf(error) : undefined;
    if (reason !== undefined) this.#failed.push({ battery, run: runId, reason });
    const { runLog } = this.#options;
    if (runLog === undefined) return;
    const line = {
      time: this.#gauge.date().toISOString(),
      ...this.#part(),
      ...{ battery, run: runId, result },
      seconds: rounded(seconds),
      memory: this.#gauge.memory(),
      ...(reason !== undefined && { reason }),
    };
    write(runLog, "--run-log", (file) => appendFileSync(file, `${JSON.stringify(line)}\n`));
  }

  /** With the error that ended everything, if there was one. */
  end(result: GenerateResult | Error): void {
    const { summary } = this.#options;
    if (summary === undefined) return;
    const document = {
      time: this.#gauge.date().toISOString(),
      ...this.#part(),
      ...(result instanceof Error
        ? { reason: result.message, exitCode: exitCodes.failed }
        : {
            ...{ computed: result.computed, found: result.found },
            ...{ stopped: result.wasStopped, exitCode: exitCodeOf(result) },
          }),
      failed: this.#failed,
      seconds: rounded(this.#gauge.seconds() - this.#begun),
      memory: this.#gauge.mostMemory(),
    };
    const text = `${JSON.stringify(document, undefined, 2)}\n`;
    write(summary, "--summary", (file) => writeFileSync(file, text));
  }

  #part(): { readonly part: number; readonly parts: number } {
    const { number, count } = this.#options.part;
    return { part: number + 1, parts: count };
  }
}

function write(file: string, option: string, writing: (file: string) => void): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writing(file);
  } catch {
    throw new UserError(`${file} cannot be written to. Choose another file with ${option}.`);
  }
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
