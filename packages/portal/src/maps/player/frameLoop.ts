// The only drawing loop. It runs while something changes and stops by itself.

/**
 * Draws a frame; `seconds` since the previous one, 0 after a pause. Returns whether another frame
 * must follow.
 */
export type DrawFrame = (seconds: number) => boolean;

interface FrameClock {
  request(callback: (milliseconds: number) => void): number;
  cancel(handle: number): void;
}

const browserClock: FrameClock = {
  request: (callback) => window.requestAnimationFrame(callback),
  cancel: (handle) => window.cancelAnimationFrame(handle),
};

export class FrameLoop {
  readonly #draw: DrawFrame;
  readonly #clock: FrameClock;
  #handle: number | undefined;
  /** Time of the previous frame, if this one follows it directly. */
  #before: number | undefined;
  #isDisposed = false;

  constructor(draw: DrawFrame, clock: FrameClock = browserClock) {
    this.#draw = draw;
    this.#clock = clock;
  }

  /** Requests a frame. */
  wake(): void {
    if (this.#isDisposed || this.#handle !== undefined) return;
    this.#handle = this.#clock.request(this.#frame);
  }

  dispose(): void {
    this.#isDisposed = true;
    if (this.#handle !== undefined) this.#clock.cancel(this.#handle);
    this.#handle = undefined;
  }

  // One function for all frames.
  readonly #frame = (milliseconds: number): void => {
    this.#handle = undefined;
    const seconds = this.#before === undefined ? 0 : (milliseconds - this.#before) / 1000;
    const goesOn = this.#draw(seconds);
    this.#before = goesOn ? milliseconds : undefined;
    if (goesOn) this.wake();
  };
}
