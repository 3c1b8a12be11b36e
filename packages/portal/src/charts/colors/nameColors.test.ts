import fc from "fast-check";
import { expect, test } from "vitest";
import { healthPalettes } from "../../environment/healthPalette.ts";
import { colorOfName } from "./nameColors.ts";
import { contrast, parseColor } from "./seriesColors.ts";

const colors = (...names: string[]) => new Set(names.map((name) => colorOfName(name))).size;

test("one subject has one colour, whatever is counted", () => {
  const alpha = ["% ALPHA", "ALPHA", "alpha", "alphaVe", "Alpha Reported", "% Alpha Reported"];
  expect(colors(...alpha, "mRNA-ALPHA", "vector-ALPHA", "B.1.1.7")).toBe(1);
  expect(colors("OMICRON_BA1", "% OMICRON_BA1", "omicron", "BA.1")).toBe(1);
  expect(colors("vaccinated", "vaccinated_v_1", "vaccinated_v_2")).toBe(1);
  expect(colors("intakesHosp", "occupancyHosp")).toBe(1);
});

test("names that are shown together have different colours", () => {
  const strains = ["SARS_CoV_2", "ALPHA", "B1351", "DELTA", "OMICRON_BA1", "OMICRON_BA2"];
  expect(colors(...strains, "OMICRON_BA5", "BQ", "XBB_15")).toBe(9);
  expect(colors("mRNA", "vector", "natural")).toBe(3);
  expect(colors("vaccinated", "unvaccinated")).toBe(2);
});

test("health states look as on the maps", () => {
  expect(colorOfName("Seriously Sick")).toBe(healthPalettes.light.seriouslySick);
  expect(colorOfName("Recovered")).toBe(healthPalettes.light.recovered);
});

test("ages are coloured by their lower bound, from young to old", () => {
  expect(colors("0-4", "0–9", "age0-4", "0 - 4")).toBe(1);
  expect(colors("80+", "85-120", "100+")).toBe(1);
  // 85 years in seven steps of 12.1: 0, 13, 25, 37, 49, 61, 73.
  expect(colors("0-4", "13-17", "25-29", "37-39", "49-59", "61-69", "73+")).toBe(7);
  expect(colors("0-4", "12+", "13-17")).toBe(2);
});

test("an unlisted name has a colour by its letters, the same in every run", () => {
  // FNV-1a of a, b and c: e40c292c, e70c2de5 and e60c2c52, modulo 12: 4, 1 and 2.
  expect(["a", "b", "c"].map((name) => colorOfName(name))).toEqual([
    "#8c564b",
    "#d55e00",
    "#008a66",
  ]);
  expect(colors("Sauna", "SAUNA", "% sauna", "sauna Reported 7 days")).toBe(1);
});

test("every name has a colour with a contrast of 3:1 to white", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const color = parseColor(colorOfName(name)) ?? ([255, 255, 255] as const);
      expect(contrast(color, [255, 255, 255])).toBeGreaterThanOrEqual(3);
    }),
  );
  for (const name of ["constructor", "__proto__", "", "%", "Äöü"]) {
    expect(parseColor(colorOfName(name))).toHaveLength(3);
  }
});

test("health states have the colours of the maps in either scheme", () => {
  expect(colorOfName("Critical")).toBe(healthPalettes.light.critical);
  expect(colorOfName("Critical", "dark")).toBe(healthPalettes.dark.critical);
  expect(colorOfName("Alpha", "dark")).toBe(colorOfName("Alpha"));
});
