// What regions/<name>/region.json says of a place (docs/places.md).
import type { Localized } from "../language.ts";

export interface RegionRecord {
  /** Where the figures come from, for readers of the file. */
  readonly about: readonly string[];
  readonly place: RegionPlace;
  readonly outline: OutlineRecord;
  /** Share of the people by name of a preset. */
  readonly samples: Readonly<Record<string, number>>;
  /** Index cases per day that the health departments can trace. */
  readonly tracingCapacity: number;
  readonly weather: WeatherRecord;
  readonly city: CityRecord;
  /** Where the base run is fitted to reported cases (npm run calibrate). */
  readonly calibration?: CalibrationRecord;
}

export interface RegionPlace {
  readonly name: Localized;
  /** Also the point of the strongest attraction, and (0, 0) of maps. */
  readonly centre: LatitudeLongitude;
  /** Inhabitants of the full-size city. */
  readonly residents: number;
  /** How far around the centre there are outlines. */
  readonly mapRadiusKm: number;
  /** The state whose hospital figures stand beside the model. */
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
  /** Official keys of the areas of the place itself begin so; none where all are neighbours. */
  readonly ownKeys?: string;
}

export interface CalibrationRecord {
  readonly profile: "classic2020" | "berlin2021" | "cologne2022";
  /** Last day of the base run. */
  readonly end: string;
  /** Regions whose cases per head stand for its own. */
  readonly reportedIn?: readonly string[];
}

export interface Climate {
  /** Mean of the daily highest temperature by month, °C. */
  readonly temperature: readonly number[];
  /** Mean per day by month, mm. */
  readonly precipitation: readonly number[];
  /** Share of days with rain. */
  readonly rainyShare: number;
}

export interface WeatherRecord {
  /** Or the regions of which it is the mean. */
  readonly climate: Climate | readonly string[];
  /** Regions with the same number have their warm and rainy days together. */
  readonly seed: number;
  /** °C at which half of the contacts are outdoors after 1 August, in years that were unusual. */
  readonly autumnMidpoint?: Readonly<Record<string, number>>;
  /** Largest share of contacts outdoors; 1 where nothing is given. */
  readonly largestOutdoor?: number;
}

interface Area {
  readonly name: string;
  /** People in the real world, or any figure in the same proportion. */
  readonly residents: number;
  readonly km2: number;
  readonly at: LatitudeLongitude;
}

export interface DistrictRecord extends Area {
  /** Jobs per head, relative to the other districts; 1 where nothing is given. */
  readonly jobs?: number;
  /** Radius around the point that belongs to another district. */
  readonly holeKm?: number;
}

export interface TownRecord extends Omit<Area, "km2"> {
  /** Name of its district. */
  readonly district: string;
}

export interface SurroundingsRecord {
  /** Of the district that the towns make up. */
  readonly name: string;
  readonly residents: number;
  /** Whole households, or only those who work in the city. */
  readonly people: "everybody" | "commuters";
  readonly towns: readonly Area[];
}

/** Facts and habits of which a city is made. Ages and day care may be those of another region. */
export interface CityRecord {
  /** Homes are densest in the centre, in the centre of each district, or in towns. */
  readonly layout: "aroundCentre" | "aroundDistricts" | "towns";
  readonly districts: readonly DistrictRecord[];
  readonly surroundings?: SurroundingsRecord;
  /** The largest towns; further ones are made up (layout towns). */
  readonly towns?: readonly TownRecord[];
  /** A point beyond all towns, from which they are put in order. */
  readonly southWest?: LatitudeLongitude;
  /** Percent by band of five years, the last one 90 and older. */
  readonly ages: readonly number[] | string;
  /** Percent of households with 1, 2, 3, 4, 5 and more people. */
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
  /** Factors on the shares of public transport and of the bicycle in Berlin. */
  readonly modes: { readonly pt: number; readonly bicycle: number };
  readonly targets: RegionTargets;
}

export interface WorkRecord {
  /** Distance decay (km) inside and outside of the own labour market. */
  readonly insideKm: number;
  readonly outsideKm: number;
  /** Share of workers of a market who work in another one; the last value holds for all further. */
  readonly outside: readonly number[];
  /** Mean distance (km) to keep where markets lie far apart in a thin sample. */
  readonly meanKm?: number;
}

export interface DistanceRecord {
  /** On the lengths of ways other than those to work and school. */
  readonly factor: number;
  /** Where towns have facilities of their own: mean km (beeline) per outing to other towns. */
  readonly farKm?: number;
  /** Largest share of outings to other towns. */
  readonly farShare: number;
}

/** What a finished city is compared with. Missing: not known for the region. */
export interface RegionTargets {
  readonly tripsPerDay: number;
  readonly kilometresPerDay?: number;
  /** Percent of trips: foot, bicycle, pt, car. */
  readonly modes?: readonly number[];
  /** Percent of trips by public transport alone, where the rest is not known. */
  readonly pt?: number;
  /** Percent of trips by class of distance: up to 1, 3, 5, 10 km, and more. */
  readonly lengths?: readonly number[];
}
