// Hand-made logs and cities for tests.
import { type Activity, activityCode } from "../activities.ts";
import type { City, Template } from "../city/city.ts";
import { GrowingLog, type InfectionLog, imported, never } from "../run/infectionLog.ts";
import type { ResultTable } from "../table.ts";

/** 2020-02-25, a Tuesday. */
export const tuesday = 18_317;

export interface TestInfection {
  readonly person: number;
  /** Episode of the infector; an import if there is none. */
  readonly by?: number;
  readonly day: number;
  readonly activity?: Activity;
  readonly strain?: number;
  readonly antibodies?: number;
  readonly doses?: number;
  readonly infections?: number;
  readonly contagious?: number;
  readonly recovered?: number;
}

export function logOf(infections: readonly TestInfection[]): InfectionLog {
  const log = new GrowingLog(1);
  for (const infection of infections) {
    const { by } = infection;
    const entry = log.add();
    const { columns } = log;
    columns.person[entry] = infection.person;
    columns.infector[entry] = by === undefined ? imported : (infections[by]?.person ?? 0);
    columns.infectorEpisode[entry] = by ?? imported;
    columns.day[entry] = infection.day;
    columns.activity[entry] = activityCode(infection.activity ?? "home");
    columns.strain[entry] = infection.strain ?? 0;
    columns.antibodies[entry] = infection.antibodies ?? 0;
    columns.doses[entry] = infection.doses ?? 0;
    columns.infections[entry] = infection.infections ?? 1;
    columns.contagiousDay[entry] = infection.contagious ?? never;
    columns.recoveredDay[entry] = infection.recovered ?? never;
  }
  return log.view();
}

export interface TestPerson {
  readonly age: number;
  readonly home?: number;
  readonly isFromOutside?: boolean;
}

const emptyTemplate: Template = {
  personStart: new Uint32Array(1),
  visits: new Uint32Array(),
  containerStart: new Uint32Array(1),
  containerVisits: new Uint32Array(),
};

/** Homes are 1 km apart, to the north-east of the centre of Berlin; nobody goes anywhere. */
export function cityOf(people: readonly TestPerson[]): City {
  const home = Uint32Array.from(people, (person, number) => person.home ?? number);
  const containerCount = home.reduce((most, number) => Math.max(most, number + 1), 0);
  const centre = { latitude: 52.52, longitude: 13.405 };
  return {
    region: "test",
    sample: 0.25,
    seed: 1,
    personCount: people.length,
    residentCount: people.filter(({ isFromOutside }) => !isFromOutside).length,
    districts: [
      { name: "Umland", isCity: false, ...centre },
      { name: "Mitte", isCity: true, ...centre },
    ],
    age: Uint8Array.from(people, ({ age }) => age),
    home,
    district: Uint8Array.from(people, ({ isFromOutside }) => (isFromOutside ? 0 : 1)),
    role: new Uint8Array(people.length),
    containerCount,
    containerX: Float32Array.from({ length: containerCount }, (_, number) => 1000 * number),
    containerY: Float32Array.from({ length: containerCount }, (_, number) => 1000 * number),
    containerActivity: new Uint8Array(containerCount),
    containerDistrict: new Uint8Array(containerCount),
    maxPeople: new Uint16Array(containerCount),
    spaces: new Uint8Array(containerCount),
    templates: [emptyTemplate, emptyTemplate, emptyTemplate],
    centre,
  };
}

/** The cells of a column as plain values. */
export function column(table: ResultTable, name: string): readonly (string | number)[] {
  return [...(table.columns.get(name)?.values ?? [])];
}

export function numbersOf(table: ResultTable, name: string): readonly number[] {
  return column(table, name).map(Number);
}
