import { expect, test } from "vitest";
import { regionNames, regionRecord } from "./regions.ts";

test("every region has a demo city of moderate size", () => {
  for (const name of regionNames()) {
    const { place, samples } = regionRecord(name);
    const people = place.residents * (samples.demo ?? 0);
    expect(people, name).toBeGreaterThan(60_000);
    expect(people, name).toBeLessThan(110_000);
  }
});

test("an unknown name throws", () => {
  expect(() => regionRecord("constructor")).toThrow('unknown region "constructor"');
});
