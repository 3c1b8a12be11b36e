import { areaById, germany } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import type { Incidence } from "../../../data/incidence.ts";
import { incidenceContent } from "./incidenceContent.ts";

const monday = parseDay("2021-03-01") ?? 0;
const incidence: Incidence = {
  weeks: [monday],
  byArea: new Map([
    ["00", [70]],
    ["11", [60]],
    ["12", [Number.NaN]],
    ["11000", [60]],
  ]),
  files: [],
};
type Given = Parameters<typeof incidenceContent>;
const seriesOf = (known: Incidence, level: Given[1], chosen: Given[2]) => {
  const content = incidenceContent(known, level, chosen, "en");
  return content?.kind === "panels" ? content.panels.flatMap(({ series }) => series) : [];
};
const area = (id: string) => areaById(id) ?? germany;

test("the country and its states, at the Sunday of the week; areas without values are left out", () => {
  const series = seriesOf(incidence, "state", []);
  expect(series.map(({ name }) => name)).toEqual(["Deutschland", "Berlin"]);
  expect(series.every(({ x, source }) => x[0] === monday + 6 && source === "observed")).toBe(true);
  expect(seriesOf(incidence, "state", [area("12")]).map(({ name }) => name)).toEqual([
    "Deutschland",
  ]);
});

test("of counties only those that were chosen", () => {
  expect(seriesOf(incidence, "county", [area("11000")]).map(({ y }) => y[0])).toEqual([60]);
});

test("nothing is drawn where nothing is known", () => {
  const nothing = { weeks: [], byArea: new Map(), files: [] };
  expect(incidenceContent(nothing, "state", [], "en")).toBeUndefined();
  expect(incidenceContent(incidence, "county", [], "en")).toBeUndefined();
});
