// Progress of a long command: one line that is overwritten on a terminal, a line now and then
// elsewhere.
import type { GenerateProgress } from "@episcope/runner";

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const barWidth = 24;
/** Milliseconds between two lines. */
const terminalInterval = 100;
const plainInterval = 10_000;

export class ProgressLine {
  readonly #output: Output;
  readonly #now: () => number;
  readonly #isTerminal: boolean;
  #shownAt = Number.NEGATIVE_INFINITY;
  #latest: GenerateProgress | undefined;

  constructor(output: Output, now: () => number = performance.now.bind(performance)) {
    this.#output = output;
    this.#now = now;
    this.#isTerminal = output.isTTY === true;
  }

  show(progress: GenerateProgress): void {
    this.#latest = progress;
    const pause = this.#isTerminal ? terminalInterval : plainInterval;
    if (this.#now() - this.#shownAt >= pause) this.#write(progress);
  }

  /** Prints a message above the progress line. */
  note(text: string): void {
    this.#output.write(this.#isTerminal ? `\r\u001b[K${text}\n` : `${text}\n`);
    if (this.#isTerminal && this.#latest) this.#write(this.#latest);
  }

  /** Leaves the last state on the screen. */
  end(): void {
    if (!this.#latest) return;
    this.#write(this.#latest);
    if (this.#isTerminal) this.#output.write("\n");
  }

  #write(progress: GenerateProgress): void {
    this.#shownAt = this.#now();
    const text = describeProgress(progress);
    if (!this.#isTerminal) {
      this.#output.write(`${text}\n`);
      return;
    }
    const filled = Math.round(progress.share * barWidth);
    const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
    const line = `${bar} ${text}`.slice(0, Math.max(20, (this.#output.columns ?? 80) - 1));
    this.#output.write(`\r\u001b[K${line}`);
  }
}

export function describeProgress({
  total,
  finished,
  share,
  secondsLeft,
}: GenerateProgress): string {
  const runs = `${finished} of ${total} ${total === 1 ? "run" : "runs"}`;
  const percent = `${Math.floor(share * 100)} %`;
  if (finished >= total) return `${runs} · ${percent}`;
  return `${runs} · ${percent} · ${secondsLeft === undefined ? "…" : `${duration(secondsLeft)} left`}`;
}

/** Uses the two largest units. */
function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days ${hours % 24} h`;
}
