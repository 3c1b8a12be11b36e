// What a synthetic city is made from: tables of public statistics and stylised figures, no code.
import type { District } from "../city.ts";

export const regionNames = ["berlin", "cologne", "munich", "heinsberg", "germany"] as const;
export type RegionName = (typeof regionNames)[number];

/** A borough, a town or a region of merged towns: where people live close together. */
export interface Place {
  readonly name: string;
  /** Number in the districts of the region. */
  readonly district: number;
  /** People in the real world, or any figure in the same proportion. */
  readonly residents: number;
  readonly areaKm2: number;
  /** Radius (km) around the point that stays empty. */
  readonly holeKm?: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Jobs per head, relative to the other places. */
  readonly jobs: number;
  /** Number of the labour market: most people work inside their own. */
  readonly market: number;
  /** Towards which point homes stand closer together. */
  readonly core: "city" | "place";
  /** Whole households, or only people who work in the city. */
  readonly people: "everybody" | "commuters";
}

/** Shares of trips by mode in one class of distance; the rest goes by car. */
export interface ModeShares {
  readonly foot: number;
  readonly bicycle: number;
  readonly pt: number;
}

/**
 * What a finished city is compared with (model specification 12.9). Missing: not known for the
 * region.
 */
export interface RegionTargets {
  readonly tripsPerDay: number;
  readonly kilometresPerDay?: number;
  /** Percent of trips: foot, bicycle, pt, car. */
  readonly modes?: readonly [number, number, number, number];
  /** Percent of trips by public transport alone, where the rest is not known. */
  readonly pt?: number;
  /** Percent of trips by class of distance. */
  readonly lengths?: readonly [number, number, number, number, number];
}

export interface Region {
  readonly name: RegionName;
  /** Degrees; also the point of the strongest attraction. */
  readonly centre: { readonly latitude: number; readonly longitude: number };
  readonly districts: readonly District[];
  /** People of the districts that count as city. */
  readonly residents: number;
  /** People of the surroundings. */
  readonly surroundings: number;
  /** Towns are merged until each has enough people of the sample. */
  readonly places: (sample: number) => readonly Place[];
  /** Percent by band of five years, the last one 90 and older. */
  readonly ages: readonly number[];
  /** Percent of households with 1, 2, 3, 4, 5 and more people. */
  readonly householdSizes: readonly [number, number, number, number, number];
  readonly householdMean: number;
  /** Share of children in day care by age 0 … 5. */
  readonly dayCare: readonly [number, number, number, number, number, number];
  /** Last age in primary school. */
  readonly primaryUntil: number;
  readonly work: {
    /** Distance decay (km) inside and outside of the own market. */
    readonly insideKm: number;
    readonly outsideKm: number;
    /** Share of workers of a market who work in another one; the last value holds for all further markets. */
    readonly outside: readonly number[];
    /** Mean distance (km) to keep where markets lie far apart in a thin sample: fewer work outside then. */
    readonly meanKm?: number;
  };
  readonly distance: {
    /** On the lengths of ways other than those to work and school. */
    readonly factor: number;
    /** Present where places are settlements with facilities of their own: how many km (beeline) per outing lead to other ones on average. */
    readonly farKm?: number;
    /** Largest share of outings that do. */
    readonly farShare: number;
  };
  /** Factor on the frequency of shopping, errands, leisure and visits. */
  readonly outings: number;
  /** By class of distance: up to 1, 3, 5, 10 km, and more. */
  readonly modes: readonly [ModeShares, ModeShares, ModeShares, ModeShares, ModeShares];
  readonly targets: RegionTargets;
}
