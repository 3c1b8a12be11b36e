// The content of regions/<name>/region.json (docs/places.md).
import type { Localized } from "../language.ts";

export interface RegionRecord {
  /** Sources of the figures, for readers of the file. */
  readonly about: readonly string[];
  readonly place: RegionPlace;
  readonly outline: OutlineRecord;
  /** Share of the population by name of a preset. */
  readonly samples: Readonly<Record<string, number>>;
  /** Index cases per day that the health departments can trace. */
  readonly tracingCapacity: number;
  readonly weather: WeatherRecord;
  readonly city: CityRecord;
  /** If the base run is fitted to reported cases (npm run calibrate). */
  readonly calibration?: CalibrationRecord;
}

export interface RegionPlace {
  readonly name: Localized;
  /** Also the point of strongest attraction, and the origin of maps. */
  readonly centre: LatitudeLongitude;
  /** Inhabitants of the full-size city. */
  readonly residents: number;
  /** Distance from the centre up to which there are outlines. */
  readonly mapRadiusKm: number;
  /** The state whose hospital figures are shown beside the model. */
  readonly state?: Localized;
  readonly intensiveCareBeds?: { readonly regular: number; readonly withReserve: number };
}

/** Degrees. */
export type LatitudeLongitude = readonly [latitude: number, longitude: number];

/** How scripts/make-geometry.mjs draws outline.json. */
export interface OutlineRecord {
  readonly areas: "municipalities" | "states";
  /** Metres by which a border may be simplified, and per step of its grid. */
  readonly tolerance: number;
  readonly grid: number;
  /** Prefix of the official keys of the place's own areas; missing if all are neighbours. */
  readonly ownKeys?: string;
}

export interface CalibrationRecord {
  readonly profile: "classic2020" | "berlin2021" | "cologne2022";
  /** Last day of the base run that caution is fitted with. */
  readonly end: string;
  /** Regions whose cases per capita are used instead of its own. */
  readonly reportedIn?: readonly string[];
  /** Up to when the inference follows which areas of the open data, per capita. */
  readonly observed?: {
    readonly until: string;
    readonly cases: string;
    readonly admissions: string;
    readonly intensiveCare: readonly string[];
  };
  /** Its location in the German and Polish COVID-19 Forecast Hub. */
  readonly forecastHub?: { readonly name: string; readonly code: string };
}

export interface Climate {
  /** Mean of the daily highest temperature by month over many years, °C. */
  readonly temperature: readonly number[];
  /** Share of days with more than half a millimetre of rain. */
  readonly rainyShare: number;
}

export interface WeatherRecord {
  /** The climate, or the regions whose mean it is. */
  readonly climate: Climate | readonly string[];
  /** °C at which half of the contacts are outdoors after 1 August, in years that were unusual. */
  readonly autumnMidpoint?: Readonly<Record<string, number>>;
  /** Maximal share of outdoor contacts; 1 by default. */
  readonly largestOutdoor?: number;
}

interface Area {
  readonly name: string;
  /** Real population, or any figure in proportion to it. */
  readonly residents: number;
  readonly km2: number;
  readonly at: LatitudeLongitude;
}

export interface DistrictRecord extends Area {
  /** Jobs per capita, relative to the other districts; 1 by default. */
  readonly jobs?: number;
  /** Radius around the centre that belongs to another district. */
  readonly holeKm?: number;
}

export interface TownRecord extends Omit<Area, "km2"> {
  /** Name of its district. */
  readonly district: string;
}

export interface SurroundingsRecord {
  /** Name of the district that the towns form. */
  readonly name: string;
  readonly residents: number;
  /** Whole households, or only people who work in the city. */
  readonly people: "everybody" | "commuters";
  readonly towns: readonly Area[];
}

/**
 * Facts and habits from which a city is built. Ages and day care may be taken from another region.
 */
export interface CityRecord {
  /** Homes are densest in the centre, in the centre of each district, or in towns. */
  readonly layout: "aroundCentre" | "aroundDistricts" | "towns";
  readonly districts: readonly DistrictRecord[];
  readonly surroundings?: SurroundingsRecord;
  /** The largest towns; further ones are generated (layout towns). */
  readonly towns?: readonly TownRecord[];
  /** A point beyond all towns, from which they are sorted. */
  readonly southWest?: LatitudeLongitude;
  /** Percent by five-year age band, the last one 90 and older. */
  readonly ages: readonly number[] | string;
  /** Percent of households with 1, 2, 3, 4, 5 or more people. */
  readonly householdSizes: readonly number[];
  readonly householdMean: number;
  /** Share of children in day care by age 0 … 5. */
  readonly dayCare: readonly number[] | string;
  /** Last age in primary school. */
  readonly primaryUntil: number;
  readonly work: WorkRecord;
  readonly distance: DistanceRecord;
  /** Factor on the frequency of shopping, errands, leisure and visits. */
  readonly outings: number;
  /** Factors on the shares of public transport and bicycles in Berlin. */
  readonly modes: { readonly pt: number; readonly bicycle: number };
  readonly targets: RegionTargets;
}

export interface WorkRecord {
  /** Distance decay (km) inside and outside of the person's labour market. */
  readonly insideKm: number;
  readonly outsideKm: number;
  /**
   * Share of workers of a market who work in another one; the last value applies to all further
   * ones.
   */
  readonly outside: readonly number[];
  /** Mean distance (km) to preserve if markets are far apart in a small sample. */
  readonly meanKm?: number;
}

export interface DistanceRecord {
  /** Factor on the lengths of trips other than to work and school. */
  readonly factor: number;
  /** If towns have their own facilities: mean km (beeline) per outing to other towns. */
  readonly farKm?: number;
  /** Maximal share of outings to other towns. */
  readonly farShare: number;
}

/** What a finished city is compared with. Missing values are not known for the region. */
export interface RegionTargets {
  readonly tripsPerDay: number;
  readonly kilometresPerDay?: number;
  /** Percent of trips: foot, bicycle, pt, car. */
  readonly modes?: readonly number[];
  /** Percent of trips by public transport, if the rest is unknown. */
  readonly pt?: number;
  /** Percent of trips by distance: up to 1, 3, 5, 10 km, and more. */
  readonly lengths?: readonly number[];
}
