// Cologne: 9 districts, and those who come from the surroundings to work (model specification 12.2 – 12.8).
import type { Place, Region } from "./region.ts";
import { cologneAges, modeTable, westernDayCare } from "./shared.ts";

// Official figures of 2010 [F] in proportion, km², approximate centroid [F~], jobs per head [D].
const districts: readonly (readonly [string, number, number, number, number, number])[] = [
  ["Innenstadt", 126_863, 16.4, 50.937, 6.953, 2.6],
  ["Rodenkirchen", 101_362, 54.6, 50.876, 6.968, 0.9],
  ["Lindenthal", 139_452, 41.6, 50.926, 6.91, 1.1],
  ["Ehrenfeld", 103_771, 23.8, 50.962, 6.885, 1.1],
  ["Nippes", 112_454, 31.8, 50.977, 6.944, 0.7],
  ["Chorweiler", 80_188, 67, 51.028, 6.894, 0.6],
  ["Porz", 107_469, 78.9, 50.882, 7.064, 0.8],
  ["Kalk", 111_274, 38, 50.94, 7.037, 0.9],
  ["Mülheim", 144_681, 52, 50.979, 7.03, 0.8],
];

// Where those who commute to Cologne live, in stylised proportions [D]; their number is `surroundings`.
const ring: readonly (readonly [string, number, number, number, number])[] = [
  ["Bergisch Gladbach", 18, 20, 50.992, 7.136],
  ["Leverkusen", 16, 25, 51.033, 6.984],
  ["Hürth", 12, 12, 50.877, 6.876],
  ["Frechen", 10, 10, 50.91, 6.81],
  ["Bonn", 10, 40, 50.737, 7.098],
  ["Pulheim", 9, 10, 51.0, 6.8],
  ["Brühl", 9, 10, 50.829, 6.905],
  ["Troisdorf", 8, 15, 50.816, 7.156],
  ["Kerpen", 8, 15, 50.87, 6.697],
];

const centre = { latitude: 50.938, longitude: 6.957 };

const places: readonly Place[] = [
  ...districts.map(
    ([name, residents, areaKm2, latitude, longitude, jobs], district): Place => ({
      name,
      district,
      residents,
      areaKm2,
      latitude,
      longitude,
      jobs,
      market: 0,
      core: "city",
      people: "everybody",
    }),
  ),
  ...ring.map(
    ([name, residents, areaKm2, latitude, longitude]): Place => ({
      name,
      district: districts.length,
      residents,
      areaKm2,
      latitude,
      longitude,
      jobs: 1,
      market: 1,
      core: "place",
      people: "commuters",
    }),
  ),
];

export const cologne: Region = {
  name: "cologne",
  centre,
  districts: [
    ...districts.map(([name, , , latitude, longitude]) => ({
      name,
      isCity: true,
      latitude,
      longitude,
    })),
    { name: "Umland", isCity: false, ...centre },
  ],
  residents: 1_060_000,
  // In-commuters [F]; they are agents without the rest of their families.
  surroundings: 282_000,
  places: () => places,
  ages: cologneAges,
  householdSizes: [50.8, 27.0, 10.8, 8.0, 3.4],
  householdMean: 1.88,
  dayCare: westernDayCare,
  primaryUntil: 9,
  // The few commuters who stay keep the shops of the surroundings open.
  work: { insideKm: 6, outsideKm: 15, outside: [0, 0.97] },
  distance: { factor: 1.1, farShare: 0 },
  outings: 0.97,
  modes: modeTable(0.84, 1),
  targets: { tripsPerDay: 3.3, pt: 20 },
};
