// Estimates how long runs take, from earlier ones.

/** Before the first run has finished (milliseconds). */
const firstGuess = 2000;
/** Weight of the latest run. */
const weight = 0.3;
/** Below this share, what was done says too little about the rest. */
const minShareForEstimate = 0.05;

export class Durations {
  #mean = firstGuess;
  #count = 0;

  add(milliseconds: number): void {
    this.#mean =
      this.#count === 0 ? milliseconds : this.#mean + weight * (milliseconds - this.#mean);
    this.#count++;
  }

  /** Mean duration of a run in milliseconds, later runs having more weight. */
  get mean(): number {
    return this.#mean;
  }

  /** Milliseconds until a run finishes of which this share is done. */
  remaining(elapsed: number, share: number): number {
    if (share < minShareForEstimate) return Math.max(0, this.#mean - elapsed);
    return (elapsed * (1 - share)) / share;
  }
}
