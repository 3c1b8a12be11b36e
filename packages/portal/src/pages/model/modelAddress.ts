// What a visitor sets on this page, in the address.
import { formatDay, parseDay } from "@episcope/common";
import type { Range } from "../../charts/chartContent.ts";
import type { QueryChange } from "../../environment/useQuery.ts";

export interface ModelAddress {
  readonly region: string | undefined;
  /** Charts that are shown as tables. */
  readonly tables: ReadonlySet<string>;
  /** Hidden series: panel.name */
  readonly hidden: ReadonlySet<string>;
  readonly isLog: boolean;
  /** Section of the time axis; undefined for the whole. */
  readonly section: Range | undefined;
  /** All rows of the validation, or only those that are not accepted. */
  readonly hasAllChecks: boolean;
}

export function readModelAddress(query: URLSearchParams): ModelAddress {
  const day = (name: string) => parseDay(query.get(name) ?? "");
  const [from, to] = [day("from"), day("to")];
  return {
    region: query.get("region") || undefined,
    tables: new Set(query.getAll("table")),
    hidden: new Set(query.getAll("hide")),
    isLog: query.get("scale") === "log",
    section: from !== undefined && to !== undefined && from < to ? [from, to] : undefined,
    hasAllChecks: query.get("checks") === "all",
  };
}

export function toggled(names: ReadonlySet<string>, name: string): readonly string[] {
  return names.has(name) ? [...names].filter((other) => other !== name) : [...names, name];
}

export function sectionChange(section: Range | undefined): QueryChange {
  const [from, to] = section?.map(formatDay) ?? [];
  return { from, to };
}
