// What animations show of a run: where people live and go, and how the infection spreads
// (docs/animation.md). The model creates it, the battery stores it.
import { type Day, secondsPerDay } from "../calendar.ts";
import type { District, GeographicPoint } from "./geography.ts";

/** By state number. */
export const healthStates = [
  "susceptible",
  "infectedButNotContagious",
  "contagious",
  "showingSymptoms",
  "seriouslySick",
  "critical",
  "recovered",
] as const;
export type HealthState = (typeof healthStates)[number];
export const healthStateCount = healthStates.length;

/** One typical day for all days of a type, by number of the day type. */
export const dayTypes = ["weekday", "saturday", "sunday"] as const;
export type DayType = 0 | 1 | 2;

/** Times of day are counted in steps of two seconds, so that a day fits 16 bits. */
export const secondsPerTick = 2;
export const ticksPerDay = secondsPerDay / secondsPerTick;

/** Coordinates divide the bounds into steps. */
export const largestCoordinate = 0xffff;
/** Metres by which homes are displaced at most: they are synthetic, and should look like it. */
export const homeJitter = 50;

/** A stage that was not reached. Greater than any day, so that a comparison is enough. */
export const notReached = 0xffff;
/** The infector of people who were infected outside of the city. */
export const imported = 0xffffffff;
/** Where somebody was infected, if not at a place: outside of the city, or in a vehicle. */
export const noPlace = 0xffffffff;
export const inVehicle = 0xfffffffe;

/** Metres east and north of the centre. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface AnimationFacts {
  readonly city: string;
  /** One person of the animation represents 1 / sample people. */
  readonly sample: number;
  /** Random seeds of the city and of the run. */
  readonly citySeed: number;
  readonly seed: number;
  /** Date of day 1. */
  readonly startDay: Day;
  readonly dayCount: number;
  /** Day type by day, starting with day 1. */
  readonly dayTypes: Uint8Array;
  /** The origin of coordinates in metres. */
  readonly centre: GeographicPoint;
  /** The rectangle that coordinates divide. */
  readonly bounds: Bounds;
  readonly districts: readonly District[];
  /** Names by the numbers used in places, movement and courses. */
  readonly activities: readonly string[];
  readonly modes: readonly string[];
  readonly strains: readonly string[];
}

export interface AnimationPlaces {
  /** From 0 at the western or southern edge of the bounds to 65,535 at the opposite one. */
  readonly x: Uint16Array;
  readonly y: Uint16Array;
  /** What most people do there. */
  readonly activity: Uint8Array;
}

export interface AnimationPeople {
  /** Number of a place. */
  readonly home: Uint32Array;
  readonly age: Uint8Array;
  readonly district: Uint8Array;
}

/**
 * Everybody's stays on one type of day, or nobody's: a time lapse does without. The first begins at
 * 0, the last ends at ticksPerDay; there is a trip between two stays.
 */
export interface DayMovement {
  /** Stays of person p: from personStart[p] to personStart[p + 1], in time order. */
  readonly personStart: Uint32Array;
  readonly place: Uint32Array;
  readonly enter: Uint16Array;
  readonly leave: Uint16Array;
  /** Mode of the trip to the stay; 0 for the first one. */
  readonly mode: Uint8Array;
}

/** All infections, sorted by person, then by time. Days count from 1. */
export interface InfectionCourses {
  readonly person: Uint32Array;
  readonly day: Uint16Array;
  /** Tick of that day. Imports happen at 0, before anybody gets up, all others later. */
  readonly time: Uint16Array;
  readonly strain: Uint8Array;
  /** Days on which a stage began, at 0:00, or notReached; in the order of these columns. */
  readonly contagiousDay: Uint16Array;
  readonly symptomsDay: Uint16Array;
  readonly seriouslySickDay: Uint16Array;
  readonly criticalDay: Uint16Array;
  /** Seriously sick again after intensive care. */
  readonly afterCriticalDay: Uint16Array;
  readonly recoveredDay: Uint16Array;
  /** No longer immune. */
  readonly susceptibleDay: Uint16Array;
}

/** Infector and place, in the order of the courses. */
export interface InfectionSources {
  /** Person, or imported. */
  readonly infector: Uint32Array;
  /** Place, inVehicle or noPlace. */
  readonly place: Uint32Array;
}

export interface AnimationData {
  readonly facts: AnimationFacts;
  /** Residents by state at the start of each day: seven numbers per day. */
  readonly stateCounts: Uint32Array;
  readonly places: AnimationPlaces;
  readonly people: AnimationPeople;
  /** By day type. */
  readonly movement: readonly [DayMovement, DayMovement, DayMovement];
  readonly courses: InfectionCourses;
  readonly sources: InfectionSources;
}
