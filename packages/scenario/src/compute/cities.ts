// Synthetic cities: generated once, then read from a file.
import { type City, cityHash, makeCity, readCity, writeCity } from "@episcope/model";
import type { Scenario } from "../scenario.ts";
import type { HelperStore } from "./helperStore.ts";
import { LruCache } from "./lruCache.ts";

/** Gets a city from another thread, or makes it for all of them. */
export type ShareCity = (name: string, make: () => Promise<City>) => Promise<City>;

type CityOf = Pick<Scenario, "region" | "sample">;

export class Cities {
  readonly #helpers: HelperStore;
  readonly #program: string;
  readonly #share: ShareCity;
  // Few, because a full-size city takes a gigabyte.
  readonly #recent = new LruCache<City>(2);
  /** Being made or waited for. */
  readonly #coming = new Map<string, Promise<City>>();
  /** Cities do not change: their hash is taken once. */
  readonly #hashes = new WeakMap<City, string>();

  constructor(helpers: HelperStore, program: string, share: ShareCity = (_, make) => make()) {
    this.#helpers = helpers;
    this.#program = program;
    this.#share = share;
  }

  /** Rejects if the sample leaves too few people. */
  async get({ region, sample }: CityOf): Promise<City> {
    const name = `cities/${region}-${sample}-${this.#program}.city`;
    const city = this.#recent.get(name) ?? (await this.#comingCity(name, { region, sample }));
    this.#recent.set(name, city);
    return city;
  }

  #comingCity(name: string, wanted: CityOf): Promise<City> {
    const known = this.#coming.get(name);
    if (known) return known;
    const coming = this.#find(name, wanted).finally(() => this.#coming.delete(name));
    this.#coming.set(name, coming);
    return coming;
  }

  async #find(name: string, wanted: CityOf): Promise<City> {
    let isNew = false;
    const city = await this.#share(name, async () => {
      const read = await this.#helpers.read(name, readCity);
      isNew = read === undefined;
      return read ?? makeCity(wanted);
    });
    if (isNew) this.#helpers.store(name, () => writeCity(city));
    return city;
  }

  async hash(scenario: CityOf): Promise<string> {
    const city = await this.get(scenario);
    const hash = this.#hashes.get(city) ?? cityHash(city);
    this.#hashes.set(city, hash);
    return hash;
  }
}
