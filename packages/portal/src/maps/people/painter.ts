// Paints people on their ground. Two painters produce the same image: with the GPU, or pixel by
// pixel if there is none or it is emulated.
import type { Camera, ViewSize } from "../camera.ts";
import type { Ground } from "../ground/ground.ts";
import { rgbOf } from "./color.ts";
import type { Moment } from "./peopleAt.ts";
import type { StateChanges } from "./stateChanges.ts";
import type { PeopleTracks } from "./tracks.ts";

export interface PeopleStyle {
  /** Indexed by state: # and six hexadecimal digits. */
  readonly colors: readonly string[];
  readonly background: string;
  readonly streets: string;
  readonly outline: string;
  /** Indexed by state. */
  readonly isHidden: readonly boolean[];
}

export interface PeoplePainter {
  readonly kind: PainterKind;
  /**
   * The setters can be called in any order; people are drawn only once tracks, homes and states of
   * the same number of people are set.
   */
  setTracks(tracks: PeopleTracks): void;
  /** Where people with symptoms stay. */
  setHomes(x: Float32Array, y: Float32Array): void;
  setStates(changes: StateChanges): void;
  setGround(ground: Ground): void;
  setStyle(style: PeopleStyle): void;
  resize(size: ViewSize, pixelRatio: number): void;
  draw(camera: Camera, moment: Moment): void;
  dispose(): void;
}

export type PainterKind = "webgl" | "canvas";

/** Diameters in CSS pixels by state; the newly infected must be easy to see. */
export const dotSizes: readonly number[] = [2.4, 7, 5, 5, 5, 5, 4];
/**
 * Later ones cover earlier ones: susceptible at the bottom, then recovered and the sick, on top the
 * newly infected and the contagious.
 */
const drawingOrder: readonly number[] = [0, 5, 6, 2, 3, 4, 1];

/** How a state is drawn: the seven health states, then people who are infected later that day. */
export interface DrawnState {
  /** Red, green and blue, 0 to 255. */
  readonly color: readonly [number, number, number];
  /** In CSS pixels at the default zoom. */
  readonly size: number;
  /** Higher ones cover lower ones. */
  readonly order: number;
  readonly isHidden: boolean;
}

export function drawnStates({ colors, isHidden }: PeopleStyle): readonly DrawnState[] {
  const drawn = dotSizes.map((size, state) => ({
    color: rgbOf(colors[state] ?? "#000"),
    size,
    order: drawingOrder[state] ?? 0,
    isHidden: isHidden[state] === true,
  }));
  // If infected people are hidden as well, so are those who will be infected.
  const soon = drawn.slice(0, 1).map((susceptible) => ({
    ...susceptible,
    isHidden: susceptible.isHidden && isHidden[1] === true,
  }));
  return [...drawn, ...soon];
}

const defaultMetresPerPixel = 60;

/** Dots grow slowly as the view zooms in. */
export function dotScale({ metresPerPixel }: Camera): number {
  return Math.min(3, Math.max(0.8, (defaultMetresPerPixel / metresPerPixel) ** 0.35));
}

/** Largest metres per pixel at which streets of a level are shown, and their width in pixels. */
export const streetStyles = [
  { until: 22, width: 1, opacity: 0.35 },
  { until: 90, width: 1, opacity: 0.5 },
  { until: Number.POSITIVE_INFINITY, width: 1.6, opacity: 0.75 },
] as const;

export const outlineStyle = { width: 1, opacity: 0.4 } as const;
export const cityOutlineStyle = { width: 2.5, opacity: 0.9 } as const;
