import { parseDay, type Translations } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Metadata } from "./metadata.ts";
import { parseMetadata } from "./parseMetadata.ts";
import { writeMetadata } from "./writeMetadata.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;

function parse(text: string) {
  const { metadata, faults } = parseMetadata(text, "metadata.yaml");
  return { metadata, faults: faults.map(englishFault) };
}

const autumn = `readme: notes.md
zipFolder: summaries
viewerVersion: 2
city: cologne
runName: autumn
defaultStartDate: 2020-02-25
graphStartDate: 2022-06-01
endDate: null
startDates:
  - 2020-02-25
  - 2020-02-28
ignoredPlots: [vacEffVsStr, Antibodies]
somethingNew: 1
optionGroups:
  - day: -1
    heading: Virus
    measures:
      - measure: escape
        title: Immune escape
        order: none, medium,high
  - day: 967
    heading: Autumn measures
    headingDe: Maßnahmen im Herbst
    subheading: from October
    subheadingDe: ab Oktober
    measures:
      - measure: leis
        title: Remaining leisure
        titleDe: Verbleibende Freizeit
        texts: { pub50: public at half, "0.5": all at half }
        textsDe: { pub50: öffentlich halb }
        asPercent: true
`;

test("reads a description for viewer 2", () => {
  const { metadata, faults } = parse(autumn);
  expect(faults).toEqual([]);
  expect(metadata).toEqual({
    viewerVersion: 2,
    city: "cologne",
    zipFolder: "summaries",
    info: "_info.txt",
    readme: "notes.md",
    runName: "autumn",
    startDay: day("2020-02-25"),
    graphStartDay: day("2022-06-01"),
    endDay: day("2020-08-31"),
    rValueDay: day("2020-10-15"),
    shifts: [0, 3],
    shiftColumn: "startDate",
    ignoredPlots: ["vacEffVsStr", "Antibodies"],
    heatMapMaxValue: 2000,
    optionGroups: [
      {
        day: undefined,
        heading: { en: "Virus" },
        subheading: {},
        measures: [
          {
            measure: "escape",
            title: { en: "Immune escape" },
            texts: {},
            order: ["none", "medium", "high"],
            asPercent: undefined,
          },
        ],
      },
      {
        day: 967,
        heading: { en: "Autumn measures", de: "Maßnahmen im Herbst" },
        subheading: { en: "from October", de: "ab Oktober" },
        measures: [
          {
            measure: "leis",
            title: { en: "Remaining leisure", de: "Verbleibende Freizeit" },
            texts: {
              en: new Map([
                ["pub50", "public at half"],
                ["0.5", "all at half"],
              ]),
              de: new Map([["pub50", "öffentlich halb"]]),
            },
            order: undefined,
            asPercent: true,
          },
        ],
      },
    ],
  });
});

test("reads the minimal description of run-data-format specification 9, for the first viewer", () => {
  const { metadata, faults } = parse(
    "city: berlin\nzipFolder: summaries\nstartDate: 2020-02-16\noffset: [-3, 0]\noptionGroups: []\n",
  );
  expect(faults).toEqual([]);
  expect(metadata).toMatchObject({
    viewerVersion: 1,
    startDay: day("2020-02-16"),
    shifts: [-3, 0],
    shiftColumn: "offset",
  });
});

test("startDate has precedence over defaultStartDate, offset over startDates", () => {
  const { metadata } = parse(
    "city: b\nzipFolder: s\nstartDate: 2020-02-16\ndefaultStartDate: 2020-02-20\noffset: [1]\nstartDates: [2020-02-21]\noptionGroups: []\n",
  );
  expect(metadata).toMatchObject({ startDay: day("2020-02-16"), shifts: [1] });
});

test.each([
  ["city: cologne\n", "metadata.yaml:1:1: the field city is missing"],
  ["zipFolder: summaries\n", "metadata.yaml:1:1: the field zipFolder is missing"],
  ["defaultStartDate: 2020-02-25\n", "metadata.yaml:1:1: startDate or defaultStartDate is missing"],
  [
    "startDates:\n  - 2020-02-25\n  - 2020-02-28\n",
    "metadata.yaml:1:1: offset or startDates is missing",
  ],
])("without %j it reports what is missing", (line, fault) => {
  const { metadata, faults } = parse(autumn.replace(line, ""));
  expect(metadata).toBeUndefined();
  expect(faults).toContain(fault);
});

test("wrong values are reported at their position; the rest stays usable", () => {
  const { metadata, faults } = parse(
    autumn
      .replace("2022-06-01", "2022-06-31")
      .replace("endDate: null", "differsFrom: soon")
      .replace("viewerVersion: 2", "viewerVersion: two")
      .replace("  - 2020-02-28", "  - soon")
      .replace("asPercent: true", "asPercent: perhaps")
      .replace("{ pub50: public at half, ", "{ pub50: [], ")
      .replace("{ pub50: öffentlich halb }", "öffentlich halb")
      .replace("      - measure: escape\n        title", "      - title"),
  );
  expect(faults).toEqual([
    'metadata.yaml:3:16: viewerVersion must be a number, not "two"',
    'metadata.yaml:7:17: graphStartDate must be a date such as 2020-02-25, not "2022-06-31"',
    'metadata.yaml:8:14: differsFrom must be a date such as 2020-02-25, not "soon"',
    'metadata.yaml:11:5: startDates must be a date such as 2020-02-25, not "soon"',
    "metadata.yaml:18:9: the field measure is missing",
    "metadata.yaml:29:25: pub50 must be a text, not a list",
    "metadata.yaml:30:18: textsDe: expected a mapping",
    'metadata.yaml:31:20: asPercent must be true or false, not "perhaps"',
  ]);
  expect(metadata).toMatchObject({ viewerVersion: 1, shifts: [0] });
  expect(metadata?.optionGroups[0]?.measures).toEqual([]);
});

test.each([
  ["an HTML page", "<!DOCTYPE html>\n<html>\n<head><title>404 Not Found</title></head></html>\n"],
  ["nothing", ""],
  ["a list", "- a\n- b\n"],
  ["broken YAML", "city: [cologne\nzip: }"],
  [
    "an alias bomb",
    `a: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefghij"].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdefghi"[index]}`).join(",")}]`).join("\n")}\n`,
  ],
])("%s is refused with a reason", (_name, text) => {
  const { metadata, faults } = parse(text);
  expect(metadata).toBeUndefined();
  expect(faults[0]).toMatch(/^metadata\.yaml:\d+:\d+: \S/);
});

const label = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 %.+-]{0,8}[A-Za-z%]$/);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const anyDay = fc.integer({ min: day("2019-01-01"), max: day("2030-01-01") });
const textsByValue = fc
  .array(fc.tuple(label, label), { maxLength: 3 })
  .map((texts): ReadonlyMap<string, string> => new Map(texts));
const translations = <T>(text: fc.Arbitrary<T>): fc.Arbitrary<Translations<T>> =>
  fc.record({ en: text, de: text }, { requiredKeys: [] });

const anyMetadata: fc.Arbitrary<Metadata> = fc.record({
  viewerVersion: fc.integer({ min: 1, max: 3 }),
  city: label,
  zipFolder: label,
  info: label,
  readme: optional(label),
  runName: optional(label),
  startDay: anyDay,
  graphStartDay: anyDay,
  endDay: anyDay,
  rValueDay: anyDay,
  shifts: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 4 }),
  shiftColumn: fc.constantFrom("offset" as const, "startDate" as const),
  ignoredPlots: fc.array(label, { maxLength: 3 }),
  heatMapMaxValue: fc.integer({ min: 1, max: 9999 }),
  fittedUntil: optional(anyDay),
  differsFrom: optional(anyDay),
  members: optional(fc.integer({ min: 1, max: 64 })),
  sample: optional(fc.constantFrom(0.025, 0.1, 1)),
  optionGroups: fc.array(
    fc.record({
      day: optional(fc.integer({ min: 1, max: 999 })),
      heading: translations(label),
      subheading: translations(label),
      measures: fc.array(
        fc.record({
          measure: label,
          title: translations(label),
          texts: translations(textsByValue),
          order: optional(fc.array(label, { minLength: 1, maxLength: 3 })),
          asPercent: optional(fc.boolean()),
          initial: optional(label),
        }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  ),
});

test("what is written reads back as the same description", () => {
  fc.assert(
    fc.property(anyMetadata, (metadata) => {
      expect(parseMetadata(writeMetadata(metadata), "m")).toEqual({ metadata, faults: [] });
    }),
    { numRuns: 200 },
  );
});
