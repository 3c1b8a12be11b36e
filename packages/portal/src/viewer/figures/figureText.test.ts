import { type KeyFigures, noFigures } from "@episcope/battery";
import { inEachLanguage, type Language, parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { dateAxis } from "../../charts/layout/axis.ts";
import type { FigureName } from "./figureNames.ts";
import { figureTitle, figureUnit, type Measured, shownValue, spreadText } from "./figureText.ts";
import { figureSpread, figuresOfOne } from "./runFigures.ts";
import { spreadOf } from "./spread.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const figures: KeyFigures = {
  infections: 123_450,
  infectionsPerThousand: 113.61,
  peakIncidence: { value: 3450.3, day: day("2020-03-12") },
  peakBeds: { value: 1041.6, day: day("2020-09-04") },
};
const single = (name: FigureName, language: Language) => {
  const spread = figureSpread(figuresOfOne(figures), name);
  return spread && spreadText(name, spread, language, dateAxis);
};
const ranged = (name: Measured, values: readonly number[], language: Language) => {
  const spread = spreadOf(values);
  return spread && spreadText(name, spread, language, dateAxis);
};

test("a single model run has no range: infections in hundreds, rates with three digits, whole beds", () => {
  expect(single("infections", "en")).toEqual({ value: "123,500", range: undefined });
  expect(single("infectionsPerThousand", "en")?.value).toBe("114");
  expect(single("peakIncidence", "de")?.value).toBe("3.450");
  expect(single("peakBeds", "de")?.value).toBe("1.042");
  expect(single("bedsPeakDay", "en")?.value).toBe("4 Sep 2020");
  expect(single("bedsPeakDay", "de")?.value).toBe("04.09.2020");
  expect(figureSpread(figuresOfOne(noFigures), "infections")).toBeUndefined();
  expect(figureSpread(figuresOfOne(noFigures), "incidencePeakDay")).toBeUndefined();
});

test("the range decides how many digits are written", () => {
  // 5 % and 95 % of the five: 688,600 and 790,800; a tenth of their width is 10,220.
  const infections = [685_000, 703_000, 734_211, 770_000, 796_000];
  expect(ranged("infections", infections, "en")).toEqual({
    value: "730,000",
    range: "690,000 – 790,000",
  });
  expect(ranged("infections", infections, "de")).toEqual({
    value: "730.000",
    range: "690.000 – 790.000",
  });
  expect(shownValue("infections", spreadOf(infections) ?? neverSpread)).toBe(730_000);
  // 0.96 and 1.14, a tenth of the width 0.018.
  expect(ranged("rValue", [0.95, 1, 1.1, 1.1, 1.15], "de")).toEqual({
    value: "1,10",
    range: "0,96 – 1,14",
  });
});
const neverSpread = { median: Number.NaN, low: 0, high: 0, count: 0 };

test("two digits stay if the range is wide to one side", () => {
  // 5 % and 95 % are 97,000 and 1,168,000; a tenth of their width is 107,100.
  const infections = [95_000, 105_000, 203_456, 800_000, 1_260_000];
  expect(ranged("infections", infections, "en")).toEqual({
    value: "200,000",
    range: "97,000 – 1,200,000",
  });
});

test("dates have whole days, whatever the range", () => {
  const days = [0, 0, 7, 7, 140].map((later) => day("2020-03-12") + later);
  // 95 % is 7 + 0.8 × 133 = 113.4 days later.
  expect(ranged("incidencePeakDay", days, "en")).toEqual({
    value: "19 Mar 2020",
    range: "12 Mar 2020 – 3 Jul 2020",
  });
});

test("there is no range for four model runs, nor if all agree", () => {
  expect(ranged("peakBeds", [1, 2, 3, 40], "en")).toEqual({ value: "3", range: undefined });
  expect(ranged("peakBeds", [0, 0, 0, 0, 0], "en")).toEqual({ value: "0", range: undefined });
});

test("a range can start at zero", () => {
  expect(ranged("peakBeds", [0, 0, 2, 4, 8], "en")).toEqual({ value: "2", range: "0 – 7" });
});

test("the page says what its infections are; rates and beds have a unit", () => {
  const infectionsTitle = inEachLanguage((language) => `infections ${language}`);
  expect(figureTitle("infections", "de", { infectionsTitle })).toBe("infections de");
  expect(figureTitle("peakBeds", "en", { infectionsTitle })).toBe("Most hospital beds");
  expect(figureUnit("peakIncidence", "de")).toBe("je Woche und 100.000");
  expect(figureUnit("infections", "en")).toBeUndefined();
});
