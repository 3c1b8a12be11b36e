import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseLegacyIndex } from "./legacyIndex.ts";

function parse(text: string) {
  const { faults, ...read } = parseLegacyIndex(text, "v7-info-berlin.txt");
  return { ...read, faults: faults.map(englishFault) };
}

const header = "RunScript;Config;RunId;Output;offset;remainingFractionWork;ShutdownType";

test("the base run, which repeats a combination, is not part of the index", () => {
  const rows = ["sz0;o;-6;0.5;weak", "sz1;o;-6;0.5;weak", "bsz2;o;6;1.0;strong"];
  // No line break after the last row.
  const text = [header, ...rows.map((row) => `run.sh;c.xml;${row}`)].join("\n");
  expect(parse(text)).toEqual({
    hasBaseRun: true,
    faults: [],
    index: {
      parameters: ["offset", "remainingFractionWork", "ShutdownType"],
      runs: [
        // offset −6: six days later.
        { runId: "sz1", values: ["6", "0.5", "weak"] },
        { runId: "bsz2", values: ["-6", "1", "strong"] },
      ],
    },
  });
});

test.each([
  ["Windows line ends", "\r\n"],
  ["empty lines", "\n\n"],
])("%s", (_name, lineEnd) => {
  const text = `${[header, "r;c;sz1;o;0;0.0;weak"].join(lineEnd)}${lineEnd}`;
  expect(parse(text).index?.runs).toEqual([{ runId: "sz1", values: ["0", "0", "weak"] }]);
  expect(parse(text).hasBaseRun).toBe(false);
});

test("numbers are compared as numbers: 1.0 and 1 are the same combination", () => {
  const text = `${header}\nr;c;sz1;o;0;1.0;weak\nr;c;sz2;o;0;1;weak\n`;
  expect(parse(text).index?.runs.map(({ runId }) => runId)).toEqual(["sz1"]);
  expect(parse(text).faults).toEqual([
    "v7-info-berlin.txt:3:1: the combination of sz2 stands already in line 2",
  ]);
});

test.each([
  ["", "v7-info-berlin.txt:1:1: the column RunId is missing"],
  ["<!doctype html><p>404", "v7-info-berlin.txt:1:1: the column RunId is missing"],
  [`${header}\n`, "v7-info-berlin.txt:1:1: the table lists no run"],
  [`${header}\nr;c;sz0;o;0;1;weak\n`, "v7-info-berlin.txt:1:1: the table lists no run"],
])("an unusable table is reported: %j", (text, fault) => {
  expect(parse(text)).toMatchObject({ index: undefined, faults: [fault] });
});

test("any table is read without an error", () => {
  const cell = fc.oneof(fc.constantFrom("-6", "0.50", "sz0", "RunId", "offset", ""), fc.string());
  const line = fc.array(cell, { maxLength: 8 }).map((cells) => cells.join(";"));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const { index } = parse([header, ...lines].join("\n"));
      const keys = index?.runs.map(({ values }) => JSON.stringify(values)) ?? [];
      expect(new Set(keys).size).toBe(keys.length);
      expect(index?.runs.some(({ runId }) => runId === "sz0") ?? false).toBe(false);
    }),
  );
});
