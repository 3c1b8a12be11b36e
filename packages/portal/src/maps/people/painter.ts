// Paints people on their ground. Two painters, one picture: with the graphics card, or pixel by
// pixel where there is none or where it is only imitated.
import type { Camera, ViewSize } from "../camera.ts";
import type { Ground } from "../ground/ground.ts";
import { rgbOf } from "./color.ts";
import type { Moment } from "./peopleAt.ts";
import type { StateChanges } from "./stateChanges.ts";
import type { PeopleTracks } from "./tracks.ts";

export interface PeopleStyle {
  /** By state: six hexadecimal digits behind a #. */
  readonly colors: readonly string[];
  readonly background: string;
  readonly streets: string;
  readonly outline: string;
  /** By state. */
  readonly isHidden: readonly boolean[];
}

export interface PeoplePainter {
  readonly kind: PainterKind;
  /**
   * May come in any order; nothing is drawn of people until tracks, homes and states of as many
   * people are there.
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

/** Diameters in CSS pixels by state; those who were infected today are to be seen. */
export const dotSizes: readonly number[] = [2.4, 7, 5, 5, 5, 5, 4];
/**
 * Later ones cover earlier ones: susceptible lowest, then recovered and the sick, on top who has
 * just been infected and who infects.
 */
const drawingOrder: readonly number[] = [0, 5, 6, 2, 3, 4, 1];

/** How a state is drawn: the seven of health, then people who are infected later that day. */
export interface DrawnState {
  /** Red, green and blue, 0 to 255. */
  readonly color: readonly [number, number, number];
  /** CSS pixels at the usual distance. */
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
  // Whoever hides the infected, too, does not want to see who will be.
  const soon = drawn.slice(0, 1).map((susceptible) => ({
    ...susceptible,
    isHidden: susceptible.isHidden && isHidden[1] === true,
  }));
  return [...drawn, ...soon];
}

const usualMetresPerPixel = 60;

/** Dots grow gently as the view comes closer. */
export function dotScale({ metresPerPixel }: Camera): number {
  return Math.min(3, Math.max(0.8, (usualMetresPerPixel / metresPerPixel) ** 0.35));
}

/** Metres per pixel up to which streets of a level are shown, and how wide they are in pixels. */
export const streetStyles = [
  { until: 22, width: 1, opacity: 0.35 },
  { until: 90, width: 1, opacity: 0.5 },
  { until: Number.POSITIVE_INFINITY, width: 1.6, opacity: 0.75 },
] as const;

export const outlineStyle = { width: 1.4, opacity: 0.7 } as const;
