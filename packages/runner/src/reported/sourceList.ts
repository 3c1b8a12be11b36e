/// <reference types="vite/types/importMeta.d.ts" />
// The list of what is fetched (sources.yaml): addresses, licences, columns.
import { readYaml } from "@episcope/battery";
import { type Fault, type Localized, problem } from "@episcope/common";
import {
  checked,
  fields,
  flag,
  localizedText,
  oneOf,
  Place,
  positive,
  required,
  someOf,
  text,
  textWhere,
  wholeNumber,
} from "@episcope/common/reading";

/** What the figures are for. */
const uses = ["runs", "model", "mobility", "calculators", "tables"] as const;

export interface FetchedSource {
  readonly id: string;
  readonly title: Localized;
  readonly publisher: string;
  readonly licence: string;
  readonly licenceAddress: string;
  /** Shown wherever the figures are. */
  readonly attribution: Localized;
  readonly homepage: string;
  /** The first that gives the file counts. */
  readonly addresses: readonly string[];
  /** Below a mirror. */
  readonly path: string;
  readonly delimiter: "," | "\t";
  /** Without them the file is not what we expect; it may have others. */
  readonly columns: readonly string[];
  readonly leastRows: number;
  readonly mostBytes: number;
  /** Large: fetched only when asked for, and from then on. */
  readonly onRequest: boolean;
}

export interface SourceList {
  readonly hosts: readonly string[];
  readonly sources: readonly FetchedSource[];
}

const address = textWhere(
  (value) => URL.canParse(value) && new URL(value).protocol === "https:",
  problem("aText"),
);
const path = textWhere((value) => /^[\w.-]+(\/[\w.-]+)*$/.test(value), problem("aText"));
const id = textWhere((value) => /^[a-z]+(-[a-z]+)*$/.test(value), problem("aText"));

const list = fields({
  hosts: required(someOf(textWhere((value) => /^[a-z0-9.-]+$/.test(value), problem("aText")))),
  sources: required(
    checked(
      someOf(
        fields({
          id: required(id),
          title: required(localizedText),
          publisher: required(text),
          licence: required(text),
          licenceAddress: required(address),
          attribution: required(localizedText),
          homepage: required(address),
          addresses: required(someOf(address)),
          path: required(path),
          delimiter: oneOf("tab"),
          columns: required(someOf(text)),
          leastRows: required(wholeNumber(1)),
          mostMegabytes: required(positive),
          onRequest: flag,
          feeds: required(someOf(oneOf(...uses))),
        }),
      ),
      (sources) => {
        const twice = sources.find((one, index) =>
          sources.slice(0, index).some((other) => other.id === one.id || other.path === one.path),
        );
        return twice && problem("keyNamedTwice", { name: twice.id });
      },
    ),
  ),
});

/** Undefined with faults if the list cannot be used. */
export function readSourceList(
  yamlText: string,
  file: string,
): { readonly list: SourceList | undefined; readonly faults: readonly Fault[] } {
  const yaml = readYaml(yamlText, file);
  const read = yaml.mapping && list(yaml.mapping, new Place(yaml, undefined));
  const { faults } = yaml.faults;
  if (!read || faults.length > 0) return { list: undefined, faults };
  const sources = read.sources.map(
    ({ mostMegabytes, onRequest, delimiter, feeds: _, ...source }): FetchedSource => ({
      ...source,
      delimiter: delimiter === "tab" ? "\t" : ",",
      mostBytes: mostMegabytes * 1_000_000,
      onRequest: onRequest === true,
    }),
  );
  return { list: { hosts: read.hosts, sources }, faults };
}

let known: SourceList | undefined;

/** The list of the project. */
export function sourceList(): SourceList {
  if (known) return known;
  const files = import.meta.glob<string>("./sources.yaml", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const file = "./sources.yaml";
  known = readSourceList(files[file] ?? "", file).list;
  if (!known) throw new Error("sources.yaml has faults");
  return known;
}
