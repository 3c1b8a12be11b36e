// Who is counted where: in the city, and in its district where that is asked for.
import type { City } from "../../city/city.ts";
import { Counters } from "./counters.ts";
import type { Memory } from "./memory.ts";
import type { ByteField } from "./personRecords.ts";

export interface DistrictCount {
  readonly name: string;
  readonly number: number;
  readonly counters: Counters;
}

export class Census {
  readonly city: Counters;
  /** Of the city, in its order; none where they are not asked for. */
  readonly districts: readonly DistrictCount[];
  readonly #isResident: ByteField;
  readonly #districtOf: Uint8Array;
  /** By number of the district. */
  readonly #byDistrict: readonly (Counters | undefined)[] | undefined;

  constructor(memory: Memory, city: City, isResident: ByteField, countsDistricts: boolean) {
    this.#isResident = isResident;
    this.#districtOf = city.district;
    this.city = new Counters(memory, city.residentCount);
    const residents = new Uint32Array(countsDistricts ? city.districts.length : 0);
    if (countsDistricts)
      for (const its of city.district) residents[its] = (residents[its] ?? 0) + 1;
    const counted = [...residents].map((people, district) => {
      const { name = "", isCity } = city.districts[district] ?? {};
      if (!isCity) return undefined;
      const counters = new Counters(memory, people, ` of district ${district}`, this.city);
      return { name, number: district, counters };
    });
    this.districts = counted.filter((count) => count !== undefined);
    this.#byDistrict = countsDistricts ? counted.map((count) => count?.counters) : undefined;
  }

  /** Where a person is counted, if at all. */
  of(person: number): Counters | undefined {
    if (this.#isResident.get(person) !== 1) return undefined;
    if (!this.#byDistrict) return this.city;
    return this.#byDistrict[this.#districtOf[person] ?? 0];
  }
}
