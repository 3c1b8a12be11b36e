// The words of a mobility page (mobility specification 3.4).
import { type Fault, problem } from "@episcope/common";
import { readYaml } from "../yamlFile.ts";

/** Markdown throughout; empty where the file says nothing. */
export interface MobilityText {
  readonly description: string;
  readonly notes: readonly string[];
  readonly info: readonly string[];
}

/** What can be read of `config.<lang>.yaml`; a part of the wrong form is left out and named. */
export function readMobilityText(
  text: string,
  file: string,
): { readonly text: MobilityText; readonly faults: readonly Fault[] } {
  const yaml = readYaml(text, file);
  const description = yaml.mapping?.description ?? "";
  if (typeof description !== "string")
    yaml.fault(["description"], problem("mustBeText", { field: "description" }));
  const listOf = (name: "notes" | "info"): readonly string[] => {
    const value = yaml.mapping?.[name] ?? [];
    if (!Array.isArray(value)) {
      yaml.fault([name], problem("mustBeList", { field: name }));
      return [];
    }
    return value.flatMap((entry: unknown, index) => {
      if (typeof entry === "string") return [entry.trim()];
      yaml.fault([name, index], problem("mustBeText", { field: name }));
      return [];
    });
  };
  const read = {
    description: typeof description === "string" ? description.trim() : "",
    notes: listOf("notes"),
    info: listOf("info"),
  };
  return { text: read, faults: yaml.faults.faults };
}
