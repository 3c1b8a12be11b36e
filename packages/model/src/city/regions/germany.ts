// Germany as settlements: the largest cities, synthetic towns in each state, merged to regions
// where the sample is too thin (model specification 12.2).
import { evenlySpread, metresFrom, zOrder } from "../geography/geography.ts";
import { cities, states } from "./germanSettlements.ts";
import type { Place, Region } from "./region.ts";
import { germanAges, modeTable, westernDayCare } from "./shared.ts";

const centre = { latitude: 51.2, longitude: 10.4 };
/** A region needs so many people of the sample to have schools and workplaces of its own. */
const peopleOfRegion = 2000;
const kmPerDegree = 111.32;
const townSizes = [5000, 8000, 12_000, 18_000, 25_000, 40_000, 60_000];

interface Settlement {
  readonly name: string;
  readonly residents: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Towns of 5 to 60 thousand people, evenly inside a disc of the state's area. */
function townsOf(state: number): readonly Settlement[] {
  const [, people, areaKm2, latitude, longitude, holeKm] = states[state] ?? ["", 0, 0, 0, 0, 0];
  const inCities = cities.reduce((sum, city) => sum + (city[1] === state ? city[2] * 1000 : 0), 0);
  const radius = Math.sqrt(areaKm2 / Math.PI + holeKm * holeKm);
  const towns: Settlement[] = [];
  // The narrowing of degrees of longitude is that of the middle of the country.
  const kmPerDegreeEast = metresFrom(centre, { ...centre, longitude: 11.4 }).x / 1000;
  let rest = people - inCities;
  for (let n = 0; rest > 4000; n++) {
    const east = (2 * evenlySpread(n, 2) - 1) * radius;
    const north = (2 * evenlySpread(n, 3) - 1) * radius;
    const distance = Math.sqrt(east * east + north * north);
    if (distance > radius || distance < holeKm) continue;
    const residents = Math.min(rest, townSizes[towns.length % townSizes.length] ?? rest);
    rest -= residents;
    towns.push({
      name: `${states[state]?.[0]} ${towns.length + 1}`,
      residents,
      latitude: latitude + north / kmPerDegree,
      longitude: longitude + east / kmPerDegreeEast,
    });
  }
  return towns;
}

/** Settlements of a state along a curve that keeps neighbours together. */
function settlementsOf(state: number): readonly Settlement[] {
  const large = cities
    .filter(([, of]) => of === state)
    .map(([name, , thousands, latitude, longitude]) => {
      return { name, residents: thousands * 1000, latitude, longitude };
    });
  const order = ({ latitude, longitude }: Settlement) =>
    zOrder(Math.floor((longitude - 5) * 4000), Math.floor((latitude - 47) * 6000));
  return [...large, ...townsOf(state)].toSorted((a, b) => order(a) - order(b));
}

/** Neighbours join until each region is large enough; what is left over joins the last one. */
function merge(settlements: readonly Settlement[], minimum: number): readonly Settlement[] {
  const regions: Settlement[] = [];
  let group: Settlement[] = [];
  const close = () => {
    const largest = group.reduce((a, b) => (b.residents > a.residents ? b : a));
    regions.push({
      ...largest,
      residents: group.reduce((sum, { residents }) => sum + residents, 0),
    });
    group = [];
  };
  for (const settlement of settlements) {
    group.push(settlement);
    if (group.reduce((sum, { residents }) => sum + residents, 0) >= minimum) close();
  }
  const last = regions.pop();
  if (last !== undefined && group.length > 0) group.push(last);
  else if (last !== undefined) regions.push(last);
  if (group.length > 0) close();
  return regions;
}

function placesOf(sample: number): readonly Place[] {
  let market = 0;
  return states.flatMap((_, district) =>
    merge(settlementsOf(district), peopleOfRegion / sample).map(
      ({ name, residents, latitude, longitude }): Place => ({
        name,
        district,
        residents,
        // The built-up core of a region: 2500 people per km², at most a disc of 12 km.
        areaKm2: Math.min(450, Math.max(12, residents / 2500)),
        latitude,
        longitude,
        jobs: 1,
        market: market++,
        core: "place",
        people: "everybody",
      }),
    ),
  );
}

export const germany: Region = {
  name: "germany",
  centre,
  districts: states.map(([name, , , latitude, longitude]) => ({
    name,
    isCity: true,
    latitude,
    longitude,
  })),
  residents: 83_166_711,
  surroundings: 0,
  places: placesOf,
  ages: germanAges,
  householdSizes: [41.9, 33.8, 11.9, 9.1, 3.4],
  householdMean: 2,
  dayCare: westernDayCare,
  primaryUntil: 9,
  // 15 % work in another region, so that the mean distance is about 17 km [F].
  work: { insideKm: 6, outsideKm: 55, outside: [0.15], meanKm: 17 },
  // 1 – 3 % of all trips [D].
  distance: { factor: 1.5, farShare: 0.045, farKm: 6 },
  outings: 0.93,
  modes: modeTable(0.4, 0.6),
  targets: { tripsPerDay: 3.1, kilometresPerDay: 39 },
};
