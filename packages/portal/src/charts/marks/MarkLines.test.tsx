// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Mark } from "../chartContent.ts";
import { linearScale } from "../layout/axis.ts";
import { MarkLines, MarkSpans, markHead } from "./MarkLines.tsx";

const plot = { left: 0, top: 0, right: 100, bottom: 50 };
const x = linearScale([0, 100], [0, 100]);
const headOf = (marks: readonly Mark[]) => markHead(marks, [0, 300], 354);
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
  const place = draw([{ day: 10, until: 19, label: "Lockdown" }], 13);
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

test("names stand above the plot, in as many rows as they need, with a line down from each", () => {
  const marks: readonly Mark[] = [
    { day: 10, label: "Schools close" },
    { day: 12, label: "Schools open" },
    { day: 30, label: "Easter", isQuiet: true },
  ];
  expect([headOf(marks), headOf(marks.slice(1)), headOf(marks.slice(2))]).toEqual([26, 13, 0]);
  const place = draw(marks, 26);
  const texts = [...place.querySelectorAll("text")];
  expect(texts.map((text) => [text.textContent, text.getAttribute("y")])).toEqual([
    ["Schools close", "-17"],
    ["Schools open", "-4"],
  ]);
  const lines = [...place.querySelectorAll("line[stroke-dasharray]")];
  expect(lines.map((line) => line.getAttribute("y1"))).toEqual(["-26", "-13"]);
});

test("a mark without room for its name is a tick at the top", () => {
  const place = draw([{ day: 50, label: "A name that is far too long for it" }], 13);
  expect(place.querySelector("text")).toBeNull();
  const line = place.querySelector("line");
  expect([line?.getAttribute("y1"), line?.getAttribute("y2")]).toEqual(["0", "8"]);
});
