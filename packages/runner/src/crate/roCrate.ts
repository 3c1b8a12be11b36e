// RO-Crate 1.1 (https://w3id.org/ro/crate/1.1): what a folder of results is, who may use it how,
// and from what it was made, as JSON-LD. Only terms of schema.org that its context knows.
import type { Metadata } from "@episcope/battery";
import { formatDay, regionNames, regionRecord, sourceLanguage } from "@episcope/common";
import type { BuildIdentity } from "@episcope/scenario";

export const crateFile = "ro-crate-metadata.json";

export interface Entity {
  readonly "@id": string;
  readonly "@type": string;
  readonly [property: string]: unknown;
}

export interface BatteryCrate {
  /** Path of the battery. */
  readonly path: string;
  /** Names of its small files. */
  readonly files: readonly string[];
  /** Of its runs, with a slash at the end. */
  readonly runFolder: string;
  readonly runCount: number;
  /** Missing if the description cannot be read. */
  readonly metadata: Metadata | undefined;
  readonly stamp: string;
  readonly scenarioHash: string;
  readonly build: BuildIdentity;
}

export function batteryCrate(battery: BatteryCrate): string {
  const { path, files, runFolder, runCount, metadata, build, stamp, scenarioHash } = battery;
  const place = metadata && placeOf(metadata.city);
  const parts: Entity[] = [
    ...files.map((name) => fileEntity(name)),
    {
      ...{ "@id": runFolder, "@type": "Dataset", name: "Results of the runs" },
      description: `Archives of up to ${runCount} runs, one per combination of options; each holds a record of how it was made (<RunId>.provenance.json).`,
    },
  ];
  const root: Entity = {
    ...{ "@id": "./", "@type": "Dataset" },
    name: `Simulated runs ${path}`,
    description: description(place?.name, metadata, build),
    datePublished: dateOf(build),
    identifier: stamp,
    ...licenceOf(build),
    ...(metadata && {
      temporalCoverage: `${formatDay(metadata.startDay)}/${formatDay(metadata.endDay)}`,
    }),
    ...(place && { spatialCoverage: { "@id": place["@id"] } }),
    hasPart: parts.map(idOf),
    mentions: { "@id": "#simulation" },
  };
  const simulation: Entity = {
    ...{ "@id": "#simulation", "@type": "CreateAction", name: "Simulation of all runs" },
    instrument: { "@id": "#episcope" },
    object: { "@id": "#scenario" },
    result: { "@id": runFolder },
  };
  const scenario: Entity = {
    ...{ "@id": "#scenario", "@type": "CreativeWork", name: `${path}/scenario.yaml` },
    description: "The file that describes the runs.",
    identifier: `sha256:${scenarioHash}`,
  };
  const others = [simulation, programEntity(build), scenario, ...(place ? [place] : [])];
  return crateText([root, ...parts, ...others, ...licenceEntities(build)]);
}

/** Of a whole data root. */
export function rootCrate(paths: readonly string[], build: BuildIdentity): string {
  const parts = paths.map(
    (path): Entity => ({
      ...{ "@id": `battery/${path}/`, "@type": "Dataset", name: `Simulated runs ${path}` },
      subjectOf: { "@id": `battery/${path}/${crateFile}` },
    }),
  );
  const crates = paths.map(
    (path): Entity => ({
      ...{ "@id": `battery/${path}/${crateFile}`, "@type": "CreativeWork" },
      encodingFormat: "application/ld+json",
    }),
  );
  const root: Entity = {
    ...{ "@id": "./", "@type": "Dataset", name: "Simulated runs" },
    description: description(undefined, undefined, build),
    datePublished: dateOf(build),
    ...licenceOf(build),
    hasPart: parts.map(idOf),
  };
  return crateText([root, ...parts, ...crates, ...licenceEntities(build)]);
}

export function crateText(entities: readonly Entity[]): string {
  const descriptor: Entity = {
    ...{ "@id": crateFile, "@type": "CreativeWork" },
    conformsTo: { "@id": "https://w3id.org/ro/crate/1.1" },
    about: { "@id": "./" },
  };
  const document = {
    "@context": "https://w3id.org/ro/crate/1.1/context",
    "@graph": [descriptor, ...entities],
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

export function idOf({ "@id": id }: Entity): { readonly "@id": string } {
  return { "@id": id };
}

function description(
  place: unknown,
  metadata: Metadata | undefined,
  { demonstration }: BuildIdentity,
): string {
  const where = typeof place === "string" ? ` in ${place}` : "";
  const when = metadata
    ? ` from ${formatDay(metadata.startDay)} to ${formatDay(metadata.endDay)}`
    : "";
  return `Results of an agent-based model of COVID-19 among invented people${where}${when}${demonstration ? ", computed for demonstration" : ""}: what would happen with other measures, not what happened.`;
}

const formats: Readonly<Record<string, string>> = {
  json: "application/json",
  md: "text/markdown",
  txt: "text/plain",
  yaml: "application/yaml",
};

const fileWords: Readonly<Record<string, string>> = {
  "metadata.yaml": "Description of the battery",
  "_info.txt": "Which values belong to which run",
  "notes.md": "Notes",
  "_scenario.txt": "What is simulated (scenario.yaml)",
};

export function fileEntity(name: string): Entity {
  return {
    ...{ "@id": encodeURI(name), "@type": "File", name: fileWords[name] ?? name },
    encodingFormat: formats[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream",
  };
}

export function programEntity({ version, commit }: BuildIdentity): Entity {
  return {
    ...{ "@id": "#episcope", "@type": "SoftwareApplication", name: "Episcope" },
    ...(version !== undefined && { softwareVersion: version }),
    ...(commit !== undefined && { identifier: `commit:${commit}` }),
  };
}

/** Of the commit; without one, today. */
export function dateOf({ date }: BuildIdentity): string {
  return date ?? new Date().toISOString().slice(0, 10);
}

export function licenceOf({ licence }: Pick<BuildIdentity, "licence">) {
  return licence && { license: { "@id": licence.url } };
}

export function licenceEntities({ licence }: Pick<BuildIdentity, "licence">): readonly Entity[] {
  return licence ? [{ "@id": licence.url, "@type": "CreativeWork", name: licence.name }] : [];
}

/** Undefined for a place that Episcope does not know. */
export function placeOf(city: string): Entity | undefined {
  if (!regionNames().includes(city)) return undefined;
  const { name } = regionRecord(city).place;
  return { "@id": "#place", "@type": "Place", name: name[sourceLanguage] };
}
