import { parseDay } from "@episcope/common";
import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseIncidence } from "./incidence.ts";
import { hostUrl, startHost } from "./network/fixtures/host.ts";

beforeEach(() => void vi.stubGlobal("location", { origin: hostUrl }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("the country beside its states; weeks of one alone are gaps of the other", async () => {
  startHost({
    "/config.json": '{"reported":true}',
    "/data/reported/incidence/germany.csv": "week,00\n2021-03-01,70\n2021-03-08,80.5\n",
    "/data/reported/incidence/states.csv": "week,11,12\n2021-03-01,60,\n",
  });
  const { loadIncidence } = await import("./incidence.ts");
  const { weeks, byArea, files } = await loadIncidence("state", new AbortController().signal);
  expect(weeks).toEqual([parseDay("2021-03-01"), parseDay("2021-03-08")]);
  expect([...byArea]).toEqual([
    ["00", [70, 80.5]],
    ["11", [60, Number.NaN]],
    ["12", [Number.NaN, Number.NaN]],
  ]);
  expect(files).toHaveLength(2);
});

test("where nothing was fetched there are no areas", async () => {
  const host = startHost({ "/config.json": "{}" });
  const { loadIncidence } = await import("./incidence.ts");
  const { byArea, files } = await loadIncidence("county", new AbortController().signal);
  expect([byArea.size, files]).toEqual([0, []]);
  expect(host.seen).toHaveLength(1);
});

test("any text gives columns of equal length, in ascending weeks", () => {
  const cell = constantFrom("week", "2021-03-01", "2021-03-08", "11", "5.5", "-1", "x", "");
  const line = array(cell).map((cells) => cells.join(","));
  const text = array(line).map((lines) => `week,00,11\n${lines.join("\n")}`);
  assert(
    property(oneof(text, string()), (file) => {
      const { weeks, byArea } = parseIncidence(file);
      expect([...weeks].sort((a, b) => a - b)).toEqual(weeks);
      for (const values of byArea.values()) {
        expect(values).toHaveLength(weeks.length);
        expect(values.every((value) => Number.isNaN(value) || value >= 0)).toBe(true);
      }
    }),
  );
});
