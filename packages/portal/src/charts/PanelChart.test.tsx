// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { Panel } from "./chartContent.ts";
import { setHover } from "./hover.ts";
import { PanelChart } from "./PanelChart.tsx";

test("a read-out has the median of an ensemble with its wide band", () => {
  const panel: Panel = {
    ...{ key: "p", x: "date", yTitle: { en: "n", de: "n" }, scale: "linear" },
    series: [
      {
        ...{ name: "a", label: { en: "Model", de: "Modell" }, kind: "line", source: "model" },
        ...{ x: [10, 11], y: [5, 5], members: [[1, 1]] },
        bands: [
          { level: 0.9, low: [1, 1], high: [9, 9] },
          { level: 0.5, low: [3, 3], high: [7, 7] },
        ],
      },
    ],
  };
  setHover({ kind: "date", position: 11 });
  const place = document.createElement("div");
  const root = createRoot(place);
  const chart = (
    <PanelChart
      {...{ title: "n", panel, width: 600, height: 300, x: [10, 12] }}
      {...{ isLog: false, showsMembers: false, hidden: new Set(), marks: [] }}
      {...{ language: "en", scheme: "light" }}
    />
  );
  flushSync(() => root.render(chart));
  expect(place.querySelector("[data-readout]")?.textContent).toContain("Model5 (1–9)");
  const spoken = place.querySelector("[role=slider]")?.getAttribute("aria-valuetext");
  expect(spoken).toContain("Median (9 of 10 model runs): Model 5 (1–9)");
  expect(place.querySelectorAll("[data-spread=a] path")).toHaveLength(2);
  root.unmount();
  setHover(undefined);
});
