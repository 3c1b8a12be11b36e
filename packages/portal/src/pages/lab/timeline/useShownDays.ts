import type { Day } from "@episcope/common";
import { useState } from "react";
import { type DayWindow, daysIn, movedWindow, windowWith } from "./days/dayWindow.ts";

export type Zoom = "all" | "months";

/** About two months: days are wide enough for a finger. */
const zoomedDays = 62;
/** Of the buttons. */
export const stepDays = 28;

/** The days that are shown: all, or about two months that can be moved. */
export function useShownDays(shownFrom: Day, first: Day, last: Day) {
  const limits: DayWindow = { from: Math.min(shownFrom, first), to: last };
  const [zoom, setZoom] = useState<Zoom>("all");
  const [from, setFrom] = useState<Day>();
  const begin = from ?? first - 7;
  const zoomed = movedWindow({ from: begin, to: begin + zoomedDays - 1 }, 0, limits);
  const shown = zoom === "all" ? limits : zoomed;
  return {
    shown,
    zoom,
    setZoom,
    canZoom: daysIn(limits) > zoomedDays,
    hasEarlier: shown.from > limits.from,
    hasLater: shown.to < limits.to,
    move: (days: number) => setFrom(movedWindow(shown, days, limits).from),
    show: (block: DayWindow) => {
      if (zoom !== "all") setFrom(windowWith(shown, block, limits).from);
    },
  };
}
