import { parseDay } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMetadata } from "../description/parseMetadata.ts";
import { mostRunColumns, mostRuns } from "../limits.ts";
import { parseRunIndex, type RunIndex, writeRunIndex } from "./runIndex.ts";
import { RunFinder } from "./selectRun.ts";

function parse(text: string) {
  const { index, faults } = parseRunIndex(text, "_info.txt");
  return { index, faults: faults.map(englishFault) };
}

const example = `RunScript;Config;RunId;Output;escape;leis;seed
run.sh;c1.xml;autumn1;o;none;1.0;7564655870752979346
run.sh;c2.xml;autumn2;o;none;0.75;7564655870752979346

run.sh;c3.xml;0;o;high;1.0;-594798593157429144
`;

test("one run per row, with the cells unchanged", () => {
  expect(parse(example)).toEqual({
    faults: [],
    index: {
      parameters: ["escape", "leis", "seed"],
      runs: [
        { runId: "autumn1", values: ["none", "1.0", "7564655870752979346"] },
        { runId: "autumn2", values: ["none", "0.75", "7564655870752979346"] },
        { runId: "0", values: ["high", "1.0", "-594798593157429144"] },
      ],
    },
  });
});

test.each([
  ["Windows line ends", example.replaceAll("\n", "\r\n")],
  ["a byte-order mark", `\ufeff${example}`],
])("%s", (_name, text) => {
  expect(parse(text)).toEqual(parse(example));
});

test("stray lines, short lines and repeated combinations are faults; the rest is read", () => {
  const { index, faults } = parse(
    `${example}see the report\nrun.sh;c;autumn4;o;none\nrun.sh;c;autumn5;o;none;1.0;7564655870752979346\n`,
  );
  expect(index?.runs).toHaveLength(3);
  expect(faults).toEqual([
    "_info.txt:6:1: this line has no RunId",
    "_info.txt:7:1: this line has 5 cells instead of 7",
    "_info.txt:8:1: the combination of autumn5 stands already in line 2",
  ]);
});

test.each([
  ["", "_info.txt:1:1: the column RunId is missing"],
  ["<!DOCTYPE html>\n<html></html>\n", "_info.txt:1:1: the column RunId is missing"],
  ["RunScript;Config;RunId;Output;a\n", "_info.txt:1:1: the table lists no run"],
])("%j is refused", (text, fault) => {
  expect(parse(text)).toEqual({ index: undefined, faults: [fault] });
});

function longTable(runs: number, parameters: number): string {
  const line = (first: string, cell: (column: number) => string) =>
    [first, ...Array.from({ length: parameters }, (_, column) => cell(column))].join(";");
  const rows = Array.from({ length: runs }, (_, row) => line(`r${row}`, () => String(row)));
  return [line("RunId", (column) => `p${column}`), ...rows].join("\n");
}

test("a table that is too long for a page is a fault, and is not read", () => {
  expect(parse(longTable(mostRuns, 1)).index?.runs).toHaveLength(mostRuns);
  expect(parse(longTable(mostRuns + 1, 1))).toEqual({
    index: undefined,
    faults: [
      "_info.txt:1: the table lists 60001 runs with 60001 values in all; at most 60000 runs with 600000 values can be shown",
    ],
  });
  expect(parse(longTable(2000, 300)).index?.runs).toHaveLength(2000);
  expect(parse(longTable(2001, 300)).faults[0]).toContain("2001 runs with 600300 values in all");
  expect(parse(longTable(1, mostRunColumns))).toEqual({
    index: undefined,
    faults: ["_info.txt:1: the table has 501 columns; at most 500 can be shown"],
  });
});

const cell = fc.stringMatching(/^[A-Za-z0-9 .,%+_-]*[A-Za-z0-9%]$/);
const anyIndex: fc.Arbitrary<RunIndex> = fc
  .uniqueArray(fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,8}$/), { minLength: 1, maxLength: 4 })
  .chain((parameters) =>
    fc
      .uniqueArray(fc.array(cell, { minLength: parameters.length, maxLength: parameters.length }), {
        selector: (values) => JSON.stringify(values),
        minLength: 1,
        maxLength: 8,
      })
      .map((rows) => ({
        parameters,
        runs: rows.map((values, number) => ({ runId: `run${number}`, values })),
      })),
  );

test("what is written reads back as the same runs", () => {
  fc.assert(
    fc.property(anyIndex, (index) => {
      expect(parseRunIndex(writeRunIndex(index), "f")).toEqual({ index, faults: [] });
    }),
  );
  const broken = { parameters: ["a"], runs: [{ runId: "1", values: ["x;y"] }] };
  expect(() => writeRunIndex(broken)).toThrow(/semicolon/);
});

const metadata = parseMetadata(
  "city: b\nzipFolder: s\ndefaultStartDate: 2020-02-16\nstartDates: [2020-02-16]\noptionGroups: []\n",
  "m",
).metadata;

function finder(text: string): RunFinder {
  const { index } = parse(text);
  if (!index || !metadata) throw new Error("the example is broken");
  return new RunFinder(index, metadata);
}

test("every run is found only by its own combination", () => {
  fc.assert(
    fc.property(anyIndex, (index) => {
      if (!metadata) throw new Error("the example is broken");
      const runs = new RunFinder(index, metadata);
      for (const run of index.runs) {
        const chosen = new Map(
          index.parameters.map((parameter, column) => [parameter, run.values[column] ?? ""]),
        );
        expect(runs.find(chosen, 0)?.runId).toBe(run.runId);
      }
    }),
  );
});

test("values with dashes do not collide", () => {
  const runs = finder("RunId;a;b\n1;x-y;z\n2;x;y-z\n");
  expect(
    runs.find(
      new Map([
        ["a", "x-y"],
        ["b", "z"],
      ]),
      0,
    )?.runId,
  ).toBe("1");
  expect(
    runs.find(
      new Map([
        ["a", "x"],
        ["b", "y-z"],
      ]),
      0,
    )?.runId,
  ).toBe("2");
  expect(
    runs.find(
      new Map([
        ["a", "x"],
        ["b", "z"],
      ]),
      0,
    ),
  ).toBeUndefined();
});

test("the shift fills offset or startDate; parameters that are not chosen take their default", () => {
  const offsets = finder("RunId;offset;a\n1;-3;x\n2;0;x\n3;0;y\n");
  expect(offsets.find(new Map([["a", "y"]]), 0)?.runId).toBe("3");
  expect(offsets.find(new Map(), -3)?.runId).toBe("1");
  expect(parseDay("2020-02-19")).toBe((metadata?.startDay ?? 0) + 3);
  const dates = finder("RunId;startDate;other\n1;2020-02-16;10\n2;2020-02-19;10\n3;2020-02-19;5\n");
  expect(dates.find(new Map(), 3)?.runId).toBe("2");
});
