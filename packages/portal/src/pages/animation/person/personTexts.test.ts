import { expect, test } from "vitest";
import { modeWord, placeWord } from "./personTexts.ts";

test("every activity of the model has a text, and so does an unknown one", () => {
  const activities = [
    ...["home", "work", "business", "errands", "leisure", "leisPublic", "leisPrivate", "visit"],
    ...["educ_kiga", "educ_primary", "educ_secondary", "educ_tertiary", "educ_other"],
    ...["educ_higher", "shop_daily", "shop_other"],
  ];
  for (const activity of activities) {
    expect(placeWord({ kind: "place", activity }).at.en).not.toBe("out");
  }
  for (const activity of ["gardening", "toString", ""]) {
    expect(placeWord({ kind: "place", activity }).at.en).toBe("out");
  }
  expect(placeWord({ kind: "home" }).at.de).toBe("zu Hause");
  expect(placeWord({ kind: "vehicle" }).at.en).toBe("on public transport");
});

test("a trip names its mode if it is known", () => {
  expect(modeWord("car").en).toBe(" by car");
  expect(modeWord("toString").en).toBe("");
  expect(modeWord(undefined).de).toBe("");
});
