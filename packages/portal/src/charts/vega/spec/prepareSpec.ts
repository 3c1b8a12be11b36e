// Turns a battery's chart file into a Vega-Lite specification that is safe to draw and fits the
// page (run-data-format specification 6, run-viewer specification 9.24). Pure.
import type { ChartDefinition } from "@episcope/battery";
import type { Day, Language } from "@episcope/common";
import type { TopLevelSpec } from "vega-lite";
import type { ColorScheme } from "../../../environment/colorScheme.ts";
import { ChartError } from "../chartError.ts";
import { type Addresses, cleanSpec } from "./cleanSpec.ts";
import { withDateFilter } from "./dateFilter.ts";
import { mergedConfig } from "./houseConfig.ts";
import { isMapping, type Mapping } from "./mapping.ts";
import { withPageScale } from "./pageScale.ts";
import { type Row, runRows } from "./runRows.ts";
import { childViews, isSinglePlot, plotsBeside } from "./views.ts";

export interface ChartInput extends Addresses {
  readonly definition: ChartDefinition;
  /** The run's table, if the chart uses one. */
  readonly data: readonly Row[] | undefined;
  /** First day of the axes. */
  readonly graphStartDay: Day;
  /** Last day of the axes. */
  readonly endDay: Day;
  readonly isLog: boolean;
  readonly scheme: ColorScheme;
  readonly language: Language;
  /** Pixels. */
  readonly width: number;
}

export interface PreparedChart {
  readonly specification: TopLevelSpec;
  /** The data set runTable; it bypasses the compiler. */
  readonly rows: readonly Row[] | undefined;
}

/** Name of the data set with the rows of the run. */
export const runTable = "episcope-run";

/** Throws ChartError or ForbiddenAddress. */
export function prepareSpec(input: ChartInput): PreparedChart {
  const { definition, data, graphStartDay, endDay, isLog } = input;
  // Settings for other programs are ignored.
  const { $schema, usermeta, data: _, ...own } = definition.specification;
  checkSchema($schema);
  const source = dataOf(definition);
  const view = cleanSpec({ ...own, ...(source && { data: source }) }, input);
  checkMarks(view);
  const filtered = withDateFilter(view, graphStartDay);
  const specification = withPageStyle(withPageScale(filtered, isLog), input);
  if (!isSpecification(specification)) throw new ChartError("notVegaLite", "mark");
  return {
    specification,
    rows: definition.source.kind === "zip" ? runRows(data ?? [], endDay, view) : undefined,
  };
}

export function chartHeight({ showAbove }: ChartDefinition): number {
  return showAbove ? 250 : 350;
}

function checkSchema(schema: unknown): void {
  if (typeof schema === "string" && !schema.includes("vega-lite")) {
    throw new ChartError("notVegaLite", schema);
  }
}

const marks =
  "arc area bar boxplot circle errorband errorbar geoshape image line point rect rule square text tick trail".split(
    " ",
  );

/** The compiler's message about an unknown mark would not help an author. */
function checkMarks(view: Mapping): void {
  const mark = isMapping(view.mark) ? view.mark.type : view.mark;
  if (mark !== undefined && !marks.some((known) => known === mark)) {
    throw new ChartError("invalid", `mark: ${JSON.stringify(mark)} is none of ${marks.join(", ")}`);
  }
  childViews(view).forEach(checkMarks);
}

function dataOf({ source, specification }: ChartDefinition): Mapping | undefined {
  const own = isMapping(specification.data) ? specification.data : undefined;
  if (source.kind === "url") return { ...own, url: source.url };
  if (source.kind === "none") return own;
  // The rows are already parsed; of the format only the author's column types apply.
  const parse = isMapping(own?.format) ? own.format.parse : undefined;
  return { name: runTable, ...(parse !== undefined && { format: { parse } }) };
}

function withPageStyle(
  view: Mapping,
  { definition, scheme, language, width }: ChartInput,
): Mapping {
  const { title, description } = definition;
  const { width: ownWidth, height: ownHeight, ...rest } = view;
  // An author's background is meant for dark text.
  const ground = view.background === undefined ? scheme : "light";
  return {
    background: "transparent",
    ...(isSinglePlot(view) && { autosize: { type: "fit", contains: "padding", resize: true } }),
    ...rest,
    ...sizes(view, width, chartHeight(definition)),
    description: [title, description].filter((text) => text !== "").join(". "),
    config: mergedConfig(view.config, {
      scheme: ground,
      language,
      plotWidth: plotWidth(view, width),
    }),
  };
}

/** Space for the labels of one axis. */
const axisWidth = 80;

function plotWidth(view: Mapping, width: number): number | undefined {
  const beside = plotsBeside(view);
  return beside && Math.max(120, Math.floor(width / beside) - axisWidth);
}

function sizes(view: Mapping, width: number, height: number): Mapping {
  const isOpen = (size: unknown) => size === undefined || size === null || size === "container";
  const isSingle = isSinglePlot(view);
  const own = {
    ...(!isOpen(view.width) && { width: view.width }),
    ...(!isOpen(view.height) && { height: view.height }),
  };
  return isSingle ? { width, height, ...own } : own;
}

/** A rough check; the compiler reports the rest. */
function isSpecification(value: Mapping): value is Mapping & TopLevelSpec {
  const isComposed = ["layer", "concat", "hconcat", "vconcat"].some((name) =>
    Array.isArray(value[name]),
  );
  return value.mark !== undefined || isComposed || isMapping(value.spec);
}
