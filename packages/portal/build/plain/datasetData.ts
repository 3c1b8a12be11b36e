// What search engines for data read of a run page: schema.org as JSON-LD. The policy of the site
// allows it, because browsers do not run such a block.
import { inLanguage, sourceLanguage } from "@episcope/common";
import { kindOfPath } from "../../src/site/addresses/addresses.ts";
import type { PageHead } from "../../src/site/addresses/pageHead.ts";
import type { Content } from "../content/loadContent.ts";
import { escapeHtml } from "./escapeHtml.ts";

const about =
  "Results of an agent-based model: weekly infections, hospital beds and other figures for every combination of the options on the page, as tables by day.";
const demonstration = "Computed for demonstration, among invented people.";

/** What a server and an exported site have of every battery (docs/developers.md). */
const distributions = [
  { file: "figures.csv", type: "text/csv", name: "Key figures of all runs" },
  {
    file: "figures.parquet",
    type: "application/vnd.apache.parquet",
    name: "Key figures of all runs",
  },
  {
    file: "datapackage.json",
    type: "application/json",
    name: "All tables with their columns (Data Package)",
  },
  {
    file: "ro-crate-metadata.json",
    type: "application/ld+json",
    name: "What the files are and how they were made (RO-Crate)",
  },
];

/** Empty for pages that show no run. `isBattery` tells whether its folder is known. */
export function datasetData(
  path: string,
  head: PageHead,
  site: Content["site"],
  isBattery: boolean,
): string {
  if (kindOfPath(path) !== "run") return "";
  const { licence, publicUrl, dataRoot, group } = site;
  const base = publicUrl.replace(/\/$/, "");
  const data = /^https?:/.test(dataRoot) ? dataRoot : base && base + dataRoot;
  const name = inLanguage(group?.name, sourceLanguage) ?? site.name;
  const dataset = {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    name: head.title,
    description: [head.description, about, ...(site.demonstration ? [demonstration] : [])].join(
      " ",
    ),
    license: licence.url,
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name },
    includedInDataCatalog: {
      "@type": "DataCatalog",
      name: site.name,
      ...(base && { url: `${base}/` }),
    },
    ...(base && { url: base + path }),
    ...(data &&
      isBattery && {
        distribution: distributions.map(({ file, type, name: words }) => ({
          "@type": "DataDownload",
          name: words,
          encodingFormat: type,
          contentUrl: `${data}battery${path}/${file}`,
        })),
      }),
  };
  // No text can end the block.
  const text = JSON.stringify(dataset).replaceAll("<", "\\u003c");
  return [...(isBattery ? alternates(path, dataRoot) : []), script(text)].join("\n    ");
}

/** For programs that read the head of a page. */
function alternates(path: string, dataRoot: string): readonly string[] {
  return distributions.map(({ file, type, name }) => {
    const address = escapeHtml(`${dataRoot}battery${path}/${file}`);
    return `<link rel="alternate" type="${type}" title="${name}" href="${address}" />`;
  });
}

function script(text: string): string {
  return `<script type="application/ld+json">${text}</script>`;
}
