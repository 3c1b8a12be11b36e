// The same city with other numbers for people and containers: nothing may depend on them (P-13).
import type { City, Template } from "../src/city/city.ts";
import { packExposures } from "../src/city/schedule/exposure.ts";
import { orderByContainer } from "../src/city/schedule/occupancy.ts";
import { type Random, randomOf } from "../src/run/fixtures/statistics.ts";

/** New number by old one. */
function permutation(count: number, random: Random): Uint32Array {
  const numbers = Uint32Array.from({ length: count }, (_, number) => number);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const swapped = numbers[last] ?? 0;
    numbers[last] = numbers[other] ?? 0;
    numbers[other] = swapped;
  }
  return numbers;
}

function moved<T extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(
  values: T,
  to: Uint32Array,
): T {
  const result = values.slice() as T;
  values.forEach((value, place) => {
    result[to[place] ?? 0] = value;
  });
  return result;
}

function shuffledTemplate(
  { visits, personStart }: Template,
  person: Uint32Array,
  container: Uint32Array,
): Template {
  const count = person.length;
  const oldPerson = new Uint32Array(count);
  person.forEach((now, before) => {
    oldPerson[now] = before;
  });
  const start = new Uint32Array(count + 1);
  const result = new Uint32Array(visits.length);
  let place = 0;
  for (let now = 0; now < count; now++) {
    const before = oldPerson[now] ?? 0;
    const [from, to] = [personStart[before] ?? 0, personStart[before + 1] ?? 0];
    for (let visit = from; visit < to; visit++, place++) {
      const [, where = 0, times = 0, what = 0] = visits.subarray(4 * visit, 4 * visit + 4);
      // The upper part of the last word is filled in anew.
      result.set([now, container[where] ?? 0, times, what & 0xff], 4 * place);
    }
    start[now + 1] = place;
  }
  return orderByContainer(result, start, container.length);
}

export function shuffledCity(city: City, seed: number): City {
  const random = randomOf(seed);
  const person = permutation(city.personCount, random);
  const container = permutation(city.containerCount, random);
  const [weekday, saturday, sunday] = city.templates;
  const templates: [Template, Template, Template] = [
    shuffledTemplate(weekday, person, container),
    shuffledTemplate(saturday, person, container),
    shuffledTemplate(sunday, person, container),
  ];
  const maxPeople = moved(city.maxPeople, container);
  const home = moved(
    city.home.map((its) => container[its] ?? 0),
    person,
  );
  const age = moved(city.age, person);
  packExposures(templates, city.containerCount, maxPeople, home, age);
  return {
    ...city,
    age,
    home,
    district: moved(city.district, person),
    role: moved(city.role, person),
    containerX: moved(city.containerX, container),
    containerY: moved(city.containerY, container),
    containerActivity: moved(city.containerActivity, container),
    containerDistrict: moved(city.containerDistrict, container),
    maxPeople,
    spaces: moved(city.spaces, container),
    templates,
  };
}
