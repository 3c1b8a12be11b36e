import { expect, test } from "vitest";
import { activityStyle } from "./activityColors.ts";

test.each([
  ["work&business", "#808080"],
  ["leisPublic", "#3CB371"],
  ["leisPrivate", "#008000"],
  ["day care", "#0096FF"],
  ["schools", "#964B00"],
  ["university", "#FF69B4"],
  ["other", "#C53932"],
  ["pt", "#800080"],
  ["home", "#EF8536"],
])("%s has the colour of its group", (activity, color) => {
  expect(activityStyle(activity)).toMatchObject({ name: activity, color });
});

test("leisure as a whole and unknown activities have the colour of their name", () => {
  expect(activityStyle("leisure")).toEqual({
    name: "leisure",
    label: { en: "Leisure", de: "Freizeit" },
    isAside: true,
  });
  expect(activityStyle("visit")).toEqual({ name: "visit", label: { en: "visit", de: "visit" } });
});

test.each([
  ["work&business", "Work and business", "Arbeit und Dienstwege"],
  ["leisPublic", "Public leisure", "Öffentliche Freizeit"],
  ["leisPrivate", "Private leisure", "Private Freizeit"],
  ["day care", "Day care", "Kita"],
  ["schools", "Schools", "Schulen"],
  ["university", "University", "Hochschule"],
  ["pt", "Public transport", "Nahverkehr"],
  ["other", "Other", "Sonstiges"],
])("%s is written %s or %s", (activity, en, de) => {
  expect(activityStyle(activity).label).toEqual({ en, de });
});

test("the unit follows the name in addresses only", () => {
  expect(activityStyle("home", "%")).toMatchObject({
    name: "home %",
    label: { en: "Home", de: "Zuhause" },
  });
});
