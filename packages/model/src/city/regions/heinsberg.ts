// Heinsberg: the rural district (254 000 people), not the town alone (42 000), because the outbreak of 2020 was one of the district.
import type { Place, Region } from "./region.ts";
import { germanAges, modeTable, westernDayCare } from "./shared.ts";

// The ten municipalities: people in thousands [F~], built-up km² [D], centroid [F~], jobs per head [D].
const towns: readonly (readonly [string, number, number, number, number, number])[] = [
  ["Erkelenz", 43.4, 20, 51.08, 6.315, 1],
  ["Heinsberg", 42.1, 20, 51.062, 6.096, 1.2],
  ["Hueckelhoven", 40, 18, 51.056, 6.22, 1],
  ["Wegberg", 28.2, 15, 51.141, 6.284, 0.8],
  ["Geilenkirchen", 27.4, 14, 50.965, 6.118, 1.1],
  ["Uebach-Palenberg", 24.1, 10, 50.92, 6.12, 1],
  ["Wassenberg", 18.4, 10, 51.1, 6.156, 0.7],
  ["Gangelt", 12.5, 8, 50.99, 5.998, 0.9],
  ["Selfkant", 10.2, 8, 51.02, 5.92, 0.8],
  ["Waldfeucht", 8.7, 7, 51.065, 5.99, 0.6],
];

const places: readonly Place[] = towns.map(
  ([name, thousands, areaKm2, latitude, longitude, jobs], district) => ({
    name,
    district,
    residents: thousands * 1000,
    areaKm2,
    latitude,
    longitude,
    jobs,
    market: 0,
    core: "place",
    people: "everybody",
  }),
);

export const heinsberg: Region = {
  name: "heinsberg",
  centre: { latitude: 51.055, longitude: 6.15 },
  districts: towns.map(([name, , , latitude, longitude]) => ({
    name,
    isCity: true,
    latitude,
    longitude,
  })),
  residents: 254_322,
  surroundings: 0,
  places: () => places,
  ages: germanAges,
  // A rural district has fewer single households than the country [D].
  householdSizes: [33, 35, 15, 12, 5],
  householdMean: 2.23,
  dayCare: westernDayCare,
  primaryUntil: 9,
  work: { insideKm: 8, outsideKm: 15, outside: [0] },
  distance: { factor: 1.4, farShare: 0 },
  outings: 0.9,
  modes: modeTable(0.3, 0.6),
  targets: { tripsPerDay: 3.1 },
};
