import { expect, test } from "vitest";
import type { Panel } from "../../charts/chartContent.ts";
import { changedQuery } from "../../environment/useQuery.ts";
import { smallBattery } from "./fixtures/smallBattery.ts";
import { hiddenNames, hideSeries, toggleSeries } from "./hiddenSeries.ts";
import { readRunAddress } from "./runAddress.ts";

function series(name: string, isHiddenByDefault = false) {
  return {
    name,
    label: { en: name, de: name },
    kind: "line" as const,
    x: [],
    y: [],
    source: "model" as const,
    isHiddenByDefault,
  };
}
const panel: Panel = {
  key: "1-virStr",
  x: "date",
  yTitle: { en: "", de: "" },
  scale: "page",
  series: [series("A"), series("B & C"), series("Trend", true)],
};

function read(query: string) {
  return readRunAddress(new URLSearchParams(query), smallBattery);
}
function hidden(query: string): string[] {
  return [...hiddenNames(read(query), panel)];
}
function toggled(query: string, name: string): string {
  const change = toggleSeries(read(query), panel, name);
  return changedQuery(new URLSearchParams(query), change).toString();
}

test("without an entry in the address the plot decides", () => {
  expect(hidden("")).toEqual(["Trend"]);
});

test("listed series are hidden, and those hidden by default stay so until shown", () => {
  expect(hidden("plot-1-virStr=A&plot-1-virStr=B+%26+C")).toEqual(["A", "B & C", "Trend"]);
  expect(hidden("plot-1-virStr=A&view-show-1-virStr=Trend")).toEqual(["A"]);
  expect(hidden("view-show-1-virStr=Trend")).toEqual([]);
  // Old links list them too.
  expect(hidden("plot-1-virStr=Trend&view-show-1-virStr=Trend")).toEqual(["Trend"]);
  expect(hidden("plot-2-virStr=A")).toEqual(["Trend"]);
});

test("one click hides, the next shows, and an empty key is removed", () => {
  const once = toggled("", "A");
  expect(once).toBe("plot-1-virStr=A");
  const twice = toggled(once, "B & C");
  expect(twice).toBe("plot-1-virStr=A&plot-1-virStr=B+%26+C");
  // Showing the first series keeps the others hidden.
  expect(toggled(twice, "A")).toBe("plot-1-virStr=B+%26+C");
  expect(toggled(once, "A")).toBe("");
});

test("a series hidden by default is stored when shown, and removed when hidden again", () => {
  const shown = toggled("x=1", "Trend");
  expect(shown).toBe("x=1&view-show-1-virStr=Trend");
  expect(hidden(shown)).toEqual([]);
  expect(toggled(shown, "Trend")).toBe("x=1");
  expect(toggled("plot-1-virStr=Trend", "Trend")).toBe("view-show-1-virStr=Trend");
});

test("series that only another run has stay in the address", () => {
  expect(toggled("plot-1-virStr=OMEGA", "A")).toBe("plot-1-virStr=OMEGA&plot-1-virStr=A");
  expect(toggled("plot-1-virStr=OMEGA&plot-1-virStr=A", "A")).toBe("plot-1-virStr=OMEGA");
});

test("all series but one can be hidden", () => {
  const change = hideSeries(read(""), panel, new Set(["A", "B & C"]));
  expect(change).toEqual({
    "plot-1-virStr": ["A", "B & C"],
    "view-show-1-virStr": ["Trend"],
  });
});
