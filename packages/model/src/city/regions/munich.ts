// Munich, small: its 25 boroughs are collapsed to six parts; all figures rounded [F~] or stylised [D].
import type { Place, Region } from "./region.ts";
import { cologneAges, modeTable, westernDayCare } from "./shared.ts";

// Boroughs 1–5, 8 / 4, 9–12 / 13–15 / 16–18 / 19, 20, 6, 7 / 21–25. People in thousands, km², centroid, jobs per head.
const parts: readonly (readonly [string, number, number, number, number, number])[] = [
  ["Mitte", 250, 20, 48.137, 11.57, 2.2],
  ["Nord", 370, 80, 48.185, 11.56, 1.1],
  ["Ost", 230, 60, 48.14, 11.65, 0.9],
  ["Suedost", 220, 50, 48.105, 11.61, 0.6],
  ["Suedwest", 240, 50, 48.11, 11.52, 0.7],
  ["West", 160, 50, 48.15, 11.46, 0.6],
];

const places: readonly Place[] = parts.map(
  ([name, thousands, areaKm2, latitude, longitude, jobs], district) => ({
    name,
    district,
    residents: thousands * 1000,
    areaKm2,
    latitude,
    longitude,
    jobs,
    market: 0,
    core: "city",
    people: "everybody",
  }),
);

export const munich: Region = {
  name: "munich",
  centre: { latitude: 48.137, longitude: 11.575 },
  districts: parts.map(([name, , , latitude, longitude]) => ({
    name,
    isCity: true,
    latitude,
    longitude,
  })),
  residents: 1_470_000,
  surroundings: 0,
  places: () => places,
  // Another large western city stands in: ages of Cologne, households with the mean of about 1.8 [D].
  ages: cologneAges,
  householdSizes: [53.5, 26.6, 9.9, 7.2, 2.8],
  householdMean: 1.8,
  dayCare: westernDayCare,
  primaryUntil: 9,
  work: { insideKm: 6, outsideKm: 15, outside: [0] },
  distance: { factor: 1.15, farShare: 0 },
  outings: 0.97,
  modes: modeTable(0.95, 1),
  targets: { tripsPerDay: 3.3 },
};
