// Berlin: 12 boroughs and a ring of towns around them (model specification 12.2 – 12.8).
import type { Place, Region } from "./region.ts";
import { modeTable } from "./shared.ts";

// Register of 31 December 2019 [F], km², approximate centroid [F~], jobs per head [D].
const boroughs: readonly (readonly [string, number, number, number, number, number])[] = [
  ["Mitte", 385_748, 39.47, 52.533, 13.365, 2.2],
  ["Friedrichshain_Kreuzberg", 290_386, 20.16, 52.507, 13.424, 1.3],
  ["Pankow", 409_335, 103.01, 52.597, 13.436, 0.65],
  ["Charlottenburg_Wilmersdorf", 343_592, 64.72, 52.502, 13.275, 1.5],
  ["Spandau", 245_197, 91.91, 52.526, 13.178, 0.7],
  ["Steglitz_Zehlendorf", 310_071, 102.5, 52.431, 13.238, 0.85],
  ["Tempelhof_Schoeneberg", 350_984, 53.09, 52.446, 13.386, 1.05],
  ["Neukoelln", 329_917, 44.93, 52.448, 13.445, 0.75],
  ["Treptow_Koepenick", 273_689, 168.42, 52.432, 13.597, 0.75],
  ["Marzahn_Hellersdorf", 269_967, 61.74, 52.525, 13.583, 0.5],
  ["Lichtenberg", 294_201, 52.29, 52.536, 13.503, 0.75],
  ["Reinickendorf", 266_408, 89.46, 52.596, 13.307, 0.75],
];

// Twelve of the larger towns around the city: people (thousands) [F~], built-up km² [D]. They stand for the whole ring and are scaled to
// `surroundings`, about a quarter of those who really live there, so that they cost little.
const ring: readonly (readonly [string, number, number, number, number])[] = [
  ["Potsdam", 180, 40, 52.4, 13.066],
  ["Oranienburg", 45, 16, 52.754, 13.237],
  ["Falkensee", 44, 16, 52.56, 13.092],
  ["Bernau", 40, 14, 52.679, 13.587],
  ["Königs Wusterhausen", 38, 14, 52.302, 13.633],
  ["Blankenfelde-Mahlow", 28, 12, 52.34, 13.4],
  ["Ludwigsfelde", 27, 10, 52.3, 13.254],
  ["Strausberg", 27, 10, 52.58, 13.88],
  ["Teltow", 27, 10, 52.402, 13.271],
  ["Hennigsdorf", 26, 9, 52.638, 13.203],
  ["Schönefeld", 16, 9, 52.39, 13.505],
  ["Erkner", 12, 6, 52.424, 13.752],
];

const centre = { latitude: 52.517, longitude: 13.389 };
const umland = boroughs.length;

const places: readonly Place[] = [
  ...boroughs.map(
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
    ([name, thousands, areaKm2, latitude, longitude]): Place => ({
      name,
      district: umland,
      residents: thousands * 1000,
      areaKm2,
      latitude,
      longitude,
      jobs: 1,
      market: 1,
      core: "place",
      people: "everybody",
    }),
  ),
];

export const berlin: Region = {
  name: "berlin",
  centre,
  districts: [
    ...boroughs.map(([name, , , latitude, longitude]) => ({
      name,
      isCity: true,
      latitude,
      longitude,
    })),
    { name: "Umland", isCity: false, ...centre },
  ],
  residents: 3_574_568,
  surroundings: 285_965,
  places: () => places,
  ages: [
    4.9, 4.5, 4.0, 4.3, 5.0, 7.7, 7.9, 7.3, 6.1, 7.3, 8.4, 7.1, 5.9, 4.6, 5.1, 4.6, 3.4, 1.3, 0.6,
  ],
  householdSizes: [52.4, 28.6, 9.7, 6.6, 2.7],
  householdMean: 1.79,
  // Berlin 2018 [F].
  dayCare: [0.02, 0.52, 0.79, 0.92, 0.92, 0.92],
  primaryUntil: 11,
  // 13 % of the employees work outside [F]; half of those of the ring work in Berlin [D].
  work: { insideKm: 8, outsideKm: 15, outside: [0.13, 0.5] },
  distance: { factor: 1, farShare: 0 },
  outings: 1,
  modes: modeTable(1.1, 0.95),
  targets: {
    tripsPerDay: 3.5,
    modes: [31, 18, 27, 26],
    lengths: [31, 22, 12, 17, 17],
  },
};
