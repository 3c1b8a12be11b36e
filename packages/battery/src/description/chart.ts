// An extra chart of a battery: a Vega-Lite specification in YAML with a few fields of our own
// (run-data-format specification 6). It is only parsed here; nothing in it is evaluated.
import { type Fault, problem } from "@episcope/common";
import {
  flag,
  isMapping,
  type Mapping,
  openFields,
  Place,
  text,
  withDefault,
} from "@episcope/common/reading";
import { readYaml } from "../yamlFile.ts";

export interface ChartDefinition {
  /** Empty if the file gives none. */
  readonly title: string;
  readonly description: string;
  readonly showAbove: boolean;
  readonly source: ChartSource;
  /** Vega-Lite without the fields above; of `data` only the source is removed. */
  readonly specification: Readonly<Record<string, unknown>>;
}

export type ChartSource =
  /** A table in the archive of the selected run; $RUN$ in its name stands for the RunId. */
  | { readonly kind: "zip"; readonly entry: string }
  /** An absolute address, or a path relative to the battery folder. */
  | { readonly kind: "url"; readonly url: string }
  /** The specification has its own data. */
  | { readonly kind: "none" };

export interface ParsedChart {
  /** Missing if the file is unusable; otherwise faults say what was left out. */
  readonly chart?: ChartDefinition;
  readonly faults: readonly Fault[];
}

export function isChartFile(name: string): boolean {
  return /^chart.*\.yaml$/.test(name);
}

/** Name of the chart's table in the archive of a run; undefined if the data come from elsewhere. */
export function chartEntry({ source }: ChartDefinition, runId: string): string | undefined {
  return source.kind === "zip" ? source.entry.replaceAll("$RUN$", () => runId) : undefined;
}

export function parseChart(source: string, file: string): ParsedChart {
  const yaml = readYaml(source, file);
  const chart = yaml.mapping && readChart(yaml.mapping, new Place(yaml, undefined, true));
  return { ...(chart && { chart }), faults: yaml.faults.faults };
}

const ownFields = openFields({
  title: withDefault(text, ""),
  description: withDefault(text, ""),
  showAbove: withDefault(flag, false),
});

function readChart(fields: Mapping, place: Place): ChartDefinition | undefined {
  const { title, description, showAbove, data, url, ...rest } = fields;
  if (!isMissing(data) && !isMapping(data))
    return place.at("data").fault(problem("mustBeMapping", { field: "data" }));
  const { zip, url: dataUrl, ...remainingData } = data ?? {};
  const source = readSource(place, zip, dataUrl, url);
  const given = ownFields({ title, description, showAbove }, place);
  if (!source || !given) return undefined;
  const hasData = Object.keys(remainingData).length > 0;
  return {
    ...given,
    source,
    specification: hasData ? { ...rest, data: remainingData } : rest,
  };
}

function readSource(
  place: Place,
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
    const code = isInZip ? "tableNameExpected" : "addressExpected";
    return place.at(...path).fault(problem(code, { field }));
  }
  return isInZip ? { kind: "zip", entry: url } : { kind: "url", url };
}

/** As in the metadata, a key without a value counts as missing. */
function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
