// What search engines for data read of a run page: schema.org as JSON-LD. The policy of the site
// allows it, because browsers do not run such a block.
import { inLanguage, sourceLanguage } from "@episcope/common";
import { kindOfPath } from "../../src/site/addresses/addresses.ts";
import type { PageHead } from "../../src/site/addresses/pageHead.ts";
import type { Content } from "../content/loadContent.ts";

const about =
  "Results of an agent-based model: weekly infections, hospital beds and other figures for every combination of the options on the page, as tables by day.";
const demonstration = "Computed for demonstration, among invented people.";

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
        distribution: {
          "@type": "DataDownload",
          encodingFormat: "application/ld+json",
          contentUrl: `${data}battery${path}/ro-crate-metadata.json`,
        },
      }),
  };
  // No text can end the block.
  const text = JSON.stringify(dataset).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${text}</script>`;
}
