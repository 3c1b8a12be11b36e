// The crates are JSON-LD that a processor of it reads without dropping a term. The context is the
// part that they use of https://w3id.org/ro/crate/1.1/context (public domain, CC0).
import { readFileSync } from "node:fs";
import { parseMetadata } from "@episcope/battery";
import jsonld from "jsonld";
import { describe, expect, test } from "vitest";
import { importCrate } from "./importCrate.ts";
import { type BatteryCrate, batteryCrate, rootCrate } from "./roCrate.ts";

const contextUrl = "https://w3id.org/ro/crate/1.1/context";
const context: unknown = JSON.parse(
  readFileSync(new URL("fixtures/roCrateContext.json", import.meta.url), "utf8"),
);

async function documentLoader(url: string) {
  if (url !== contextUrl) throw new Error(`nothing else is loaded: ${url}`);
  return { document: context, documentUrl: url };
}
const base = "https://example.org/data/";
const expand = (document: object) => jsonld.expand(document, { base, safe: true, documentLoader });

const build = {
  version: "1.2.3",
  commit: "abcdef1",
  date: "2021-05-04",
  licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
};
const metadata = parseMetadata(
  "city: cologne\nzipFolder: summaries\nstartDate: 2020-02-25\nendDate: 2020-08-31\noffset: [0]\noptionGroups: []\n",
  "metadata.yaml",
).metadata;
const battery: BatteryCrate = {
  ...{ path: "cologne/2022-06-23/2b", runFolder: "summaries/", runCount: 12 },
  files: ["_info.txt", "chart own.yaml", "metadata.yaml", "notes.md"],
  ...{ metadata, stamp: "0011", scenarioHash: "abcd", build },
};

const imported = {
  ...{ city: "cologne", files: ["metadata.yaml", "notes.md"], runFolder: "summaries/" },
  days: ["2021-03-01", "2021-03-28"],
  licence: build.licence,
  model: { name: "Made-up model", version: "2", url: "https://model.example/" },
  mapping: { name: "forecast.yaml", sha256: "00ff" },
  sources: [{ name: "forecast.csv", sha256: "ff00" }],
  build,
} as const;

interface Entity {
  readonly "@id": string;
  readonly "@type": string;
  readonly [name: string]: unknown;
}
interface Crate {
  readonly "@context": string;
  readonly "@graph": readonly Entity[];
}
const read = (text: string): Crate => JSON.parse(text);
const entity = (crate: Crate, id: string) => crate["@graph"].find((each) => each["@id"] === id);

const crates = [
  ["of a battery", batteryCrate(battery)],
  ["of a battery without details", batteryCrate({ ...battery, metadata: undefined, build: {} })],
  ["of an import", importCrate(imported)],
  [
    "of an import of nobody knows what",
    importCrate({ ...imported, city: "nowhere", model: undefined, licence: undefined, build: {} }),
  ],
  ["of a data root", rootCrate(["2020-06-05", "cologne/2022-06-23/2b"], build)],
] as const;

describe.each(crates)("the crate %s", (_, text) => {
  test("expands without dropping a term", async () => {
    const crate = read(text);
    const expanded = await expand(crate);
    expect(expanded).toHaveLength(crate["@graph"].length);
    const names = expanded.flatMap((each) => Object.keys(each));
    expect(names.filter((name) => !/^(@|http)/.test(name))).toEqual([]);
    // As many properties as were written.
    const written = crate["@graph"].flatMap((each) => Object.keys(each));
    expect(names).toHaveLength(written.length);
    const quads = await jsonld.toRDF(crate, {
      ...{ base, documentLoader, format: "application/n-quads" },
    });
    expect(quads).toContain(
      "<http://purl.org/dc/terms/conformsTo> <https://w3id.org/ro/crate/1.1>",
    );
  });

  test("has what RO-Crate 1.1 requires", () => {
    const crate = read(text);
    expect(crate["@context"]).toBe(contextUrl);
    expect(entity(crate, "ro-crate-metadata.json")).toMatchObject({
      "@type": "CreativeWork",
      conformsTo: { "@id": "https://w3id.org/ro/crate/1.1" },
      about: { "@id": "./" },
    });
    const root = entity(crate, "./");
    expect(root).toMatchObject({ "@type": "Dataset", name: expect.any(String) });
    expect(root?.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(String(root?.description).length).toBeGreaterThan(50);
    // Every entity is named once, and everything that is referred to here is described.
    const ids = crate["@graph"].map((each) => each["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...JSON.stringify(crate).matchAll(/\{"@id":"([^"]+)"\}/g)].map(
      ([, id]) => id,
    );
    expect(
      references.filter((id) => !ids.includes(id ?? "") && !id?.startsWith("https://w3id")),
    ).toEqual([]);
    for (const id of ids) expect(URL.canParse(id, base)).toBe(true);
  });
});

test("the processor would notice a term that is unknown", async () => {
  const crate = read(batteryCrate(battery));
  await expect(expand({ ...crate, "@graph": [{ "@id": "./", colour: "red" }] })).rejects.toThrow();
});

test("a battery says where, when, under which licence and from what", () => {
  const crate = read(batteryCrate(battery));
  expect(entity(crate, "./")).toMatchObject({
    ...{ datePublished: "2021-05-04", temporalCoverage: "2020-02-25/2020-08-31" },
    ...{ identifier: "0011", license: { "@id": build.licence.url } },
  });
  expect(entity(crate, "#place")?.name).toBe("Cologne");
  expect(entity(crate, "chart%20own.yaml")?.["@type"]).toBe("File");
  expect(entity(crate, "#episcope")).toMatchObject({
    ...{ softwareVersion: "1.2.3", identifier: "commit:abcdef1" },
  });
  expect(entity(crate, "#scenario")?.identifier).toBe("sha256:abcd");
});

test("only a site for demonstration says so", () => {
  const words = "computed for demonstration";
  const told = { ...build, demonstration: true } as const;
  expect(batteryCrate({ ...battery, build: told })).toContain(words);
  expect(rootCrate(["2020-06-05"], told)).toContain(words);
  for (const crate of [batteryCrate(battery), rootCrate(["2020-06-05"], build)])
    expect(crate).not.toContain(words);
});
