import { areasOf, counties } from "@episcope/battery";
import { expect, test } from "vitest";
import { searchAreas } from "./searchAreas.ts";

const all = areasOf("county");
const found = (text: string) =>
  searchAreas(all, text, "de").flatMap(({ areas }) => areas.map(({ name }) => name));

test.each([
  ["köln", "Köln"],
  ["koeln", "Köln"],
  ["KOLN", "Köln"],
  ["  muenchen ", "München"],
  ["giess", "Landkreis Gießen"],
  ["chóś", "Cottbus - Chóśebuz"],
  ["wendel", "Landkreis St. Wendel"],
  ["deutsch", "Deutschland"],
])("%s finds %s first", (text, name) => {
  expect(found(text)[0]).toBe(name);
});

test("a city is listed before the district around it, both under their state", () => {
  const [group] = searchAreas(all, "münchen", "de");
  expect(group?.state).toBe("Bayern");
  expect(group?.areas.map(({ name }) => name).slice(0, 2)).toEqual([
    "München",
    "Landkreis München",
  ]);
});

test("an empty text lists everything, Germany first, then state by state", () => {
  const groups = searchAreas(all, "", "de");
  expect(groups.flatMap(({ areas }) => areas)).toHaveLength(402);
  expect(groups.map(({ state }) => state).slice(0, 3)).toEqual([
    undefined,
    "Baden-Württemberg",
    "Bayern",
  ]);
});

test("every county is found by its own name", () => {
  for (const { name } of counties) expect(found(name)).toContain(name);
});

test("an unknown text finds nothing", () => {
  expect(searchAreas(all, "xyz*(", "de")).toEqual([]);
});

test("on an English page the names of both languages are found, under English states", () => {
  const first = (text: string) => searchAreas(areasOf("state"), text, "en")[0]?.areas[0]?.name;
  expect([first("bavaria"), first("bayern"), first("germany")]).toEqual([
    ...["Bayern", "Bayern", "Deutschland"],
  ]);
  expect(searchAreas(all, "gießen", "en")[0]?.state).toBe("Hesse");
});
