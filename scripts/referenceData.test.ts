// Checks the published files themselves, if available: they are not part of the project.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { observedSources, readObserved } from "@episcope/battery";
import { days, formatDay, numbers } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import { expect, test } from "vitest";

const folder = process.env.EPISCOPE_REFERENCE_DATA;
if (!folder)
  console.debug("EPISCOPE_REFERENCE_DATA is not set: the published observed data are not read.");

// Counted with another program: rows, first and last date, sum of a column without its gaps, number
// of gaps.
test.skipIf(!folder).each([
  ["berlin-cases", 661, "2020-01-01", "2021-12-06", "cases", 287_643, 0],
  ["berlin-cases-meldedatum", 642, "2020-02-29", "2021-12-06", "cases", 287_643, 0],
  ["cologne-cases", 664, "2020-01-09", "2021-12-06", "cases", 85_702, 0],
  ["heinsberg-cases", 616, "2020-01-20", "2021-12-06", "cases", 17_580, 0],
  ["munich-cases", 658, "2020-01-19", "2021-12-06", "cases", 131_282, 0],
  ["berlin-hospital", 715, "2020-03-01", "2022-02-13", "inpatients", 353_611, 0],
  ["berlin-hospital", 715, "2020-03-01", "2022-02-13", "intensiveCare", 106_213, 0],
  ["munich-hospital", 51, "2020-03-07", "2020-04-26", "inpatients", 13_749, 0],
  ["berlin-state-hospitalization", 353, "2023-01-02", "2023-12-20", "incidence", 2132.05, 0],
  [
    "berlin-state-hospitalization",
    353,
    "2023-01-02",
    "2023-12-20",
    "adjustedIncidence",
    2103.04,
    3,
  ],
  ["nrw-hospitalization", 353, "2023-01-02", "2023-12-20", "incidence", 1819.73, 0],
  ["nrw-hospitalization", 353, "2023-01-02", "2023-12-20", "adjustedIncidence", 1805.18, 3],
  ["germany-sari", 197, "2020-03-02", "2023-12-04", "incidence", 856.6, 0],
])("%s", (id, rowCount, first, last, column, sum, gaps) => {
  const { total, ...read } = summarize(id, column);
  expect(read).toEqual({ faults: [], rowCount, first, last, gaps });
  expect(total).toBeCloseTo(sum, 6);
});

function summarize(id: string, column: string) {
  const source = observedSources().find((candidate) => candidate.id === id);
  if (!source) throw new Error(`The catalogue has no source ${id}`);
  const file = join(folder ?? "", "observed", basename(source.path));
  const { table, faults } = readObserved(readFileSync(file), source, file);
  const dates = Array.from(days(table) ?? [], formatDay);
  const values = Array.from(numbers(table, column) ?? []);
  const known = values.filter((value) => !Number.isNaN(value));
  return {
    faults: faults.map(englishFault),
    rowCount: table.rowCount,
    first: dates[0],
    last: dates.at(-1),
    gaps: values.length - known.length,
    total: known.reduce((sum, value) => sum + value, 0),
  };
}
