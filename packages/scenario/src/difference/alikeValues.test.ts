import { expect, test } from "vitest";
import { scenarioOf, shortHead } from "../fixtures/scenarioFixtures.ts";
import { alikeValues } from "./alikeValues.ts";

test("values without a difference are found; others are told apart, if only by another option", () => {
  const scenario = scenarioOf(`${shortHead}groups:
  - options:
      - { name: idle, title: T, values: ["a", "b"] }
      - { name: work, title: T, values: ["0.5", "0.50", "1"], changes: [{ restrict: { activities: work, remaining: $value } }] }
      - { name: strain, title: T, values: ["1", "2"], changes: [{ strain: { name: DELTA, infectiousness: $value } }] }
      - { name: date, title: T, values: { "never": [], "now": { let: { begin: 2020-03-05 } } } }
      - name: shops
        title: T
        values: ["0.1", "0.2"]
        changes:
          - restrict: { activities: shops, from: $begin, remaining: $value }
            when: { date: "now" }
`);
  expect(alikeValues(scenario)).toEqual([
    { option: "idle", values: ["a", "b"] },
    { option: "work", values: ["0.5", "0.50"] },
    // Never imported.
    { option: "strain", values: ["1", "2"] },
  ]);
});
