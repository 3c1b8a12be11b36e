// How people spend their days: the stylised figures of model specification 12.6 and 12.7. "Was"
// names a first guess that missed the acceptance checks (model specification 12.9); docs/city.md
// says why.
import { ticksPerHour } from "./time.ts";

type ByTemplate = readonly [weekday: number, saturday: number, sunday: number];

/** Share of people who do it on such a day. */
export const participation = {
  kindergarten: [0.9, 0, 0],
  primary: [0.95, 0, 0],
  secondary: [0.95, 0, 0],
  // Two of five days.
  vocational: [0.38, 0, 0],
  student: [0.6, 0, 0],
  worker: [0.72, 0.15, 0.08],
  carer: [0.6, 0.55, 0.55],
  // Was 0.30 on weekdays.
  shop: [0.31, 0.42, 0.03],
  shopOfChildren: [0.08, 0.08, 0.01],
  // Was 0.18 on weekdays.
  errands: [0.26, 0.1, 0.04],
  errandsOfChildren: [0.05, 0.03, 0.02],
  // Of those who are at work; was 0.06 of all workers.
  business: [0.32, 0, 0],
  // Was 0.34 on weekdays.
  leisure: [0.4, 0.4, 0.38],
  visit: [0.1, 0.2, 0.26],
} as const satisfies Readonly<Record<string, ByTemplate>>;

/** Age from which people shop and run errands like adults. */
export const independentFrom = 14;
/** Below this age children spend their leisure with the household. */
export const ownLeisureFrom = 12;

export const partTimeShare = 0.28;
/** Share of the household's leisure and visits that its members do together (rule a). */
export const togetherShare = 0.4;
/**
 * Share of days on which a person's habit decides about leisure, not chance: those who go out on
 * weekdays go out at weekends. Without it everybody is about as much among people, and an epidemic
 * that doubles in three days reaches more people than it should (model specification 13.3).
 */
export const asUsualShare = 0.9;
/** Weights of a person's three places of leisure (rule b). */
export const favourites: readonly number[] = [0.5, 0.3, 0.2];
/** Between two outings people go home first; the others go straight on. */
export const homeFirstShare = 0.9;
/** Share of those who run errands and later go out for another one. */
export const moreErrandsShare = 0.25;
/** Share of business trips with a second stop. */
export const secondBusinessShare = 0.6;
/** Of all shopping. */
export const dailyShopShare = 0.65;
/** Children who are brought to school or day care: up to this age, and this share of the pupils. */
export const escortedUntil = 10;
export const escortedPupils = 0.9;

export const hours = {
  kindergarten: { start: 8, startSd: 0.33, length: 6.5, lengthSd: 1 },
  school: { start: 7.9, startSd: 0.17 },
  /** All breaks of a day in one. */
  schoolBreak: { start: 10, length: 0.75 },
  /** Residents of a care home eat together once a day. */
  careMeal: { start: 12, length: 0.75 },
  primaryLength: [6, 8],
  secondaryLength: [6, 7.5],
  university: { start: [9, 12], length: [3, 6] },
  work: { start: [7, 9.5], full: 8.3, part: 4.5, lengthSd: 0.7 },
  shopLength: [25 / 60, 50 / 60],
  errandsLength: [0.5, 70 / 60],
  // Was 1.5 h; two shorter stops instead of a long one.
  businessLength: 0.75,
  businessHour: 12,
  leisureStart: [16, 13, 13],
  leisureStartSd: 1.5,
  // Was 1.7 h on all days: more, but shorter outings on weekdays, the same minutes.
  leisureMedian: [1.4, 1.7, 1.7],
  leisureSigma: 0.5,
  leisureLongest: 6,
  visitStart: [15, 18],
  visitLength: [1.5, 3.5],
  /** Without work or school the day begins here. */
  outingBase: [9, 11],
  pauseBefore: [0.2, 1.2],
} as const;

/** Shortest stay at home between two outings, and shortest outing: five minutes. */
export const shortestStay = ticksPerHour / 12;
/** What a parent needs at the door of the day care. */
export const handOver = ticksPerHour / 12;

/**
 * Distances as mixtures of exponential distributions of the way's length: share and mean (km) of
 * the short ways, mean of the long ones. With one mean per activity too few ways are below 1 km or
 * above 10 km.
 */
export interface DistanceLaw {
  readonly shortShare: number;
  readonly shortKm: number;
  readonly longKm: number;
}

export const distances = {
  shopDaily: { shortShare: 0.83, shortKm: 0.7, longKm: 3 },
  shopOther: { shortShare: 0.55, shortKm: 0.9, longKm: 5 },
  errands: { shortShare: 0.5, shortKm: 0.85, longKm: 7 },
  leisure: { shortShare: 0.41, shortKm: 0.85, longKm: 7 },
  visit: { shortShare: 0.5, shortKm: 1.5, longKm: 8 },
  business: { shortShare: 0.2, shortKm: 2, longKm: 9 },
} as const satisfies Readonly<Record<string, DistanceLaw>>;
