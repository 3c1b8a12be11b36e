// Draws a chart: compiles it, interprets its expressions (no eval), and loads its files.
import { parse, View } from "vega";
import { expressionInterpreter } from "vega-interpreter";
import { FetchError } from "../../data/network/fetchError.ts";
import { ForbiddenAddress, vegaLoader } from "../../data/vegaLoader.ts";
import { ChartError } from "./chartError.ts";
import { createChartLog } from "./chartLog.ts";
import { compileSpec } from "./spec/compileSpec.ts";
import { type ChartInput, prepareSpec } from "./spec/prepareSpec.ts";
import { installFormats } from "./vegaFormats.ts";

interface ViewTarget {
  /** Without one the chart is only computed, for export. */
  readonly container?: HTMLElement;
  readonly signal?: AbortSignal;
}

/**
 * With more rows the chart uses a canvas; below that SVG, which prints sharply and is accessible.
 */
const maxElements = 20_000;

/**
 * Rejects with ChartError, ForbiddenAddress, FetchError, or the reason of the signal. The caller
 * finalises the view.
 */
export async function createView(input: ChartInput, target: ViewTarget = {}): Promise<View> {
  const { container, signal } = target;
  const log = createChartLog();
  let view: View | undefined;
  try {
    installFormats();
    const prepared = prepareSpec(input);
    const spec = compileSpec(prepared, input.language, log.logger);
    const isLarge = (prepared.rows?.length ?? 0) > maxElements;
    view = new View(parse(spec, {}, { ast: true }), {
      loader: vegaLoader({ ...input, signal }),
      logger: log.logger,
      expr: expressionInterpreter,
      renderer: container ? (isLarge ? "canvas" : "svg") : "none",
      ...(container && { container, hover: true }),
    });
    await view.runAsync();
    signal?.throwIfAborted();
    const failure = log.failure();
    if (failure !== undefined) throw failure;
    return view;
  } catch (error) {
    view?.finalize();
    signal?.throwIfAborted();
    throw explained(error);
  }
}

function explained(error: unknown): Error {
  const isOurs =
    error instanceof ChartError || error instanceof ForbiddenAddress || error instanceof FetchError;
  if (isOurs) return error;
  return new ChartError("invalid", error instanceof Error ? error.message : String(error), error);
}
