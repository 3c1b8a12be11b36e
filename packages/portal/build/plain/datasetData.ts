// What search engines for data read of a run page: schema.org as JSON-LD. The policy of the site
// allows it, because browsers do not run such a block.
import { legacyFiles } from "@episcope/battery";
import { inLanguage, sourceLanguage } from "@episcope/common";
import { kindOfPath } from "../../src/site/addresses/addresses.ts";
import type { PageHead } from "../../src/site/addresses/pageHead.ts";
import type { Content } from "../content/loadContent.ts";
import { escapeHtml } from "./escapeHtml.ts";

const about =
  "Results of an agent-based model: weekly infections, hospital beds and other figures for every combination of the options on the page, as tables by day.";
const demonstration = "Computed for demonstration, among invented people.";

/** What a server and an exported site have of all runs (docs/developers.md). */
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
];
/** Of batteries only. */
const crate = {
  file: "ro-crate-metadata.json",
  type: "application/ld+json",
  name: "What the files are and how they were made (RO-Crate)",
};

/** Relative to the data root; undefined for pages that show no run. */
function filesOf(path: string) {
  switch (kindOfPath(path)) {
    case "run":
      return { folder: `battery${path}`, files: [...distributions, crate] };
    case "legacy":
      return { folder: `legacy/${legacyFiles(path.slice(1)).folder}`, files: distributions };
    default:
      return undefined;
  }
}

/** Empty for pages that show no run. `hasRuns` tells whether the folder of its runs is known. */
export function datasetData(
  path: string,
  head: PageHead,
  site: Content["site"],
  hasRuns: boolean,
): string {
  const published = filesOf(path);
  if (!published) return "";
  const { folder, files } = published;
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
      hasRuns && {
        distribution: files.map(({ file, type, name: words }) => ({
          "@type": "DataDownload",
          name: words,
          encodingFormat: type,
          contentUrl: `${data}${folder}/${file}`,
        })),
      }),
  };
  // No text can end the block.
  const text = JSON.stringify(dataset).replaceAll("<", "\\u003c");
  const alternates = files.map(({ file, type, name: words }) => {
    const address = escapeHtml(`${dataRoot}${folder}/${file}`);
    return `<link rel="alternate" type="${type}" title="${words}" href="${address}" />`;
  });
  // For programs that read the head of a page.
  return [...(hasRuns ? alternates : []), script(text)].join("\n    ");
}

function script(text: string): string {
  return `<script type="application/ld+json">${text}</script>`;
}
