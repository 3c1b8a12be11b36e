// Checks the files of a place (docs/places.md). JSON is parsed as YAML, so that faults have line
// and column.
import {
  type ReportedRecord,
  type ReportedSource,
  readYaml,
  reportedRoles,
  type ValueColumn,
} from "@episcope/battery";
import {
  type CityRecord,
  type Climate,
  type Fault,
  type LatitudeLongitude,
  problem,
  type RegionPlace,
  type RegionRecord,
} from "@episcope/common";
import {
  anyNumber,
  byKey,
  checked,
  count,
  date,
  fields,
  flag,
  listOf,
  localizedText,
  notNegative,
  numberWhere,
  oneOf,
  oneOrMore,
  type Path,
  Place,
  positive,
  required,
  type Shape,
  share,
  type Type,
  text,
  textWhere,
} from "@episcope/common/reading";

/** A field for each key of a type: a missing one does not compile. */
type ShapeOf<T> = { readonly [Name in keyof T]-?: Shape[string] };

const degrees = (most: number) =>
  numberWhere((value) => Math.abs(value) <= most, problem("degreesWithin", { most }));
const [latitude, longitude] = [degrees(90), degrees(180)];

const point: Type<LatitudeLongitude> = (raw, place) => {
  if (!Array.isArray(raw) || raw.length !== 2) return place.fault(problem("pointForm"));
  const [north, east] = [latitude(raw[0], place.at(0)), longitude(raw[1], place.at(1))];
  return north === undefined || east === undefined ? undefined : [north, east];
};

/** This many numbers, with a fixed sum if they are percentages. */
function numbers(length: number, sum?: number): Type<readonly number[]> {
  return checked(listOf(notNegative), (values) => {
    if (values.length !== length)
      return problem("countOfNumbers", { expected: length, count: values.length });
    const total = values.reduce((a, b) => a + b, 0);
    return sum === undefined || Math.abs(total - sum) < 0.5
      ? undefined
      : problem("sumOfNumbers", { total: Math.round(100 * total) / 100, sum });
  });
}

/** A list, or the name of the region whose list it is. */
function orRegion<T>(type: Type<T>): Type<T | string> {
  return (raw, place) => (typeof raw === "string" ? text(raw, place) : type(raw, place));
}

const place = fields({
  name: required(localizedText),
  centre: required(point),
  residents: required(positive),
  mapRadiusKm: required(positive),
  state: localizedText,
  intensiveCareBeds: fields({ regular: required(count), withReserve: required(count) }),
} satisfies ShapeOf<RegionPlace>);

const climate = fields({
  temperature: required(
    checked(listOf(anyNumber), ({ length }) =>
      length === 12 ? undefined : problem("countOfNumbers", { expected: 12, count: length }),
    ),
  ),
  rainyShare: required(share),
} satisfies ShapeOf<Climate>);

const area = {
  name: required(text),
  residents: required(positive),
  km2: required(positive),
  at: required(point),
};

const city = fields({
  layout: required(oneOf("aroundCentre", "aroundDistricts", "towns")),
  districts: required(listOf(fields({ ...area, jobs: notNegative, holeKm: notNegative }))),
  surroundings: fields({
    name: required(text),
    residents: required(positive),
    people: required(oneOf("everybody", "commuters")),
    towns: required(listOf(fields(area))),
  }),
  towns: listOf(
    fields({
      name: required(text),
      district: required(text),
      residents: required(positive),
      at: required(point),
    }),
  ),
  southWest: point,
  ages: required(orRegion(numbers(19, 100))),
  householdSizes: required(numbers(5, 100)),
  householdMean: required(numberWhere((value) => value > 1, problem("aNumberAboveOne"))),
  dayCare: required(orRegion(numbers(6))),
  primaryUntil: required(count),
  work: required(
    fields({
      insideKm: required(positive),
      outsideKm: required(positive),
      outside: required(listOf(share)),
      meanKm: positive,
    }),
  ),
  distance: required(
    fields({ factor: required(positive), farKm: positive, farShare: required(share) }),
  ),
  outings: required(positive),
  modes: required(fields({ pt: required(notNegative), bicycle: required(notNegative) })),
  targets: required(
    fields({
      tripsPerDay: required(positive),
      kilometresPerDay: positive,
      modes: numbers(4),
      pt: notNegative,
      lengths: numbers(5),
    }),
  ),
} satisfies ShapeOf<CityRecord>);

const record = fields({
  about: required(listOf(text)),
  place: required(place),
  outline: required(
    fields({
      areas: required(oneOf("municipalities", "states")),
      tolerance: required(positive),
      grid: required(positive),
      ownKeys: text,
    }),
  ),
  samples: required(
    byKey(numberWhere((value) => value > 0 && value <= 1, problem("aShareAboveZero"))),
  ),
  tracingCapacity: required(notNegative),
  weather: required(
    fields({
      climate: required((raw, at: Place) =>
        Array.isArray(raw) ? listOf(text)(raw, at) : climate(raw, at),
      ),
      autumnMidpoint: byKey(anyNumber),
      largestOutdoor: share,
    }),
  ),
  city: required(city),
  calibration: fields({
    profile: required(oneOf("classic2020", "berlin2021", "cologne2022")),
    end: required(date),
    reportedIn: listOf(text),
    observed: fields({
      until: required(date),
      cases: required(text),
      admissions: required(text),
      intensiveCare: required(listOf(text)),
    }),
    forecastHub: fields({ name: required(text), code: required(text) }),
  }),
} satisfies ShapeOf<RegionRecord>);

/** A column by its names or by its position. */
const column: Type<unknown> = (raw, at) =>
  typeof raw === "number" ? count(raw, at) : oneOrMore(text)(raw, at);

const reported = fields({
  uses: fields(Object.fromEntries(reportedRoles.map((role) => [role, text]))),
  sources: required(
    listOf(
      fields({
        id: required(text),
        role: oneOf(...reportedRoles),
        everywhere: flag,
        about: text,
        path: required(text),
        area: localizedText,
        residents: positive,
        delimiter: textWhere((value) => value !== "", problem("aText")),
        comment: text,
        germanNumbers: flag,
        mayLackDates: flag,
        date: fields({
          kind: required(oneOf("cell", "parts")),
          column,
          form: oneOf("iso", "german", "shortGerman", "isoWeek"),
          year: column,
          month: column,
          day: column,
        }),
        filters: listOf(fields({ column: required(column), equals: required(text) })),
        values: required(
          listOf(
            fields({
              name: required(text),
              column: required(column),
              series: fields({ name: required(text), label: required(localizedText) }),
              variant: text,
              area: localizedText,
            } satisfies ShapeOf<ValueColumn>),
          ),
        ),
      } satisfies ShapeOf<ReportedSource>),
    ),
  ),
} satisfies ShapeOf<ReportedRecord>);

/** Checks region.json. It may refer to other regions by name. */
export function checkRegion(
  source: string,
  file: string,
  names: ReadonlySet<string>,
): readonly Fault[] {
  const yaml = readYaml(source, file);
  const found = yaml.mapping && record(yaml.mapping, new Place(yaml, undefined));
  if (!found) return yaml.faults.faults;
  const { weather, city, calibration, samples } = found;
  const named: readonly (readonly [path: Path, name: unknown])[] = [
    [["city", "ages"], city.ages],
    [["city", "dayCare"], city.dayCare],
    ...(Array.isArray(weather.climate) ? weather.climate : []).map(
      (name, index) => [["weather", "climate", index], name] as const,
    ),
    ...(calibration?.reportedIn ?? []).map(
      (name, index) => [["calibration", "reportedIn", index], name] as const,
    ),
  ];
  for (const [path, name] of named) {
    if (typeof name === "string" && !names.has(name))
      yaml.fault(path, problem("regionUnknown", { region: name }));
  }
  city.towns?.forEach(({ district }, index) => {
    if (!city.districts.some(({ name }) => name === district))
      yaml.fault(
        ["city", "towns", index, "district"],
        problem("noSuchDistrict", { name: district }),
      );
  });
  if (city.layout === "towns" && !city.southWest) yaml.fault(["city"], problem("southWestMissing"));
  if (!("demo" in samples)) yaml.fault(["samples"], problem("fieldMissing", { field: "demo" }));
  return yaml.faults.faults;
}

/** Checks all files reported.json by path: they may refer to each other's sources. */
export function checkReported(files: ReadonlyMap<string, string>): readonly Fault[] {
  const read = Array.from(files, ([file, source]) => {
    const yaml = readYaml(source, file);
    return { yaml, record: yaml.mapping && reported(yaml.mapping, new Place(yaml, undefined)) };
  });
  const ids = new Set(read.flatMap(({ record }) => record?.sources.map(({ id }) => id) ?? []));
  return read.flatMap(({ yaml, record }) => {
    for (const [role, id] of Object.entries(record?.uses ?? {})) {
      if (id !== undefined && !ids.has(id))
        yaml.fault(["uses", role], problem("sourceUnknown", { id }));
    }
    return yaml.faults.faults;
  });
}
