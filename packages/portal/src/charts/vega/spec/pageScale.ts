// The page's switch between linear and logarithmic, for charts whose author has not set the y-axis
// (run-data-format specification 6).
import { isMapping, type Mapping } from "./mapping.ts";
import { channel, childViews, mapChildViews } from "./views.ts";

export function withPageScale(view: Mapping, isLog: boolean): Mapping {
  const isLayered = Array.isArray(view.layer);
  if (!isLayered || hasOwnAxes(view)) {
    const changed = mapChildViews(view, (child) => withPageScale(child, isLog));
    return hasScale(view) ? changed : withScale(changed, isLog);
  }
  // Layers share an axis: if the author set it in one of them, it applies to all.
  return anyScale(view) ? view : everyScale(view, isLog);
}

function hasOwnAxes({ resolve }: Mapping): boolean {
  const scale = isMapping(resolve) ? resolve.scale : undefined;
  return isMapping(scale) && scale.y === "independent";
}

function hasScale(view: Mapping): boolean {
  const y = channel(view, "y");
  return y !== undefined && "scale" in y;
}

function anyScale(view: Mapping): boolean {
  return hasScale(view) || childViews(view).some(anyScale);
}

function everyScale(view: Mapping, isLog: boolean): Mapping {
  return withScale(
    mapChildViews(view, (child) => everyScale(child, isLog)),
    isLog,
  );
}

function withScale(view: Mapping, isLog: boolean): Mapping {
  const y = channel(view, "y");
  if (!y || !isMapping(view.encoding) || !isQuantitative(y)) return view;
  const open = isLog ? y : withoutLogTicks(y);
  const scale = { type: isLog ? "symlog" : "linear" };
  return { ...view, encoding: { ...view.encoding, y: { ...open, scale } } };
}

function isQuantitative({ type, aggregate, bin }: Mapping): boolean {
  if (bin !== undefined && bin !== false) return false;
  return type === "quantitative" || (type === undefined && aggregate !== undefined);
}

/** A custom axis usually has logarithmic ticks. Its title is still useful. */
function withoutLogTicks(y: Mapping): Mapping {
  const { axis, ...rest } = y;
  if (!isMapping(axis)) return y;
  return axis.title !== undefined && rest.title === undefined
    ? { ...rest, title: axis.title }
    : rest;
}
