import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import type { ReportedSeries } from "../../../data/reported.ts";
import { fitFixture } from "../fixtures/fit.ts";
import {
  casesChart,
  drawsReported,
  hiddenCharts,
  hospitalCharts,
  strainsChart,
} from "./fitCharts.ts";
import { fitSentences } from "./fitSentences.ts";

const reported: ReportedSeries = {
  source: "Institute",
  weeks: [parseDay("2020-03-02") ?? 0],
  cases: [7],
  admissions: { all: [1], "60-79": undefined, "80+": undefined },
  intensiveCare: undefined,
  strains: new Map([["ALPHA", [0.25]]]),
};

const seriesOf = ({ content }: ReturnType<typeof casesChart>, panel = 0) =>
  content.kind === "panels" ? (content.panels[panel]?.series ?? []) : [];

test("bands, the middle value, and reports where there are any", () => {
  const [median, half, most, points] = seriesOf(casesChart(fitFixture, reported));
  expect(most).toMatchObject({ kind: "band", low: [5, 10, 15], high: [15, 30, 45] });
  expect(half).toMatchObject({ kind: "band", low: [8, 16, 24] });
  expect(median).toMatchObject({ kind: "line", y: [10, 20, 30] });
  // On the last day of the week, as the simulated values.
  expect(points).toMatchObject({ kind: "points", source: "observed", y: [7] });
  expect(points?.x[0]).toBe(parseDay("2020-03-08"));
  expect(median?.x[0]).toBe(points?.x[0]);
  expect(seriesOf(casesChart(fitFixture, undefined))).toHaveLength(3);
});

test("admissions by age, beds, variants, and what nobody reported", () => {
  const [admissions, beds] = hospitalCharts(fitFixture, reported);
  if (!admissions || !beds) throw new Error("charts are missing");
  expect([0, 1, 2].map((panel) => seriesOf(admissions, panel).length)).toEqual([4, 3, 3]);
  expect(seriesOf(beds)).toHaveLength(3);
  const strains = seriesOf(strainsChart(fitFixture, reported));
  expect(strains.map(({ name }) => name)).toEqual(["SARS_CoV_2", "ALPHA", "ALPHA reported"]);
  expect(strains[2]?.y).toEqual([25]);
  expect(hiddenCharts(fitFixture).map(({ name }) => name)).toEqual(["caution", "detection"]);
});

test("a chart draws reported figures only of its own series", () => {
  const charts = [
    casesChart(fitFixture, reported),
    ...hospitalCharts(fitFixture, reported),
    strainsChart(fitFixture, reported),
    ...hiddenCharts(fitFixture),
  ];
  const drawing = charts.filter(drawsReported).map(({ name }) => name);
  expect(drawing).toEqual(["cases", "admissions", "strains"]);
});

test("subtitles speak of reported figures only where they are drawn", () => {
  const words = (known: ReportedSeries | undefined) =>
    [...hospitalCharts(fitFixture, known), strainsChart(fitFixture, known)].map(({ content }) =>
      JSON.stringify(content.subtitle),
    );
  expect(words(reported).filter((text) => text.includes("Reported figures"))).toHaveLength(2);
  expect(words(undefined).join()).not.toMatch(/Reported|Gemeldete/);
  const casesAlone = {
    ...reported,
    admissions: { all: undefined, "60-79": undefined, "80+": undefined },
    strains: new Map(),
  };
  expect(words(casesAlone).join()).not.toMatch(/Reported|Gemeldete/);
});

test("what nobody reported ends with the comparable cases", () => {
  const charts = hiddenCharts({ ...fitFixture, casesUntil: "2020-03-15" });
  for (const chart of charts) {
    expect(seriesOf(chart).map(({ x }) => x.length)).toEqual([2, 2, 2]);
    expect(seriesOf(chart)[0]?.y).toHaveLength(2);
  }
});

test("sentences about peaks and variants", () => {
  expect(fitSentences(fitFixture, "en")).toEqual([
    "Intensive care: in 3 of 4 waves the highest week is within a factor of 1.4 of the reported one; the worst is off by a factor of 1.8.",
    "Alpha has more than half from the week of 16 March 2020 on, as reported.",
    "Delta has more than half from the week of 28 June 2021 on, one week too late.",
    "Omicron BA.1 has more than half from the week of 13 December 2021 on, 2 weeks too early.",
  ]);
});
