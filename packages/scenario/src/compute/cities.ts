// Synthetic cities: generated once, then read from a file.
import { type City, makeCity, readCity, writeCity } from "@episcope/model";
import type { Scenario } from "../scenario.ts";
import type { HelperStore } from "./helperStore.ts";
import { LruCache } from "./lruCache.ts";

export class Cities {
  readonly #helpers: HelperStore;
  readonly #program: string;
  // Few, because a full-size city takes a gigabyte.
  readonly #recent = new LruCache<City>(2);

  constructor(helpers: HelperStore, program: string) {
    this.#helpers = helpers;
    this.#program = program;
  }

  /** Throws if the sample leaves too few people. */
  async get({ region, sample }: Scenario): Promise<City> {
    const name = `cities/${region}-${sample}-${this.#program}.city`;
    const known = this.#recent.get(name) ?? (await this.#helpers.read(name, readCity));
    const city = known ?? makeCity({ region, sample });
    if (!known) this.#helpers.store(name, () => writeCity(city));
    this.#recent.set(name, city);
    return city;
  }
}
