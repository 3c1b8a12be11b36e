// Compiles Vega-Lite to Vega, with settings that no author can override.
import type { Language } from "@episcope/common";
import type { LoggerInterface, Spec } from "vega";
import { compile } from "vega-lite";
import { vegaLocale } from "../vegaLocale.ts";
import { type PreparedChart, runTable } from "./prepareSpec.ts";

/**
 * A chart listens to events inside of itself, and on the window only during a drag. It creates no
 * controls elsewhere.
 */
const events = {
  bind: "container",
  globalCursor: false,
  selector: false,
  timer: false,
  window: ["mousemove", "mouseup", "pointermove", "pointerup", "touchmove", "touchend"],
} as const;

export function compileSpec(
  { specification, rows }: PreparedChart,
  language: Language,
  logger: LoggerInterface,
): Spec {
  const { spec } = compile(specification, { logger });
  const data = spec.data?.map((source) =>
    source.name === runTable && rows ? { ...source, values: [...rows] } : source,
  );
  return {
    ...spec,
    ...(data && { data }),
    config: {
      ...spec.config,
      events: { ...events, window: [...events.window] },
      locale: vegaLocale(language),
    },
  };
}
