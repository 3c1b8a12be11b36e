// What all checks share: options, cities made once, seeds.
import type { City } from "../src/city/city.ts";
import { makeCity } from "../src/city/makeCity.ts";
import { firstDays, plainSettings } from "../src/run/plainSettings.ts";
import type { RunResult } from "../src/run/results/runResult.ts";
import { simulate } from "../src/run/simulation.ts";
import type { ByDay, ModelSettings, Profile } from "../src/settings.ts";
import type { Row } from "./rows.ts";

export interface ValidationOptions {
  /** Smaller cities and fewer seeds: less than a minute. */
  readonly isQuick: boolean;
  /** Also what takes long: the city of the published batteries. */
  readonly isFull: boolean;
  /** Calibration parameter. */
  theta(region: string, profile: Profile): number;
}

export interface Check {
  readonly name: string;
  run(bench: Workbench): readonly Row[];
}

/** Published values (model specification 3.1). */
export const publishedThetas: Readonly<Record<Profile, number>> = {
  berlin2021: 1.36e-5,
  classic2020: 2.54e-5,
  cologne2022: 1.162e-5,
};

/** Where a profile was calibrated. */
const regionOf: Readonly<Record<Profile, string>> = {
  berlin2021: "berlin",
  classic2020: "berlin",
  cologne2022: "cologne",
};

const importDays = 15;

/** A share of the people infected over the first 15 days, then the epidemic alone. */
export function startedBy(city: City, share: number): ByDay {
  return firstDays(importDays, (share * city.residentCount) / city.sample / importDays);
}

export class Workbench {
  readonly options: ValidationOptions;
  readonly #cities = new Map<string, City>();

  constructor(options: ValidationOptions) {
    this.options = options;
  }

  city(region: string, sample: number): City {
    const name = `${region} ${sample}`;
    const city = this.#cities.get(name) ?? makeCity({ region, sample });
    this.#cities.set(name, city);
    return city;
  }

  /** The usual city: 1:40, or less of it when there is little time. */
  berlin(): City {
    return this.city("berlin", this.options.isQuick ? 1 / 160 : 1 / 40);
  }

  seeds(count: number): readonly number[] {
    const quickly = Math.max(3, Math.round(count / 4));
    return Array.from({ length: this.options.isQuick ? quickly : count }, (_, seed) => 4711 + seed);
  }

  /** The same settings with several seeds, and a figure of each run. */
  sample<T>(
    city: City,
    settings: ModelSettings,
    seeds: readonly number[],
    figure: (result: RunResult) => T,
  ): readonly T[] {
    return seeds.map((seed) => figure(simulate(city, { ...settings, seed })));
  }

  /** Without measures, with the calibration parameter of the profile. */
  settings(
    profile: Profile,
    dayCount: number,
    changes: Partial<ModelSettings> = {},
  ): ModelSettings {
    const theta = this.options.theta(regionOf[profile], profile);
    return plainSettings(profile, dayCount, { theta, ...changes });
  }
}
