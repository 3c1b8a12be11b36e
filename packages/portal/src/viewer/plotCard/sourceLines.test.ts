// Whose figures a plot draws, below it.
import { observedSources } from "@episcope/battery";
import { parseDay, type Table } from "@episcope/common";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hostUrl, startHost } from "../../data/network/fixtures/host.ts";
import type { PlotDefinition } from "../../plots/plot.ts";
import type { PlotView } from "../state/plotView.ts";

vi.mock("virtual:content/questions", () => ({
  default: [{ at: "/asked", question: { en: "Does it help?" }, set: { en: "in winter" } }],
}));
vi.mock("virtual:content/site", () => ({ default: { name: "Portal", demonstration: false } }));

const pathOf = (id: string) => observedSources().find((source) => source.id === id)?.path ?? "";
const plot = {
  observed: () => ["berlin-cases", "berlin-state-hospitalization", "germany-sari"],
} as unknown as PlotDefinition;
const until = (date: string): Table => ({
  rowCount: 1,
  columns: new Map([["date", { kind: "date", values: Int32Array.of(parseDay(date) ?? 0) }]]),
});
const viewOf = (tables: readonly (readonly [id: string, table: Table])[], path = "other") =>
  ({
    ...{ path, runId: "b", language: "en", city: "berlin", cityName: "Berlin" },
    observed: new Map(tables),
  }) as unknown as PlotView;

beforeEach(() => void vi.stubGlobal("location", { origin: hostUrl }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function linesOf(view: PlotView): Promise<readonly string[]> {
  startHost({
    "/config.json": '{"reported":true}',
    "/data/reported/sources.json": JSON.stringify({
      sources: [
        {
          attribution: { en: "Institute, modified" },
          files: [pathOf("berlin-cases"), pathOf("germany-sari")],
        },
      ],
    }),
  });
  const { loadAttributions } = await import("../../data/reportedFiles.ts");
  await loadAttributions();
  const { sourceLines } = await import("./sourceLines.ts");
  return sourceLines(plot, view);
}

test("the publisher's text once, and files that nobody says anything about", async () => {
  const lines = await linesOf(
    viewOf([
      ["berlin-cases", until("2021-03-01")],
      ["berlin-state-hospitalization", until("2021-03-02")],
      ["germany-sari", until("2021-03-01")],
    ]),
  );
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^Reported data: Institute, modified \(until .*2021\)$/);
  expect(lines[2]).toMatch(
    /^Reported data: rki-deutschland-hospitalization\.csv \(until .*2021\)$/,
  );
});

test("nothing is said of what is not drawn", async () => {
  expect(await linesOf(viewOf([]))).toHaveLength(1);
  const empty: Table = { rowCount: 0, columns: new Map() };
  expect(await linesOf(viewOf([["berlin-cases", empty]]))).toHaveLength(1);
});

test("the source is said in words: the question and the region, no path and no run", async () => {
  expect(await linesOf(viewOf([], "asked"))).toEqual([
    "Source: Portal, “Does it help? – in winter”, Berlin",
  ]);
  expect(await linesOf(viewOf([]))).toEqual(["Source: Portal, Berlin"]);
});
