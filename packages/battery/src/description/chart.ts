// An extra chart of a battery: a Vega-Lite specification in YAML with a few fields of our own
// (run-data-format specification 6). It is only read here; nothing in it is evaluated.
import { type Fault, problem } from "@episcope/common";
import { isMapping, type Mapping } from "@episcope/common/reading";
import { readYaml, type YamlFile } from "../yamlFile.ts";

export interface ChartDefinition {
  /** Title and description are empty when the file gives none. */
  readonly title: string;
  readonly description: string;
  readonly showAbove: boolean;
  readonly source: ChartSource;
  /** Vega-Lite without the fields above; of `data` all but the source stays, such as format or values. */
  readonly specification: Readonly<Record<string, unknown>>;
}

export type ChartSource =
  /** A table in the archive of the selected run; $RUN$ in its name stands for the RunId. */
  | { readonly kind: "zip"; readonly entry: string }
  /** An absolute address, or a path relative to the battery folder. */
  | { readonly kind: "url"; readonly url: string }
  /** The specification brings its own data. */
  | { readonly kind: "none" };

export interface ParsedChart {
  /** Missing when the file is of no use; with a chart, faults tell what was left out of it. */
  readonly chart?: ChartDefinition;
  readonly faults: readonly Fault[];
}

export function isChartFile(name: string): boolean {
  return /^chart.*\.yaml$/.test(name);
}

/** Name of the chart's table in the archive of a run; undefined when the data come from elsewhere. */
export function chartEntry({ source }: ChartDefinition, runId: string): string | undefined {
  return source.kind === "zip" ? source.entry.replaceAll("$RUN$", () => runId) : undefined;
}

export function parseChart(text: string, file: string): ParsedChart {
  const yaml = readYaml(text, file);
  const chart = yaml.mapping && readChart(yaml, yaml.mapping);
  return { ...(chart && { chart }), faults: yaml.faults.faults };
}

function readChart(yaml: YamlFile, fields: Mapping): ChartDefinition | undefined {
  const { title, description, showAbove, data, url, ...rest } = fields;
  if (!isMissing(data) && !isMapping(data)) {
    yaml.fault(["data"], problem("mustBeMapping", { field: "data" }));
    return undefined;
  }
  const { zip, url: dataUrl, ...remainingData } = data ?? {};
  const source = readSource(yaml, zip, dataUrl, url);
  if (!source) return undefined;
  const hasData = Object.keys(remainingData).length > 0;
  return {
    title: readText(yaml, "title", title),
    description: readText(yaml, "description", description),
    showAbove: readFlag(yaml, "showAbove", showAbove),
    source,
    specification: hasData ? { ...rest, data: remainingData } : rest,
  };
}

function readSource(
  yaml: YamlFile,
  zip: unknown,
  dataUrl: unknown,
  shortUrl: unknown,
): ChartSource | undefined {
  const isInZip = !isMissing(zip) && zip !== "" && zip !== false;
  const isShort = isMissing(dataUrl) && !isInZip;
  const path = isShort ? ["url"] : ["data", "url"];
  const url = isShort ? shortUrl : dataUrl;
  if (isShort && isMissing(url)) return { kind: "none" };
  if (typeof url !== "string" || url === "") {
    const field = path.join(".");
    yaml.fault(path, problem(isInZip ? "tableNameExpected" : "addressExpected", { field }));
    return undefined;
  }
  return isInZip ? { kind: "zip", entry: url } : { kind: "url", url };
}

/** As in the metadata, a key without a value counts as missing. */
function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function readText(yaml: YamlFile, name: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (!isMissing(value)) yaml.fault([name], problem("mustBeText", { field: name }));
  return "";
}

function readFlag(yaml: YamlFile, name: string, value: unknown): boolean {
  if (!isMissing(value) && typeof value !== "boolean")
    yaml.fault([name], problem("mustBeFlag", { field: name }));
  return value === true;
}
