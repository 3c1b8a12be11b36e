// Reads the record of a file that anybody may have written.
import { readYaml } from "@episcope/battery";
import { type Fault, problem } from "@episcope/common";
import {
  byKey,
  count,
  dateText,
  fields,
  flag,
  type Mapping,
  openFields,
  Place,
  positive,
  required,
  type Type,
  text,
  textWhere,
  wholeNumber,
} from "@episcope/common/reading";
import { type Provenance, provenanceVersion } from "./provenance.ts";

export interface ReadProvenance {
  /** Missing if the record cannot be used; the faults say why. */
  readonly record?: Provenance;
  readonly faults: readonly Fault[];
}

/** It becomes part of paths and commands. */
const battery = textWhere(
  (path) => path.length <= 200 && path.split("/").every((name) => /^[^.\\\s-][^\\\s]*$/.test(name)),
  problem("writtenLike", { example: "masks/2022-06-23/2b" }),
);
const runId = textWhere(
  (name) => /^[\w-]{1,4100}$/.test(name),
  problem("writtenLike", { example: "sz1" }),
);
const texts = byKey(text);

const record = openFields({
  provenance: required(wholeNumber(provenanceVersion, provenanceVersion)),
  battery: required(battery),
  runId,
  runs: wholeNumber(1),
  member: wholeNumber(1),
  members: wholeNumber(1),
  build: required(
    openFields({
      version: text,
      commit: text,
      date: dateText,
      licence: fields({ name: required(text), url: required(text) }),
    }),
  ),
  model: required(openFields({ stamp: required(text), profile: required(text) })),
  stamp: required(text),
  scenario: required(
    openFields({
      file: required(text),
      sha256: text,
      text: textWhere(() => true, problem("aText")),
      changes: required(
        fields({ seeds: wholeNumber(1), members: wholeNumber(1), sample: text, districts: flag }),
      ),
    }),
  ),
  options: required(texts),
  fixed: required(texts),
  posterior: openFields({
    region: required(text),
    date: required(dateText),
    stamp: text,
    recipe: required(wholeNumber(1)),
  }),
  city: required(
    openFields({ region: required(text), sample: required(positive), hash: required(text) }),
  ),
  seed: required(count),
  seeds: required(wholeNumber(1)),
  start: required(dateText),
  end: required(dateText),
  demonstration: flag,
  command: required(text),
}) satisfies Type<Mapping>;

/** `file` is for faults. */
export function readProvenance(bytes: Uint8Array, file: string): ReadProvenance {
  // JSON is YAML, whose reader knows where a fault is.
  const json = readYaml(new TextDecoder().decode(bytes), file);
  const read = json.mapping && record(json.mapping, new Place(json, undefined));
  const { faults } = json.faults;
  if (!read || faults.length > 0) return { faults };
  if ((read.runId === undefined) === (read.runs === undefined))
    return { faults: [{ file, ...problem("missing", { name: "runId" }) }] };
  // Fields that the file lacks are undefined, and stay away.
  return { record: JSON.parse(JSON.stringify(read)) as Provenance, faults };
}
