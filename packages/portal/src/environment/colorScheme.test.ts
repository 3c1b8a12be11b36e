import { healthStates } from "@episcope/common";
import { expect, test } from "vitest";
import { schemeOf } from "./colorScheme.ts";
import { healthPalettes } from "./healthPalette.ts";

test("without a choice the animations are dark and the other pages light", () => {
  for (const path of ["/v3", "/multiday", "/timelapse", "/timelapse/"]) {
    expect(schemeOf(path, undefined)).toBe("dark");
  }
  for (const path of ["/", "/imprint", "/v30", "/v3/x"]) {
    expect(schemeOf(path, undefined)).toBe("light");
  }
});

test("a choice applies everywhere", () => {
  expect(schemeOf("/timelapse", "light")).toBe("light");
  expect(schemeOf("/", "dark")).toBe("dark");
});

test("the palettes are those of the product", () => {
  const { light, dark } = healthPalettes;
  expect([light.text, light.background, light.links]).toEqual(["#000", "#ccccc4", "#ffffff"]);
  expect([dark.text, dark.background, dark.links]).toEqual(["#fff", "#181518", "#445577"]);
  expect(healthStates.map((state) => light[state])).toEqual([
    "#999900",
    "#0077ff",
    "#bb0044",
    "#ff5533",
    "#7733ee",
    "#000",
    "#116622",
  ]);
  expect(healthStates.map((state) => dark[state])).toEqual([
    "#bbbb44",
    "#00dddd",
    "#bb2222",
    "#ff5533",
    "#7733ee",
    "#ff66ff",
    "#116622",
  ]);
});
