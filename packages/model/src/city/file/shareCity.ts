// The same city in memory that several threads see, for runs with a crew. The arrays are copied
// once.
import type { City, Template } from "../city.ts";

type CityArray = Uint8Array | Uint16Array | Uint32Array | Float32Array;

function shared<T extends CityArray>(array: T): T {
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
