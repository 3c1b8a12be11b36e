// The one loop that draws. It runs while there is something new to see and stops by itself.

/**
 * Draws a picture; seconds since the one before, 0 after a rest. Tells whether another one has to
 * follow.
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
  /** When the picture before was drawn, if this one follows it directly. */
  #before: number | undefined;
  #isEnded = false;

  constructor(draw: DrawFrame, clock: FrameClock = browserClock) {
    this.#draw = draw;
    this.#clock = clock;
  }

  /** There is something new to see. */
  wake(): void {
    if (this.#isEnded || this.#handle !== undefined) return;
    this.#handle = this.#clock.request(this.#frame);
  }

  /** For good. */
  end(): void {
    this.#isEnded = true;
    if (this.#handle !== undefined) this.#clock.cancel(this.#handle);
    this.#handle = undefined;
  }

  // One function for all pictures.
  readonly #frame = (milliseconds: number): void => {
    this.#handle = undefined;
    const seconds = this.#before === undefined ? 0 : (milliseconds - this.#before) / 1000;
    const goesOn = this.#draw(seconds);
    this.#before = goesOn ? milliseconds : undefined;
    if (goesOn) this.wake();
  };
}
