import { expect, test } from "vitest";
import { readForecastScores } from "./forecastScores.ts";

const week = { ahead: 1, dates: 22, relativeWis: 0.8, inside50: 0.5, inside95: 0.9 };
const scores = {
  region: "germany",
  stamp: "1",
  particles: 8,
  runs: 4,
  first: "2020-10-12",
  last: "2021-03-08",
  reference: "KIT-baseline",
  forecasters: [{ name: "Episcope", weeks: [{ ...week, factor: 1.2 }] }],
};

test("reads scores, and says where they are wrong", () => {
  expect(readForecastScores(JSON.stringify(scores), "germany.json")).toEqual(scores);
  const broken = { ...scores, forecasters: [{ name: "A", weeks: [{ ...week, inside50: 50 }] }] };
  expect(() => readForecastScores(JSON.stringify(broken), "germany.json")).toThrow("inside50");
});
