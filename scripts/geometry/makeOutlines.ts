// The outlines that lie below the maps of cities (docs/maps.md).
import type { PackedAreas } from "../../packages/portal/src/maps/outlines/areas.ts";
import { mapRegions, metresPerDegreeAt } from "../../packages/portal/src/maps/outlines/regions.ts";
import { type Detail, makeAreas } from "./makeAreas.ts";
import { type Degrees, type Feature, readFeatures } from "./readFeatures.ts";

/** Municipalities have no parts in the source: no boroughs of Berlin. */
const municipalities = "gemeinden.geo.json";
const states = "laender.geo.json";

const details: Readonly<Record<string, Detail & { readonly file: string }>> = {
  berlin: { file: municipalities, tolerance: 60, grid: 10, isCity: (key) => key === "11000000" },
  cologne: { file: municipalities, tolerance: 40, grid: 10, isCity: (key) => key === "05315000" },
  munich: { file: municipalities, tolerance: 50, grid: 10, isCity: (key) => key === "09162000" },
  // The district, of ten municipalities.
  heinsberg: {
    file: municipalities,
    tolerance: 25,
    grid: 5,
    isCity: (key) => key.startsWith("05370"),
  },
  germany: { file: states, tolerance: 400, grid: 100, isCity: () => false },
};

export function makeOutlines(region: string, read: (file: string) => Buffer): PackedAreas {
  const [place, detail] = [mapRegions[region], details[region]];
  if (!place || !detail) throw new Error(`There are no outlines of ${region}`);
  const { centre, radiusKm } = place;
  const distance = kilometresFrom(centre);
  const features = readFeatures(
    read(detail.file),
    (corner) => distance(corner) < radiusKm + largestArea,
  );
  const near = features.filter((feature) => distance(middleOf(feature)) < radiusKm);
  return makeAreas(near, centre, detail);
}

/** From the first corner of a municipality to its middle, at most; states are all within the radius. */
const largestArea = 30;

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
