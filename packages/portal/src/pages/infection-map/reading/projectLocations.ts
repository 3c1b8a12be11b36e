// Converts degrees to metres in the region where people live; the file does not name it.
import type { InfectionLocations } from "@episcope/battery";
import { type Bounds, type RegionPlace, regionPlaces } from "@episcope/common";
import { metresPerDegreeAt } from "../../../maps/outlines/metresPerDegree.ts";
import type { MapData } from "./mapData.ts";

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Share of outliers that do not count for the extent. */
const outlierShare = 0.01;
/** This many positions are a sufficient sample. */
const sampled = 20_000;
/** Relative to the radius of the outlines; people at the edge may live a little outside. */
const outlineReach = 1.15;
/** Margin around the positions, relative to their extent. */
const margin = 0.06;
/** Minimum extent of the map in metres. */
const minExtent = 2000;

export function projectLocations(locations: InfectionLocations): MapData {
  const { count, longitude, latitude, dayStart, kinds, strains } = locations;
  const box = boxOf(longitude, latitude);
  const region = regionOf(box);
  const place = region === undefined ? undefined : regionPlaces().get(region);
  const centre = place
    ? centreOf(place)
    : { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
  const { east, north } = metresPerDegreeAt(centre);
  const x = new Float32Array(count);
  const y = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    x[row] = ((longitude[row] ?? 0) - centre.longitude) * east;
    y[row] = ((latitude[row] ?? 0) - centre.latitude) * north;
  }
  const bounds = widened({
    west: (box.west - centre.longitude) * east,
    east: (box.east - centre.longitude) * east,
    south: (box.south - centre.latitude) * north,
    north: (box.north - centre.latitude) * north,
  });
  return { count, x, y, dayStart, kinds, strains, region, bounds };
}

/** The smallest region that contains the box; otherwise Germany, or undefined outside of it. */
export function regionOf(box: Box): string | undefined {
  const found = [...regionPlaces()]
    .filter(([, place]) => isInside(box, place))
    .sort(([, a], [, b]) => a.mapRadiusKm - b.mapRadiusKm);
  return found[0]?.[0];
}

function centreOf({ centre: [latitude, longitude] }: RegionPlace) {
  return { latitude, longitude };
}

function isInside(box: Box, place: RegionPlace): boolean {
  const centre = centreOf(place);
  const { east, north } = metresPerDegreeAt(centre);
  const across = Math.max(box.east - centre.longitude, centre.longitude - box.west) * east;
  const along = Math.max(box.north - centre.latitude, centre.latitude - box.south) * north;
  return Math.max(across, along) <= outlineReach * place.mapRadiusKm * 1000;
}

/** In degrees, without outliers. */
function boxOf(longitude: Float32Array, latitude: Float32Array): Box {
  const [west, east] = rangeOf(longitude);
  const [south, north] = rangeOf(latitude);
  return { west, south, east, north };
}

function rangeOf(values: Float32Array): [least: number, most: number] {
  const step = Math.max(1, Math.floor(values.length / sampled));
  const sample = Float32Array.from(
    { length: Math.floor((values.length + step - 1) / step) },
    (_, index) => values[index * step] ?? 0,
  ).sort();
  const left = Math.floor(outlierShare * sample.length);
  return [sample[left] ?? 0, sample[sample.length - 1 - left] ?? 0];
}

function widened({ west, south, east, north }: Bounds): Bounds {
  const across = Math.max(minExtent, (east - west) * (1 + 2 * margin)) / 2;
  const along = Math.max(minExtent, (north - south) * (1 + 2 * margin)) / 2;
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  return { west: x - across, south: y - along, east: x + across, north: y + along };
}
