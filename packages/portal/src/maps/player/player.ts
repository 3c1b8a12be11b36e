// Where an animation stands and whether it runs. What the visitor wants and what keeps it waiting
// are kept apart, so that it always goes on the way the visitor left it: after a drag, a dialog, a
// day that had to be loaded, another tab.
import { type Speed, usualSpeed } from "./speeds.ts";

/** What keeps an animation waiting that the visitor lets run. */
export type Hold = "dragging" | "hidden" | "dialog" | "loading";

/** Positions are seconds of a day or days, whatever the animation counts. */
export interface PlayerRange {
  readonly first: number;
  readonly last: number;
  /** How far it gets in a second at speed 1. */
  readonly perSecond: number;
}

export interface PlayerState {
  /** The visitor lets it run. */
  readonly isPlaying: boolean;
  /** It really runs. */
  readonly isRunning: boolean;
  readonly speed: Speed;
  /** It has run to its end, and nobody has moved it since. */
  readonly hasEnded: boolean;
}

/** A longer pause between two pictures was none of watching: a sleeping computer, a debugger. */
const longestStep = 0.25;

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
    const speed = start.speed ?? usualSpeed;
    const isPlaying = (start.isPlaying ?? false) && speed !== 0;
    this.#state = { isPlaying, isRunning: isPlaying, speed, hasEnded: false };
  }

  get position(): number {
    return this.#position;
  }

  /** Another object after every change, so that it can be compared. */
  get state(): PlayerState {
    return this.#state;
  }

  /** At the end it starts over. */
  play(): void {
    const speed = this.#state.speed === 0 ? usualSpeed : this.#state.speed;
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

  /** Choosing a speed is wanting to see it. */
  setSpeed(speed: Speed): void {
    this.#change({ speed, isPlaying: speed !== 0, hasEnded: false });
    if (speed !== 0) this.play();
  }

  /** As the address has it: nothing starts by that. */
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
   * Goes on by so many seconds on the visitor's clock. Makes nothing new: called for every picture.
   */
  advance(seconds: number): void {
    if (!this.#state.isRunning) return;
    const { first, last, perSecond } = this.range;
    const step = Math.min(Math.max(0, seconds), longestStep);
    const next = this.#position + step * perSecond * this.#state.speed;
    this.#position = this.#within(next);
    const hasEnded = this.#state.speed > 0 ? next >= last : next <= first;
    if (!hasEnded) return;
    this.#change({ isPlaying: false, hasEnded: true });
  }

  /** Tells those who show the position. Pictures come more often than anybody can read figures. */
  tellPosition(): void {
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
    this.tellPosition();
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
    // What is shown last is where it stands.
    if (before.isRunning && !isRunning) this.tellPosition();
  }
}
