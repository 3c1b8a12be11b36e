// Position and state of an animation. The visitor's choice is separate from the reasons to wait, so
// that it always continues as chosen: after a drag, a dialog, loading, or another tab.
import { defaultSpeed, type Speed } from "./speeds.ts";

/** Reasons for a playing animation to wait. */
export type Hold = "dragging" | "hidden" | "dialog" | "loading";

/** Positions are seconds of a day or days, depending on the animation. */
export interface PlayerRange {
  readonly first: number;
  readonly last: number;
  /** Positions per second at speed 1. */
  readonly perSecond: number;
}

export interface PlayerState {
  /** The visitor has started it. */
  readonly isPlaying: boolean;
  /** It is actually running. */
  readonly isRunning: boolean;
  readonly speed: Speed;
  /** It has reached its end and was not moved since. */
  readonly hasEnded: boolean;
}

/** A longer pause between frames is not counted: a sleeping computer or a debugger. */
const maxStep = 0.25;

export class Player {
  readonly range: PlayerRange;
  #position: number;
  #state: PlayerState;
  readonly #holds = new Set<Hold>();
  readonly #stateListeners = new Set<() => void>();
  readonly #positionListeners = new Set<() => void>();

  constructor(
    range: PlayerRange,
    start: {
      readonly position?: number;
      readonly speed?: Speed;
      readonly isPlaying?: boolean;
    } = {},
  ) {
    this.range = range;
    this.#position = this.#within(start.position ?? range.first);
    const speed = start.speed ?? defaultSpeed;
    const isPlaying = (start.isPlaying ?? false) && speed !== 0;
    this.#state = { isPlaying, isRunning: isPlaying, speed, hasEnded: false };
  }

  get position(): number {
    return this.#position;
  }

  /** A new object after every change, so that it can be compared. */
  get state(): PlayerState {
    return this.#state;
  }

  /** Starts over at the end. */
  play(): void {
    const speed = this.#state.speed === 0 ? defaultSpeed : this.#state.speed;
    const { first, last } = this.range;
    if (speed > 0 && this.#position >= last) this.#move(first);
    if (speed < 0 && this.#position <= first) this.#move(last);
    this.#change({ isPlaying: true, speed, hasEnded: false });
  }

  pause(): void {
    this.#change({ isPlaying: false });
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause();
    else this.play();
  }

  /** Choosing a speed also starts playing. */
  setSpeed(speed: Speed): void {
    this.#change({ speed, isPlaying: speed !== 0, hasEnded: false });
    if (speed !== 0) this.play();
  }

  /** For a speed from the address, which does not start playing. */
  adoptSpeed(speed: Speed): void {
    this.#change({ speed, isPlaying: this.#state.isPlaying && speed !== 0 });
  }

  seek(position: number): void {
    this.#move(position);
    this.#change({ hasEnded: false });
  }

  hold(reason: Hold): void {
    this.#holds.add(reason);
    this.#change({});
  }

  release(reason: Hold): void {
    this.#holds.delete(reason);
    this.#change({});
  }

  /**
   * Advances by this many seconds of real time. Allocates nothing, because it is called for every
   * frame.
   */
  advance(seconds: number): void {
    if (!this.#state.isRunning) return;
    const { first, last, perSecond } = this.range;
    const step = Math.min(Math.max(0, seconds), maxStep);
    const next = this.#position + step * perSecond * this.#state.speed;
    this.#position = this.#within(next);
    const hasEnded = this.#state.speed > 0 ? next >= last : next <= first;
    if (!hasEnded) return;
    this.#change({ isPlaying: false, hasEnded: true });
  }

  /** Notifies listeners of the position. Frames are more frequent than anybody can read numbers. */
  notifyPosition(): void {
    for (const listener of this.#positionListeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  };

  readonly subscribePosition = (listener: () => void): (() => void) => {
    this.#positionListeners.add(listener);
    return () => this.#positionListeners.delete(listener);
  };

  #move(position: number): void {
    this.#position = this.#within(position);
    this.notifyPosition();
  }

  #within(position: number): number {
    const { first, last } = this.range;
    return Math.min(last, Math.max(first, position));
  }

  #change(change: Partial<Omit<PlayerState, "isRunning">>): void {
    const before = this.#state;
    const next = { ...before, ...change };
    const isRunning = next.isPlaying && this.#holds.size === 0;
    const isSame =
      isRunning === before.isRunning &&
      next.isPlaying === before.isPlaying &&
      next.speed === before.speed &&
      next.hasEnded === before.hasEnded;
    if (isSame) return;
    this.#state = { ...next, isRunning };
    for (const listener of this.#stateListeners) listener();
    // The final position must be shown.
    if (before.isRunning && !isRunning) this.notifyPosition();
  }
}
