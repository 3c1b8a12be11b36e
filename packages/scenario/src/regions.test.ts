import { regions } from "@episcope/model/parameters";
import { expect, test } from "vitest";
import { presetSample, regionFacts, regionNames } from "./regions.ts";

test("the same regions and inhabitants as in the model", () => {
  expect([...regionNames].sort()).toEqual(Object.keys(regions).sort());
  for (const name of regionNames) {
    expect(regionFacts[name].residents).toBe(regions[name].residents);
  }
});

test("presets; every region has a demo city of moderate size", () => {
  expect(presetSample("berlin", "demo")).toBe(1 / 40);
  expect(presetSample("germany", "full")).toBeUndefined();
  expect(presetSample("berlin", "constructor")).toBeUndefined();
  for (const name of regionNames) {
    const people = regionFacts[name].residents * (presetSample(name, "demo") ?? 0);
    expect(people).toBeGreaterThan(60_000);
    expect(people).toBeLessThan(110_000);
  }
});
