/// <reference path="../../../runner/src/crate/fixtures/jsonld.d.ts" />
import jsonld from "jsonld";
import { expect, test } from "vitest";
import { datasetData } from "./datasetData.ts";

/** The part of https://schema.org/docs/jsonldcontext.json that is used. */
const terms = [
  ...["DataCatalog", "DataDownload", "Dataset", "Organization"],
  ...["contentUrl", "creator", "description", "distribution", "encodingFormat"],
  ...["includedInDataCatalog", "isAccessibleForFree", "license", "name", "url"],
];
const context = {
  "@context": {
    ...Object.fromEntries(terms.map((term) => [term, `http://schema.org/${term}`])),
    ...Object.fromEntries(
      ["contentUrl", "license", "url"].map((term) => [
        term,
        { "@id": `http://schema.org/${term}`, "@type": "@id" },
      ]),
    ),
  },
};
const options = {
  safe: true,
  async documentLoader(url: string) {
    if (url !== "https://schema.org/") throw new Error(`nothing else is loaded: ${url}`);
    return { document: context, documentUrl: url };
  },
};

type Site = Parameters<typeof datasetData>[2];
const site = {
  name: "Episcope",
  publicUrl: "https://example.org/sub/",
  dataRoot: "/data/",
  demonstration: true,
  licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
} as unknown as Site;
const head = { title: "Masks </script> : Episcope", description: "What if?" };

function read(html: string): object {
  const [, text = ""] =
    /(?:^|\s)<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  return JSON.parse(text);
}

test("a run page has a Dataset that a processor reads without dropping a term", async () => {
  const dataset = read(datasetData("/2020-06-05", head, site, true));
  const [expanded, ...others] = await jsonld.expand(dataset, options);
  expect(others).toEqual([]);
  expect(expanded?.["@type"]).toEqual(["http://schema.org/Dataset"]);
  expect(Object.keys(expanded ?? {})).toHaveLength(Object.keys(dataset).length - 1);
  expect(dataset).toMatchObject({
    ...{ name: head.title, license: site.licence.url, url: "https://example.org/sub/2020-06-05" },
  });
  const at = "https://example.org/sub/data/battery/2020-06-05";
  const { distribution } = dataset as { distribution?: readonly { contentUrl: string }[] };
  expect(distribution?.map(({ contentUrl }) => contentUrl)).toEqual([
    ...[`${at}/figures.csv`, `${at}/figures.parquet`],
    ...[`${at}/datapackage.json`, `${at}/ro-crate-metadata.json`],
  ]);
  await expect(jsonld.expand({ ...dataset, colour: "red" }, options)).rejects.toThrow();
});

test("the head leads to the data, below whatever address the site has", () => {
  const html = datasetData("/2020-06-05", head, site, true);
  const links = [
    ...html.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)" \/>/g),
  ];
  expect(links.map(([, type, href]) => [type, href])).toContainEqual([
    "text/csv",
    "/data/battery/2020-06-05/figures.csv",
  ]);
  expect(links).toHaveLength(4);
  expect(datasetData("/2020-06-05", head, site, false)).not.toContain("<link");
});

test("so does a page of spring 2020, with the files of its grid, which has no crate", () => {
  const { distribution } = read(datasetData("/v7/berlin", head, site, true)) as {
    distribution?: readonly { contentUrl: string }[];
  };
  const at = "https://example.org/sub/data/legacy/v7-data-berlin";
  expect(distribution?.map(({ contentUrl }) => contentUrl)).toEqual([
    ...[`${at}/figures.csv`, `${at}/figures.parquet`, `${at}/datapackage.json`],
  ]);
});

test("search engines want at least 50 letters of description", () => {
  const { description = "" } = read(datasetData("/2020-06-05", head, site, true)) as {
    description?: string;
  };
  expect(description.length).toBeGreaterThan(50);
});

test("without a public address it names no addresses; other pages have none", () => {
  const local = { ...site, publicUrl: "" };
  expect(read(datasetData("/2020-06-05", head, local, true))).not.toHaveProperty("distribution");
  expect(read(datasetData("/2020-06-05", head, site, false))).not.toHaveProperty("distribution");
  for (const path of ["/", "/imprint", "/lab"])
    expect(datasetData(path, head, site, true)).toBe("");
});
