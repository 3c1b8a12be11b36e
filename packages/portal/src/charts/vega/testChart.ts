// A small chart, for tests.
import { type ChartDefinition, parseDay } from "@episcope/battery";
import type { Mapping } from "./spec/mapping.ts";
import type { ChartInput } from "./spec/prepareSpec.ts";

export function testDay(date: string): number {
  const day = parseDay(date);
  if (day === undefined) throw new Error(`no date: ${date}`);
  return day;
}

export const dataRoot = "https://data.example/public/";

/** Axes from 29 February to 10 March 2020. */
export function testInput(
  definition: Partial<ChartDefinition>,
  more: Partial<ChartInput> = {},
): ChartInput {
  return {
    definition: {
      title: "",
      description: "",
      showAbove: false,
      source: { kind: "none" },
      specification: {},
      ...definition,
    },
    data: undefined,
    baseUrl: `${dataRoot}battery/a/`,
    dataRoot,
    graphStartDay: testDay("2020-02-29"),
    endDay: testDay("2020-03-10"),
    isLog: false,
    scheme: "light",
    language: "en",
    width: 600,
    ...more,
  };
}

export const dateAxis: Mapping = { field: "date", type: "temporal" };
export const countAxis: Mapping = { field: "n", type: "quantitative" };

export function lineSpec(more: Mapping = {}, y: Mapping = countAxis): Mapping {
  return { mark: "line", encoding: { x: dateAxis, y }, ...more };
}
