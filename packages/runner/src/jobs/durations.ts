// How long runs take, learned from those before.

/** Before the first run is through (milliseconds). */
const firstGuess = 2000;
/** Weight of the latest run. */
const weight = 0.3;
/** Below, what has been done says too little about the rest. */
const tellingShare = 0.05;

export class Durations {
  #mean = firstGuess;
  #count = 0;

  add(milliseconds: number): void {
    this.#mean =
      this.#count === 0 ? milliseconds : this.#mean + weight * (milliseconds - this.#mean);
    this.#count++;
  }

  /** Milliseconds of a run, later ones counting more. */
  get mean(): number {
    return this.#mean;
  }

  /** Milliseconds until a run is through of which a share is done. */
  remaining(elapsed: number, share: number): number {
    if (share < tellingShare) return Math.max(0, this.#mean - elapsed);
    return (elapsed * (1 - share)) / share;
  }
}
