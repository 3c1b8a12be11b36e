import {
  days,
  entryName,
  formatDay,
  numbers,
  type RunTableName,
  runTableNames,
  texts,
} from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { parseRunTable } from "./parseRunTable.ts";
import { contactFactor, remainingFraction } from "./restriction.ts";
import { sumDistricts } from "./sumDistricts.ts";
import { writeTable } from "./writeTable.ts";

const encode = (text: string) => new TextEncoder().encode(text);
function parse(name: RunTableName, text: string) {
  const { table, faults } = parseRunTable(name, encode(text), name);
  return { table, faults: faults.map(englishFault) };
}

/** One small example of every table of the format. */
const examples: Record<RunTableName, string> = {
  infections:
    "day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\tdistrict\n1\t2020-02-25\t919900\t36\t0\tKöln\n",
  restrictions: "day\tdate\twork\n40\t2020-04-04\t0.61_1.00_{CLOTH=0.3, SURGICAL=0.4}\n",
  strains: "day\tdate\tSARS_CoV_2\tALPHA\n480\t2021-06-18\t112\t964.5\n",
  diseaseImport: "day\tdate\tstrain\tn\n1\t2020-02-25\tSARS_CoV_2\t20\n",
  rValues:
    "day\tdate\trValue\tnewContagious\tscenario\thome\tday care\twork&business\n30\t2020-03-25\t0.84\t310\tx\t0.36\t0.01\t0.12\n",
  infectionsPerActivity:
    "day\tdate\tactivity\tinfections\tinfectionsShare\tscenario\n31\t2020-03-26\thome\t41.3\t0.44\t\n",
  vaccinations: "day\tdate\tmRNA\tvector\n420\t2021-04-19\t5820\t2164\n",
  vaccinationsDetailed: "day\tdate\ttype\tnumber\tamount\n420\t2021-04-19\tmRNA\t1\t1455\n",
  antibodies: "day\tdate\tDELTA\n700\t2022-01-24\t3.9\n",
  outdoorFraction: "day\tdate\toutdoorFraction\n120\t2020-06-23\t0.713\n",
  hospital: "day\tdate\tmeasurement\tseverity\tn\n400\t2021-03-31\tintakesHosp_80+\tBase\t6.31\n",
  deaths: "day\tdate\tage\tdeaths\tn\n400\t2021-03-31\t60-79\t12.345\t0.4\n",
  incidenceByAge: "date\t0-4\t90+\n2020-03-09\t4.8\t3\n",
  vaccineEffectiveness: "day\tmRNA-DELTA\tmRNA_Booster-DELTA\n15\t0.87\tNaN\n",
  vaccineEffectivenessByStrain: "day\twildtypeVe\tomicronBA2Ve\n28\tNaN\t-0.5\n",
  infectionsPerSeed: "day\tdate\tnShowingSymptomsCumulative_0\n30\t2020-03-25\t2312\n",
};

test.each(runTableNames)("%s is read without fault, written and read back", (name) => {
  const { table, faults } = parse(name, examples[name]);
  expect(faults).toEqual([]);
  expect(table.rowCount).toBe(1);
  expect(new TextDecoder().decode(writeTable(table))).toBe(examples[name]);
});

test.each(runTableNames)("%s without its columns is a fault", (name) => {
  expect(parse(name, "a\tb\n1\t2\n").faults[0]).toMatch(/the column \w+ is missing$/);
});

test("entries are named after the run", () => {
  expect(entryName("autumn17", "infections")).toBe("autumn17.infections.txt.csv");
  expect(entryName("0", "hospital")).toBe("0.post.hospital.tsv");
});

test("rows of one day are summed over districts", () => {
  const { table } = parse(
    "infections",
    "time\tday\tdate\tnSusceptible\tnTotalInfected\tnRecovered\tdistrict\n" +
      "86400\t1\t2020-02-25\t100\t1\t0\tMitte\n86400\t1\t2020-02-25\t50\t2\tNaN\tPankow\n" +
      "172800\t2\t2020-02-26\t99\t2\t1\tMitte\n172800\t2\t2020-02-26\t49\t3\t1\tPankow\n",
  );
  const city = sumDistricts(table);
  if (!city) throw new Error("not added up");
  expect(city.rowCount).toBe(2);
  expect([...(numbers(city, "nSusceptible") ?? [])]).toEqual([150, 148]);
  expect([...(numbers(city, "nTotalInfected") ?? [])]).toEqual([3, 5]);
  expect([...(numbers(city, "nRecovered") ?? [])]).toEqual([0, 2]);
  expect([...(numbers(city, "day") ?? [])]).toEqual([1, 2]);
  expect([...(numbers(city, "time") ?? [])]).toEqual([86400, 172800]);
  expect(Array.from(days(city) ?? [], formatDay)).toEqual(["2020-02-25", "2020-02-26"]);
  expect(texts(city, "district")).toEqual(["Mitte", "Mitte"]);
});

test.each([
  ["a day has two dates", "1\t2020-02-25\n1\t2020-02-26\n"],
  ["a date has two days", "1\t2020-02-25\n2\t2020-02-25\n"],
  ["a row of a date has no day", "1\t2020-02-25\nNaN\t2020-02-25\n"],
])("where %s, rows are not added up", (_, rows) => {
  expect(sumDistricts(parse("infections", `day\tdate\n${rows}`).table)).toBeUndefined();
});

test("rows without a day are added up by their dates", () => {
  const rows = "NaN\t2020-02-25\t1\nNaN\t2020-02-25\t2\nNaN\t2020-02-26\t3\n";
  const city = sumDistricts(parse("infections", `day\tdate\tnSusceptible\n${rows}`).table);
  expect(city && [...(numbers(city, "nSusceptible") ?? [])]).toEqual([3, 3]);
});

test("a table with one district is unchanged", () => {
  const { table } = parse("infections", examples.infections);
  expect(sumDistricts(table)).toBe(table);
});

test.each([
  ["0.61_1.00_{CLOTH=0.3, SURGICAL=0.4}", 0.61],
  ["1.00_1.00_{}", 1],
  ["0.5", 0.5],
  ["", Number.NaN],
  ["_1.00_{}", Number.NaN],
  ["half_1.00_{}", Number.NaN],
])("the remaining fraction of %j is %d", (cell, expected) => {
  expect(remainingFraction(cell)).toBe(expected);
});

test.each([
  ["0.61_0.35_{CLOTH=0.3}", 0.35],
  ["_0.5_{}", 0.5],
  ["0.61_1", 1],
  ["0.61", Number.NaN],
  ["0.61_x_{}", Number.NaN],
  ["0.61_-1_{}", Number.NaN],
])("the contact factor of %j is %d", (cell, expected) => {
  expect(contactFactor(cell)).toBe(expected);
});
