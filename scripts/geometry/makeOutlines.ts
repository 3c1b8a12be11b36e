// The outlines below the maps of cities (docs/maps.md).
import { regionRecord } from "@episcope/common";
import type { PackedAreas } from "../../packages/portal/src/maps/outlines/areas.ts";
import { metresPerDegreeAt } from "../../packages/portal/src/maps/outlines/metresPerDegree.ts";
import { makeAreas } from "./makeAreas.ts";
import { type Degrees, type Feature, readFeatures } from "./readFeatures.ts";

/** Municipalities have no parts in the source: no boroughs of Berlin. */
const sourceFiles = { municipalities: "gemeinden.geo.json", states: "laender.geo.json" };

export function makeOutlines(region: string, read: (file: string) => Buffer): PackedAreas {
  const { place, outline } = regionRecord(region);
  const { areas, tolerance, grid, ownKeys } = outline;
  const [latitude, longitude] = place.centre;
  const distance = kilometresFrom({ latitude, longitude });
  const features = readFeatures(
    read(sourceFiles[areas]),
    (corner) => distance(corner) < place.mapRadiusKm + maxAreaRadius,
  );
  const near = features.filter((feature) => distance(middleOf(feature)) < place.mapRadiusKm);
  const isCity = (key: string) => ownKeys !== undefined && key.startsWith(ownKeys);
  return makeAreas(near, { latitude, longitude }, { tolerance, grid, isCity });
}

/**
 * Maximal distance from the first corner of a municipality to its centre; all states are within the
 * radius.
 */
const maxAreaRadius = 30;

function kilometresFrom(centre: Degrees): (point: Degrees) => number {
  const { east, north } = metresPerDegreeAt(centre);
  return ({ latitude, longitude }) =>
    Math.hypot((longitude - centre.longitude) * east, (latitude - centre.latitude) * north) / 1000;
}

function middleOf({ rings }: Feature): Degrees {
  const corners = rings.flat();
  const middle = (of: (corner: Degrees) => number) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const corner of corners) {
      least = Math.min(least, of(corner));
      most = Math.max(most, of(corner));
    }
    return (least + most) / 2;
  };
  return {
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
  };
}
