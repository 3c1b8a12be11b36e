// What a synthetic city is made from: the record of a region, worked out.
import type { CityRecord, District, RegionTargets } from "@episcope/common";

/** A borough, a town or several merged towns: where people live close together. */
export interface Settlement {
  readonly name: string;
  /** Number in the districts of the region. */
  readonly district: number;
  /** People in the real world, or any figure in the same proportion. */
  readonly residents: number;
  readonly areaKm2: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Jobs per head, relative to the other settlements. */
  readonly jobs: number;
  /** Number of the labour market: most people work inside their own. */
  readonly market: number;
  /** Towards which point homes stand closer together. */
  readonly core: "city" | "settlement";
  /** Whole households, or only people who work in the city. */
  readonly people: "everybody" | "commuters";
}

/** Shares of trips by mode in one class of distance; the rest goes by car. */
export interface ModeShares {
  readonly foot: number;
  readonly bicycle: number;
  readonly pt: number;
}

export interface Region
  extends Pick<
    CityRecord,
    "householdSizes" | "householdMean" | "primaryUntil" | "work" | "distance" | "outings"
  > {
  readonly name: string;
  /** Degrees; also the point of the strongest attraction. */
  readonly centre: { readonly latitude: number; readonly longitude: number };
  readonly districts: readonly District[];
  /** People of the districts that count as city. */
  readonly residents: number;
  /** People of the surroundings. */
  readonly surroundings: number;
  /** Towns are merged until each has enough people of the sample. */
  readonly settlements: (sample: number) => readonly Settlement[];
  /** Percent by band of five years, the last one 90 and older. */
  readonly ages: readonly number[];
  /** Share of children in day care by age 0 … 5. */
  readonly dayCare: readonly number[];
  /** By class of distance: up to 1, 3, 5, 10 km, and more. */
  readonly modes: readonly [ModeShares, ModeShares, ModeShares, ModeShares, ModeShares];
  readonly targets: RegionTargets;
}
