// A Vega-Lite specification is a tree of views: layered, concatenated, or repeated.
import { isMapping, type Mapping, mappings } from "./mapping.ts";

const lists = ["layer", "concat", "hconcat", "vconcat"] as const;

export function childViews(view: Mapping): readonly Mapping[] {
  const single = isMapping(view.spec) ? [view.spec] : [];
  return [...single, ...lists.flatMap((name) => mappings(view[name]))];
}

export function mapChildViews(view: Mapping, change: (child: Mapping) => Mapping): Mapping {
  const changed: Record<string, unknown> = { ...view };
  if (isMapping(view.spec)) changed.spec = change(view.spec);
  for (const name of lists) {
    const children = view[name];
    if (Array.isArray(children)) {
      changed[name] = children.map((child: unknown) => (isMapping(child) ? change(child) : child));
    }
  }
  return changed;
}

/** A channel of the view's own encoding. */
export function channel(view: Mapping, name: string): Mapping | undefined {
  const definition = isMapping(view.encoding) ? view.encoding[name] : undefined;
  return isMapping(definition) ? definition : undefined;
}

/** Only a single plot can be fitted to a width. */
export function isSinglePlot(view: Mapping): boolean {
  const isPlot = view.mark !== undefined || Array.isArray(view.layer);
  return isPlot && !["row", "column", "facet"].some((name) => channel(view, name));
}

/** Number of plots side by side, as far as the specification tells. */
export function plotsBeside({ vconcat, hconcat, concat, columns }: Mapping): number | undefined {
  if (Array.isArray(vconcat)) return 1;
  if (Array.isArray(hconcat)) return Math.max(1, hconcat.length);
  if (!Array.isArray(concat)) return undefined;
  return Math.max(1, typeof columns === "number" ? columns : concat.length);
}
