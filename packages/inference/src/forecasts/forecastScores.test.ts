import { expect, test } from "vitest";
import { levels } from "../scores/quantiles.ts";
import { meanScore } from "./forecastScores.ts";

test("a score of the hub: KIT-baseline on 2 November 2020, two weeks ahead", () => {
  // Forecast of the German and Polish COVID-19 Forecast Hub (MIT licence), cases of the week that
  // ended on 14 November 2020 (RKI).
  const quantiles = [
    18870, 25450, 32362, 41934, 49444, 56057, 62206, 68113, 73923, 79741, 85660, 91768, 98163,
    104986, 112315, 120477, 129649, 140335, 153583, 171392, 199804, 226881, 261103,
  ];
  const score = meanScore([{ quantiles, observed: 131_068 }]);
  expect(score.wis).toBeCloseTo(20207.3, 1);
  expect(score).toMatchObject({ dates: 1, inside50: 0, inside95: 1 });
  expect(score.factor).toBeCloseTo(131_068 / 91_768, 9);
});

test("by hand: mean of dates, coverage, error of the median", () => {
  // Without any spread the score is the distance.
  const point = (value: number) => levels.map(() => value);
  const score = meanScore([
    { quantiles: point(10), observed: 20 },
    { quantiles: point(10), observed: 10 },
  ]);
  expect(score.wis).toBeCloseTo(5, 9);
  expect(score.logWis).toBeCloseTo(Math.log(2) / 2, 9);
  expect(score.inside50).toBe(0.5);
  expect(score.factor).toBeCloseTo(Math.exp(Math.log(2) / Math.sqrt(2)), 9);
});
