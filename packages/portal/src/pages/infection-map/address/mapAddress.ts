// The visitor's settings in the address (visualisations specification 6.1; radius and units as
// published). A default value removes its parameter.
import { type Day, formatDay } from "@episcope/common";
import type { QueryChange } from "../../../environment/useQuery.ts";
import { type DayWindow, isWholeRun, readWindow } from "../time/dayWindow.ts";

export type MapView = "dots" | "density";
/** What the colours distinguish. */
export type ColorBy = "kind" | "strain";
export type Units = "meters" | "pixels";

export interface DotSize {
  readonly radius: number;
  readonly units: Units;
}

export interface MapAddress extends DotSize {
  readonly view: MapView;
  readonly by: ColorBy | undefined;
}

export const radiusRange: Readonly<
  Record<
    Units,
    { readonly min: number; readonly max: number; readonly initial: number; readonly step: number }
  >
> = {
  meters: { min: 20, max: 1000, initial: 250, step: 10 },
  pixels: { min: 1, max: 30, initial: 4, step: 1 },
};

export function readMapAddress(query: URLSearchParams): MapAddress {
  const units = query.get("units") === "pixels" ? "pixels" : "meters";
  const by = query.get("by");
  return {
    view: readView(query),
    by: by === "kind" || by === "strain" ? by : undefined,
    radius: readRadius(query.get("radius") ?? "", units),
    units,
  };
}

/** Links that name a size but no view are from the time when the map opened with dots. */
function readView(query: URLSearchParams): MapView {
  const view = query.get("view");
  if (view === "dots" || view === "density") return view;
  return query.has("radius") || query.has("units") ? "dots" : "density";
}

function readRadius(text: string, units: Units): number {
  const { min, max, initial } = radiusRange[units];
  const radius = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : initial;
  return Math.max(min, Math.min(max, radius));
}

export function addressedWindow(
  query: URLSearchParams,
  startDay: Day,
  dayCount: number,
): DayWindow {
  return readWindow(query.get("from") ?? "", query.get("to") ?? "", startDay, dayCount);
}

export function chooseWindow(window: DayWindow, startDay: Day, dayCount: number): QueryChange {
  if (isWholeRun(window, dayCount)) return { from: undefined, to: undefined };
  return { from: formatDay(startDay + window.from), to: formatDay(startDay + window.to) };
}

export function chooseColor(by: ColorBy, initial: ColorBy | undefined): QueryChange {
  return { by: by === initial ? undefined : by };
}

/** View and size together: a size in the address needs its view. */
export function chooseLook({
  view,
  radius,
  units,
}: DotSize & Pick<MapAddress, "view">): QueryChange {
  const size = {
    radius: radius === radiusRange[units].initial ? undefined : String(radius),
    units: units === "meters" ? undefined : units,
  };
  const isDefault = view === "density" && size.radius === undefined && size.units === undefined;
  return { view: isDefault ? undefined : view, ...size };
}
