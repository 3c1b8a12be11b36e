import { expect, test } from "vitest";
import { scenarioOf, shortHead } from "../fixtures/scenarioFixtures.ts";
import { commonPast } from "./commonPast.ts";

const option = (name: string, values: string, changes: string) =>
  `      - { name: ${name}, title: T, values: ${values}, changes: [${changes}] }\n`;
const battery = (...options: readonly string[]) =>
  scenarioOf(`${shortHead}groups:\n  - options:\n${options.join("")}`);
const letters = '["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"]';
const restriction = (activity: string, from: string) =>
  `{ restrict: { activities: ${activity}, from: ${from}, remaining: $value } }`;

test("lasts until the first option takes effect", () => {
  expect(
    commonPast(
      battery(
        option("a", letters, restriction("work", "2020-03-07")),
        option("b", letters, restriction("visit", "2020-03-05")),
      ),
    ),
  ).toEqual({ day: 4, includesBase: false });
  expect(commonPast(scenarioOf(shortHead))).toEqual({ day: 15, includesBase: false });
  expect(commonPast(battery(option("a", '["1", "2"]', "{ thetaTimes: $value }"))).day).toBe(1);
});

test("with many runs, compares every value, and combinations of options that refer to each other", () => {
  const few = '["0.1", "0.2", "0.3"]';
  const many = [
    option("a", few, restriction("work", "2020-03-09")),
    option("b", few, restriction("visit", "2020-03-08")),
    option("c", few, restriction("business", "2020-03-10")),
    ...["e", "f"].map((name) => option(name, letters, restriction("leisure", "2020-03-10"))),
  ];
  expect(commonPast(battery(...many)).day).toBe(7);
  // Only a combination of two values takes effect early.
  const coupled =
    '{ restrict: { activities: errands, from: 2020-03-04, remaining: $a * $value }, when: { b: "0.3", c: "0.2" } }';
  expect(commonPast(battery(...many, option("d", '["0.5", "1"]', coupled))).day).toBe(3);
});

test("includes the base run if it begins like the others", () => {
  const options = [option("a", letters, restriction("work", "2020-03-07"))];
  const base = (date: string) =>
    scenarioOf(
      `${shortHead}base: [{ restrict: { activities: all, from: ${date}, remaining: 1, ciCorrection: 0.5 } }]\ngroups:\n  - options:\n${options}`,
    );
  expect(commonPast(base("2020-03-08"))).toEqual({ day: 6, includesBase: true });
  expect(commonPast(base("2020-03-04"))).toEqual({ day: 6, includesBase: false });
});
