import type { Table } from "@episcope/common";
import { expect, test } from "vitest";
import { hundredThousands, populationOf } from "./population.ts";

test("the population is everybody, and rates use its hundred thousands on the first day", () => {
  const column = (...values: number[]) => ({
    kind: "number" as const,
    values: Float64Array.from(values),
  });
  const infections: Table = {
    rowCount: 2,
    columns: new Map([
      ["nSusceptible", column(900_000, 890_000)],
      ["nTotalInfected", column(60_000, 70_000)],
      ["nRecovered", column(40_000, 40_000)],
    ]),
  };
  expect([...populationOf(infections)]).toEqual([1_000_000, 1_000_000]);
  expect(hundredThousands(infections)).toBe(10);
});
