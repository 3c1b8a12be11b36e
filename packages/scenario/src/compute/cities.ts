// Synthetic cities: generated once, then read from a file.
import { type City, cityHash, makeCity, readCity, writeCity } from "@episcope/model";
import type { Scenario } from "../scenario.ts";
import type { HelperStore } from "./helperStore.ts";
import { LruCache } from "./lruCache.ts";

export class Cities {
  readonly #helpers: HelperStore;
  readonly #program: string;
  // Few, because a full-size city takes a gigabyte.
  readonly #recent = new LruCache<City>(2);
  /** Cities do not change: their hash is taken once. */
  readonly #hashes = new WeakMap<City, string>();

  constructor(helpers: HelperStore, program: string) {
    this.#helpers = helpers;
    this.#program = program;
  }

  /** Throws if the sample leaves too few people. */
  async get({ region, sample }: Pick<Scenario, "region" | "sample">): Promise<City> {
    const name = `cities/${region}-${sample}-${this.#program}.city`;
    const known = this.#recent.get(name) ?? (await this.#helpers.read(name, readCity));
    const city = known ?? makeCity({ region, sample });
    if (!known) this.#helpers.store(name, () => writeCity(city));
    this.#recent.set(name, city);
    return city;
  }

  async hash(scenario: Pick<Scenario, "region" | "sample">): Promise<string> {
    const city = await this.get(scenario);
    const hash = this.#hashes.get(city) ?? cityHash(city);
    this.#hashes.set(city, hash);
    return hash;
  }
}
