// Coordinates of the published files: metres in DHDN / 3-degree Gauss–Krüger zone 4, relative to a
// centre so that 32 bits suffice (visualisations specification 1.3).
import type { GeographicPoint } from "@episcope/common";

const publishedCentre: GeographicPoint & { readonly x: number; readonly y: number } = {
  x: 4_595_000,
  y: 5_820_000,
  latitude: 52.506,
  longitude: 13.399,
};

/** In metres; the published roads extend 200 km from the centre. */
const farthest = 1_000_000;

/** Metres from the centre; undefined if the position is too far away. */
export function eastOf(x: number): number | undefined {
  return near(x - publishedCentre.x);
}

export function northOf(y: number): number | undefined {
  return near(y - publishedCentre.y);
}

function near(distance: number): number | undefined {
  return Math.abs(distance) <= farthest ? distance : undefined;
}
