import { expect, test } from "vitest";
import { cityName } from "./cityName.ts";

test("known regions have a name in each language", () => {
  expect(cityName("cologne", "en")).toBe("Cologne");
  expect(cityName("cologne", "de")).toBe("Köln");
  expect(cityName("germany", "de")).toBe("Deutschland");
});

test("an unknown region is named by its key", () => {
  expect(cityName("berlin", "de")).toBe("Berlin");
  expect(cityName("österreich", "en")).toBe("Österreich");
  expect(cityName("constructor", "en")).toBe("Constructor");
  expect(cityName("", "de")).toBe("");
});
