// For which regions there are outlines, and from where their metres count. scripts/geometry reads this table too.

export interface MapRegion {
  /** The model's centre of the region (packages/model/src/city/regions), in degrees. */
  readonly centre: { readonly latitude: number; readonly longitude: number };
  /** How far around it there are outlines. */
  readonly radiusKm: number;
}

export const mapRegions: Readonly<Record<string, MapRegion>> = {
  berlin: { centre: { latitude: 52.517, longitude: 13.389 }, radiusKm: 60 },
  cologne: { centre: { latitude: 50.938, longitude: 6.957 }, radiusKm: 45 },
  munich: { centre: { latitude: 48.137, longitude: 11.575 }, radiusKm: 45 },
  heinsberg: { centre: { latitude: 51.055, longitude: 6.15 }, radiusKm: 30 },
  germany: { centre: { latitude: 51.2, longitude: 10.4 }, radiusKm: 450 },
};

const metresPerDegree = 111_320;

/** Metres east and north per degree around a centre (docs/animation.md). */
export function metresPerDegreeAt({ latitude }: MapRegion["centre"]): {
  readonly east: number;
  readonly north: number;
} {
  return {
    east: metresPerDegree * Math.cos((latitude * Math.PI) / 180),
    north: metresPerDegree,
  };
}
