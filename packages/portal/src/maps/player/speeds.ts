/** From left to right on the slider; negative ones play backwards. */
export const speeds = [-10, -5, -2, -1, -0.5, -0.25, 0, 0.25, 0.5, 1, 2, 5, 10] as const;

export type Speed = (typeof speeds)[number];
export const defaultSpeed: Speed = 1;

export function isSpeed(value: number): value is Speed {
  return speeds.some((speed) => speed === value);
}
