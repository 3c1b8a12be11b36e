import { expect, test } from "vitest";
import { districtName } from "./districtName.ts";

test.each([
  ["Mitte", "Mitte"],
  ["Neukoelln", "Neukölln"],
  ["Tempelhof_Schoeneberg", "Tempelhof-Schöneberg"],
  ["Treptow_Koepenick", "Treptow-Köpenick"],
])("%s is written %s", (name, queryChanges) => {
  expect(districtName(name)).toBe(queryChanges);
});
