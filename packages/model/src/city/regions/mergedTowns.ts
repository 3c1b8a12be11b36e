// A country as towns: the largest ones, made-up ones in each district, merged where the sample is
// too thin (model specification 12.2).
import type { CityRecord } from "@episcope/common";
import { evenlySpread, metresFrom, zOrder } from "../geography/geography.ts";
import type { Region, Settlement } from "./region.ts";

/** A town needs so many people of the sample to have schools and workplaces of its own. */
const fewestPeople = 2000;
const kmPerDegree = 111.32;
const townSizes = [5000, 8000, 12_000, 18_000, 25_000, 40_000, 60_000];

interface Town {
  readonly name: string;
  readonly residents: number;
  readonly latitude: number;
  readonly longitude: number;
}

type Centre = Region["centre"];
type DistrictRecord = CityRecord["districts"][number];

/** Towns of 5 to 60 thousand people for the rest of a district, evenly in a disc of its area. */
function madeUpTowns(centre: Centre, district: DistrictRecord, rest: number): readonly Town[] {
  const { name, km2, at, holeKm = 0 } = district;
  const radius = Math.sqrt(km2 / Math.PI + holeKm * holeKm);
  const towns: Town[] = [];
  // The narrowing of degrees of longitude is that of the middle of the country.
  const oneEast = { ...centre, longitude: centre.longitude + 1 };
  const kmPerDegreeEast = metresFrom(centre, oneEast).x / 1000;
  let left = rest;
  for (let n = 0; left > 4000; n++) {
    const east = (2 * evenlySpread(n, 2) - 1) * radius;
    const north = (2 * evenlySpread(n, 3) - 1) * radius;
    const distance = Math.sqrt(east * east + north * north);
    if (distance > radius || distance < holeKm) continue;
    const residents = Math.min(left, townSizes[towns.length % townSizes.length] ?? left);
    left -= residents;
    towns.push({
      name: `${name} ${towns.length + 1}`,
      residents,
      latitude: at[0] + north / kmPerDegree,
      longitude: at[1] + east / kmPerDegreeEast,
    });
  }
  return towns;
}

/** Towns of a district along a curve that keeps neighbours together. */
function townsOf(centre: Centre, record: CityRecord, district: DistrictRecord): readonly Town[] {
  const large = (record.towns ?? [])
    .filter((town) => town.district === district.name)
    .map(({ name, residents, at }) => ({
      name,
      residents,
      latitude: at[0],
      longitude: at[1],
    }));
  const inLarge = large.reduce((sum, { residents }) => sum + residents, 0);
  const [south, west] = record.southWest ?? [0, 0];
  const order = ({ latitude, longitude }: Town) =>
    zOrder(Math.floor((longitude - west) * 4000), Math.floor((latitude - south) * 6000));
  return [...large, ...madeUpTowns(centre, district, district.residents - inLarge)].toSorted(
    (a, b) => order(a) - order(b),
  );
}

/** Neighbours join until each town is large enough; what is left over joins the last one. */
function merge(towns: readonly Town[], minimum: number): readonly Town[] {
  const merged: Town[] = [];
  let group: Town[] = [];
  const close = () => {
    const largest = group.reduce((a, b) => (b.residents > a.residents ? b : a));
    merged.push({
      ...largest,
      residents: group.reduce((sum, { residents }) => sum + residents, 0),
    });
    group = [];
  };
  for (const town of towns) {
    group.push(town);
    if (group.reduce((sum, { residents }) => sum + residents, 0) >= minimum) close();
  }
  const last = merged.pop();
  if (last !== undefined && group.length > 0) group.push(last);
  else if (last !== undefined) merged.push(last);
  if (group.length > 0) close();
  return merged;
}

export function mergedTowns(
  centre: Centre,
  record: CityRecord,
  sample: number,
): readonly Settlement[] {
  let market = 0;
  return record.districts.flatMap((district, number) =>
    merge(townsOf(centre, record, district), fewestPeople / sample).map(
      ({ name, residents, latitude, longitude }): Settlement => ({
        name,
        district: number,
        residents,
        // The built-up core: 2500 people per km², at most a disc of 12 km.
        areaKm2: Math.min(450, Math.max(12, residents / 2500)),
        latitude,
        longitude,
        jobs: 1,
        market: market++,
        core: "settlement",
        people: "everybody",
      }),
    ),
  );
}
