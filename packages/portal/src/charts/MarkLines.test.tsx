// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Mark } from "./chartContent.ts";
import { linearScale } from "./layout/axis.ts";
import { MarkLines, MarkSpans, markHead } from "./MarkLines.tsx";

const plot = { left: 0, top: 0, right: 100, bottom: 50 };
const x = linearScale([0, 100], [0, 100]);
const draw = (marks: readonly Mark[], head = 0) => {
  const place = document.createElement("div");
  place.innerHTML = `<svg>${renderToStaticMarkup(<MarkSpans {...{ marks, x, plot }} />)}${renderToStaticMarkup(<MarkLines {...{ marks, x, plot, head }} />)}</svg>`;
  return place;
};
const rectOf = (place: HTMLElement) =>
  ["x", "width", "y", "height"].map((name) =>
    Number(place.querySelector("rect")?.getAttribute(name)),
  );

test("a span is shaded to the end of its last day and labelled at its start", () => {
  const place = draw([{ day: 10, until: 19, label: "Lockdown" }]);
  expect(rectOf(place)).toEqual([10, 10, 0, 50]);
  expect(place.querySelector("text")?.textContent).toBe("Lockdown");
  expect(place.querySelector("line")).toBeNull();
});

test("a span that began before the plot is cut, and one outside is not shown", () => {
  expect(rectOf(draw([{ day: -20, until: 4, label: "a" }]))).toEqual([0, 5, 0, 50]);
  const outside = draw([
    { day: -20, until: -10, label: "a" },
    { day: 150, label: "b", isQuiet: true },
  ]);
  expect(outside.querySelector("rect, line, text")).toBeNull();
});

test("quiet marks have no label: a thin line, or a strip at the bottom", () => {
  const place = draw([
    { day: 50, label: "Easter", isQuiet: true },
    { day: 60, until: 69, label: "Holidays", isQuiet: true },
  ]);
  expect(place.querySelector("text")).toBeNull();
  expect(place.querySelector("line")?.getAttribute("x1")).toBe("50");
  expect(rectOf(place)).toEqual([60, 10, 44, 6]);
});

test("labels stand above the plot: one row for one mark, two for more", () => {
  const marks: readonly Mark[] = [
    { day: 10, label: "Schools close" },
    { day: 20, label: "Schools open" },
    { day: 30, label: "Easter", isQuiet: true },
  ];
  expect([
    markHead(marks, [0, 100]),
    markHead(marks, [15, 100]),
    markHead(marks, [40, 100]),
  ]).toEqual([26, 13, 0]);
  expect(markHead([{ day: -20, until: 4, label: "Lockdown" }], [0, 100])).toBe(13);
  const place = draw(marks, 26);
  const yOf = (label: string) =>
    Number(
      [...place.querySelectorAll("text")]
        .find((text) => text.textContent === label)
        ?.getAttribute("y"),
    );
  expect([yOf("Schools close"), yOf("Schools open")]).toEqual([-17, -4]);
  // Each line begins at its own label, and all are below the labels.
  const lines = [...place.querySelectorAll("line[stroke-dasharray]")];
  expect(lines.map((line) => line.getAttribute("y1"))).toEqual(["-26", "-13"]);
  expect(place.querySelector("text ~ line")).toBeNull();
});

test("a label is behind its line, before it, across it, or nowhere, as there is room", () => {
  const anchorOf = (day: number, label: string) => {
    const text = draw([{ day, label }], 13).querySelector("text");
    return text && [Number(text.getAttribute("x")), text.getAttribute("text-anchor")];
  };
  // Ten letters of 5.6 pixels and 8 more.
  const ten = "0123456789";
  expect(anchorOf(20, ten)).toEqual([24, "start"]);
  expect(anchorOf(80, ten)).toEqual([76, "end"]);
  expect(anchorOf(50, ten)).toEqual([40, "start"]);
  expect(anchorOf(50, ten + ten)).toBeNull();
});
