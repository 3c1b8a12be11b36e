// The texts of a mobility page (mobility specification 3.4).
import type { Fault } from "@episcope/common";
import {
  type Fields,
  listOf,
  openFields,
  Place,
  text,
  withDefault,
} from "@episcope/common/reading";
import { readYaml } from "../yamlFile.ts";

/** All Markdown; empty if the file has none. */
const shape = {
  description: withDefault(text, ""),
  notes: withDefault(listOf(text), []),
  info: withDefault(listOf(text), []),
};
export type MobilityText = Fields<typeof shape>;

/** Parses `config.<lang>.yaml`; parts of the wrong type are left out and reported. */
export function readMobilityText(
  source: string,
  file: string,
): { readonly text: MobilityText; readonly faults: readonly Fault[] } {
  const yaml = readYaml(source, file);
  const given = openFields(shape)(yaml.mapping ?? {}, new Place(yaml, undefined, true));
  return {
    text: given ?? { description: "", notes: [], info: [] },
    faults: yaml.faults.faults,
  };
}
