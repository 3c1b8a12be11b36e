import { metresPerDegree } from "@episcope/common";

/** Metres east and north per degree around a centre (docs/animation.md). */
export function metresPerDegreeAt({ latitude }: { readonly latitude: number }): {
  readonly east: number;
  readonly north: number;
} {
  return {
    east: metresPerDegree * Math.cos((latitude * Math.PI) / 180),
    north: metresPerDegree,
  };
}
