import { expect, test } from "vitest";
import type { ChartContent, EnsembleFacts } from "./chartContent.ts";
import { ensembleWords, fewPeopleWords, shortEnsembleWords } from "./modelWords.ts";

const chart = (ensemble?: EnsembleFacts): ChartContent => ({
  ...{ kind: "panels", panels: [] },
  ...(ensemble && { ensemble }),
});
const all = { arrived: 16, expected: 16, differs: true };

test("one sentence says what line and bands are", () => {
  expect(ensembleWords(chart(all), "bands", "en")).toBe(
    "Line: median of 16 model runs. Inner band: half of them; outer band: 9 of 10.",
  );
  expect(ensembleWords(chart(all), "members", "de")).toBe(
    "Dünne Linien: 16 Modellläufe; dicke Linie: ihr Median.",
  );
  expect(ensembleWords({ kind: "rows", series: [], ensemble: all }, "members", "de")).toBe(
    "Median von 16 Modellläufen.",
  );
  expect(ensembleWords(chart(all), "table", "en")).toBe("Median and quantiles of 16 model runs.");
  expect(ensembleWords(chart({ ...all, differs: false }), "bands", "en")).toBe(
    "All 16 model runs are the same here.",
  );
  expect(ensembleWords(chart({ ...all, differs: false, isMean: true }), "bands", "en")).toBe(
    "Mean of 16 model runs; their range was not published.",
  );
  expect(ensembleWords(chart(), "bands", "en")).toBeUndefined();
});

test("beside the figures one short line says what the bands are, if there are any", () => {
  const words = (facts: EnsembleFacts) => shortEnsembleWords(chart(facts), "bands", "en");
  expect(words(all)).toBe("Inner band: half of the runs; outer band: 9 of 10.");
  expect(words({ ...all, arrived: 1, differs: false })).toBeUndefined();
  expect(shortEnsembleWords(chart(all), "members", "de")).toBe(
    "Dünne Linien: einzelne Läufe; dicke Linie: ihr Median.",
  );
});

test("of many curves only the narrow band is drawn", () => {
  const label = { en: "", de: "" };
  const line = { label, kind: "line", source: "model", x: [0], y: [3], bands: [] } as const;
  const series = Array.from({ length: 5 }, (_, number) => ({ ...line, name: String(number) }));
  const panel = { key: "p", x: "date", yTitle: label, scale: "page", series } as const;
  expect(ensembleWords({ kind: "panels", panels: [panel], ensemble: all }, "bands", "en")).toBe(
    "Line: median of 16 model runs. Band: half of them; for up to four curves also an outer one: 9 of 10.",
  );
});

test("a chart with gaps says why", () => {
  const label = { en: "", de: "" };
  const line = { name: "a", label, kind: "line", source: "model", x: [0], y: [3] } as const;
  const of = (people?: number): ChartContent => ({
    kind: "panels",
    panels: [
      {
        ...{ key: "p", x: "date", yTitle: label, scale: "page" },
        series: [{ ...line, ...(people && { people }) }],
      },
    ],
  });
  expect(fewPeopleWords(of(1), [0, 9], "en")).toBe(
    "No curve is drawn where it rests on fewer than five simulated people.",
  );
  expect(fewPeopleWords(of(2), [0, 9], "de")).toBeUndefined();
  expect(fewPeopleWords(of(), [0, 9], "en")).toBeUndefined();
});

test("while members arrive it says how many there are", () => {
  expect(ensembleWords(chart({ ...all, arrived: 3 }), "bands", "de")).toBe(
    "Bisher 3 von 16 Modellläufen. Linie: Median. Inneres Band: die Hälfte von ihnen; äußeres Band: 9 von 10.",
  );
  expect(ensembleWords(chart({ ...all, arrived: 1, differs: false }), "bands", "en")).toBe(
    "1 of 16 model runs so far.",
  );
});
