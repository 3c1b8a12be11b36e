import { faultText, numbers, type RunTableName, runTableNames, runTables } from "@episcope/common";
import { expect, test } from "vitest";
import { mostCurves, mostDays, mostRows } from "../limits.ts";
import { parseTableOf } from "../runs/runArchive.ts";

function read(name: RunTableName, lines: readonly string[]) {
  const result = parseTableOf(name, new TextEncoder().encode(lines.join("\n")), "f");
  if (result.kind === "missing") throw new Error("a table that was read is missing");
  return result;
}

/** The only fault, in both languages, of a table that cannot be shown. */
function message(name: RunTableName, lines: readonly string[]): readonly string[] {
  const { kind, faults } = read(name, lines);
  expect([kind, faults.length]).toEqual(["broken", 1]);
  return faults.flatMap((fault) => [faultText(fault, "en"), faultText(fault, "de")]);
}

const series = <T>(length: number, of: (number: number) => T) =>
  Array.from({ length }, (_, number) => of(number));
const dayHeader = "day\tnSusceptible\tnTotalInfected\tnRecovered\tnInfectedCumulative";
const header = `date\t${dayHeader}`;

const optional: readonly RunTableName[] = [
  ...(["diseaseImport", "vaccinations", "vaccinationsDetailed", "antibodies"] as const),
  ...(["vaccineEffectiveness", "vaccineEffectivenessByStrain"] as const),
];

test.each(runTableNames)("%s without rows has a message, unless it may be empty", (name) => {
  const lines = [runTables[name].required.join("\t")];
  if (optional.includes(name)) {
    expect(read(name, lines).kind).toBe("table");
    return;
  }
  expect(message(name, lines)).toEqual([
    "f: the table has no rows below its header",
    "f: die Tabelle hat keine Zeilen unter der Kopfzeile",
  ]);
});

const tooManyCurves = [
  "f: the table has more than 200 curves, too many to be drawn",
  "f: die Tabelle hat mehr als 200 Kurven, zu viele zum Zeichnen",
];

test("strains in columns are counted if they occur", () => {
  const strains = (count: number, others: number) => [
    ["day", "date", ...series(count + others, (number) => `S${number}`)].join("\t"),
    ["1", "2020-02-25", ...series(count, () => "1"), ...series(others, () => "0")].join("\t"),
  ];
  expect(read("strains", strains(mostCurves, 100)).kind).toBe("table");
  expect(message("strains", strains(mostCurves + 1, 0))).toEqual(tooManyCurves);
});

test("severities in rows are counted with their measurements", () => {
  const hospital = (severities: number) => [
    "date\tmeasurement\tseverity\tn",
    ...series(2 * severities, (row) => {
      const measurement = row % 2 === 0 ? "intakesHosp" : "occupancyHosp";
      return `2020-02-25\t${measurement}\ts${row >> 1}\t1`;
    }),
  ];
  expect(read("hospital", hospital(mostCurves / 2)).kind).toBe("table");
  expect(message("hospital", hospital(mostCurves / 2 + 1))).toEqual(tooManyCurves);
});

test("texts that are no curves may be many: districts, and cells of the restrictions", () => {
  const districts = series(2000, (row) => `1\t2020-02-25\t9\t1\t0\t${row}\tD${row}`);
  const infections = read("infections", [
    `${dayHeader}\tdistrict`.replace("day", "day\tdate"),
    ...districts,
  ]);
  expect(infections.kind).toBe("table");
  const cells = series(2000, (row) => `${row}\t0.${row}_1.00_{}`);
  expect(read("restrictions", ["day\twork", ...cells]).kind).toBe("table");
});

test("infections of many districts are added up, whatever their number", () => {
  const districts = 2 * mostRows;
  const rows = series(2, (day) =>
    series(districts, () => `2020-02-2${day + 5}\t${day + 1}\t9\t1\t0\t${day + 1}`),
  );
  const result = read("infections", [header, ...rows.flat()]);
  const total = result.kind === "table" && numbers(result.table, "nInfectedCumulative");
  expect(total && [...total]).toEqual([districts, 2 * districts]);
});

test("other tables have a limit of rows", () => {
  const imports = (count: number) => ["day\tdate\tn", ...series(count, () => "1\t2020-02-25\t1")];
  expect(read("diseaseImport", imports(mostRows)).kind).toBe("table");
  expect(message("diseaseImport", imports(mostRows + 1))).toEqual([
    "f: the table has 100001 rows; at most 100000 can be shown",
    "f: die Tabelle hat 100001 Zeilen; höchstens 100000 lassen sich zeigen",
  ]);
});

test("days have a limit, counted or as dates, however few the rows", () => {
  const days = (last: number) => [dayHeader, "1\t9\t1\t0\t1", `${last}\t9\t1\t0\t2`];
  expect(read("infections", days(mostDays)).kind).toBe("table");
  expect(message("infections", days(mostDays + 1))).toEqual([
    "f: the table goes over 10001 days; at most 10000 can be shown",
    "f: die Tabelle reicht über 10001 Tage; höchstens 10000 lassen sich zeigen",
  ]);
  const dates = ["2020-02-25\t1\t9\t1\t0\t1", "9999-02-25\t2\t9\t1\t0\t2"];
  expect(message("infections", [header, ...dates])[0]).toContain("2914271 days");
});

test("no infections are added up where day and date contradict each other", () => {
  const rows = ["2020-02-25\t1\t9\t1\t0\t1000", "2020-02-25\t2\t9\t1\t0\t200"];
  expect(message("infections", [header, ...rows])).toEqual([
    "f: the columns day and date contradict each other, so rows of a day cannot be added up",
    "f: die Spalten day und date widersprechen sich; so lassen sich die Zeilen eines Tages nicht zusammenzählen",
  ]);
});
