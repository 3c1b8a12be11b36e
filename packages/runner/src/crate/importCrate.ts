// The RO-Crate of a battery that was made of the results of another model: whose they are, of which
// files they were made, and with which mapping. Only those who have these files can make it again.
import type { BuildIdentity } from "@episcope/scenario";
import {
  crateText,
  dateOf,
  type Entity,
  fileEntity,
  idOf,
  licenceEntities,
  licenceOf,
  placeOf,
  programEntity,
} from "./roCrate.ts";

/** A file that is not part of the battery. */
export interface ImportedSource {
  readonly name: string;
  readonly sha256: string;
}

export interface ImportCrate {
  readonly city: string;
  /** Names of its small files. */
  readonly files: readonly string[];
  /** Of its runs, with a slash at the end. */
  readonly runFolder: string;
  /** First and last day, such as 2021-03-01. */
  readonly days: readonly [first: string, last: string];
  /** Of the results; missing if the mapping does not say it. */
  readonly licence: BuildIdentity["licence"];
  readonly model: ImportedModel | undefined;
  readonly mapping: ImportedSource;
  readonly sources: readonly ImportedSource[];
  readonly build: BuildIdentity;
}

export interface ImportedModel {
  readonly name: string;
  readonly version?: string | undefined;
  readonly url?: string | undefined;
}

export function importCrate(crate: ImportCrate): string {
  const { city, files, runFolder, days, licence, model, mapping, sources, build } = crate;
  const place = placeOf(city);
  const parts: Entity[] = [
    ...files.map(fileEntity),
    { "@id": runFolder, "@type": "Dataset", name: "Results of the runs" },
  ];
  const given = [mapping, ...sources].map(
    ({ name, sha256 }, index): Entity => ({
      ...{ "@id": `#source-${index}`, "@type": "CreativeWork", name },
      identifier: `sha256:${sha256}`,
    }),
  );
  const program = model && modelEntity(model);
  const root: Entity = {
    ...{ "@id": "./", "@type": "Dataset", name: `Imported runs of ${city}` },
    description: `Results of ${model?.name ?? "another model"} from ${days[0]} to ${days[1]}, brought into the form of a battery.`,
    datePublished: dateOf(build),
    ...licenceOf({ ...(licence && { licence }) }),
    temporalCoverage: days.join("/"),
    ...(place && { spatialCoverage: { "@id": place["@id"] } }),
    hasPart: parts.map(idOf),
    mentions: [{ "@id": "#import" }, ...(program ? [{ "@id": "#simulation" }] : [])],
  };
  const imported: Entity = {
    ...{ "@id": "#import", "@type": "CreateAction", name: "Import of the results" },
    instrument: { "@id": "#episcope" },
    object: given.map(idOf),
    result: { "@id": runFolder },
  };
  const simulation: Entity = {
    ...{ "@id": "#simulation", "@type": "CreateAction", name: "Simulation of all runs" },
    instrument: { "@id": "#model" },
    result: given.slice(1).map(idOf),
  };
  return crateText([
    ...[root, ...parts, imported, programEntity(build), ...given],
    ...(program ? [simulation, program] : []),
    ...(place ? [place] : []),
    ...licenceEntities({ ...(licence && { licence }) }),
  ]);
}

function modelEntity({ name, version, url }: ImportedModel): Entity {
  return {
    ...{ "@id": "#model", "@type": "SoftwareApplication", name },
    ...(version !== undefined && { softwareVersion: version }),
    ...(url !== undefined && { url }),
  };
}
