// The same city in memory that several threads see. The arrays are copied once.
import type { City, Template } from "../city.ts";
import { type CityArray, cityArrays } from "./cityLayout.ts";

function shared<T extends CityArray>(array: T): T {
  if (array.buffer instanceof SharedArrayBuffer) return array;
  const buffer = new SharedArrayBuffer(array.byteLength);
  const Kind = array.constructor as new (buffer: SharedArrayBuffer) => T;
  const copy = new Kind(buffer);
  copy.set(array);
  return copy;
}

function sharedTemplate(template: Template): Template {
  return {
    personStart: shared(template.personStart),
    visits: shared(template.visits),
    containerStart: shared(template.containerStart),
    containerVisits: shared(template.containerVisits),
  };
}

/** Of its arrays. */
export function cityBytes(city: City): number {
  return cityArrays(city).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

export function shareCity(city: City): City {
  const [weekday, saturday, sunday] = city.templates;
  return {
    ...city,
    age: shared(city.age),
    home: shared(city.home),
    district: shared(city.district),
    role: shared(city.role),
    containerX: shared(city.containerX),
    containerY: shared(city.containerY),
    containerActivity: shared(city.containerActivity),
    containerDistrict: shared(city.containerDistrict),
    maxPeople: shared(city.maxPeople),
    spaces: shared(city.spaces),
    templates: [sharedTemplate(weekday), sharedTemplate(saturday), sharedTemplate(sunday)],
  };
}
