// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { evenColors } from "../colors/heatColor.ts";
import { HeatMapChart } from "./HeatMapChart.tsx";

const heatMap = {
  ...{ x: [7, 14], rows: ["0\u20134"], values: [[1, 2]], maximum: 10 },
  ...{ colors: evenColors(["#ffffff", "#000000"]), yTitle: { en: "Age", de: "Alter" } },
};
const draw = (height: number) =>
  renderToStaticMarkup(
    <HeatMapChart
      {...{ title: "Ages", heatMap, width: 170, height, x: [0, 20], language: "en" }}
    />,
  );

test("a low heat map, as on a printed sheet, has cells and no colour bar", () => {
  expect(draw(240)).toContain("linearGradient");
  const low = draw(52);
  expect(low).not.toContain("linearGradient");
  // 4 pixels above, 24 for the dates below.
  expect(low).toContain('height="24"');
  expect(low).not.toMatch(/(?:height|width)="-/);
});
