import { type KeyFigures, noFigures } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { dateAxis } from "../../charts/layout/axis.ts";
import { figureText, figureTitle, figureUnit, shownFigure } from "./figureText.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const figures: KeyFigures = {
  ...noFigures,
  infections: 123_450,
  peakIncidence: { value: 1234.5, day: day("2020-03-12") },
  peakBeds: { value: 1041.6, day: day("2020-09-04") },
};

test("infected are rounded to hundreds, beds to integers; incidence and dates stay", () => {
  expect(shownFigure(figures, "infections")).toBe(123_500);
  expect(shownFigure(figures, "peakIncidence")).toBe(1234.5);
  expect(shownFigure(figures, "peakBeds")).toBe(1042);
  expect(shownFigure(figures, "bedsPeakDay")).toBe(day("2020-09-04"));
  expect(shownFigure(noFigures, "infections")).toBeUndefined();
  expect(shownFigure(noFigures, "incidencePeakDay")).toBeUndefined();
});

test("numbers and dates are in the visitor's language", () => {
  expect(figureText("peakIncidence", 1234.5, "en", dateAxis)).toBe("1,234.5");
  expect(figureText("peakIncidence", 1234.5, "de", dateAxis)).toBe("1.234,5");
  expect(figureText("infections", 123_500, "de", dateAxis)).toBe("123.500");
  expect(figureText("bedsPeakDay", day("2020-09-04"), "en", dateAxis)).toBe("4 Sep 2020");
  expect(figureText("bedsPeakDay", day("2020-09-04"), "de", dateAxis)).toBe("04.09.2020");
});

test("the title of the infected has the end date; rates and beds have a unit", () => {
  expect(figureTitle("infections", "en", { endDay: day("2020-08-31"), axis: dateAxis })).toBe(
    "Infected by 31 Aug 2020",
  );
  expect(figureTitle("infections", "de", { endDay: day("2020-08-31"), axis: dateAxis })).toBe(
    "Infiziert bis 31.08.2020",
  );
  const days = { endDay: 150, axis: { x: "simulationDay" } } as const;
  expect(figureTitle("infections", "en", days)).toBe("Infected by day 150");
  expect(figureText("bedsPeakDay", 63, "de", days.axis)).toBe("Tag 63");
  expect(figureUnit("peakIncidence", "de")).toBe("je Woche und 100.000");
  expect(figureUnit("infections", "en")).toBeUndefined();
});
