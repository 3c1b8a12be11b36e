// Hands content/ to the portal: one module per part, so that a page loads only what it says, and the report
// summaries as files below /reports/.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type Content, loadContent } from "./content/loadContent.ts";

const prefix = "virtual:content/";

export function contentPlugin(folder: string): Plugin & { content(): Content } {
  let content: Content | undefined;
  const loaded = () => {
    content ??= loadContent(folder);
    return content;
  };
  return {
    name: "episcope-content",
    content: loaded,
    buildStart() {
      loaded();
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const part = modulePart(loaded(), id.slice(prefix.length + 1));
      return `export default ${JSON.stringify(part)};`;
    },
    generateBundle() {
      for (const file of loaded().reportFiles) {
        this.emitFile({
          type: "asset",
          fileName: `reports/${file}`,
          source: readFileSync(join(folder, "reports", file)),
        });
      }
      this.emitFile({
        type: "asset",
        fileName: "config.json",
        source: `${JSON.stringify({ dataRoot: loaded().site.dataRoot })}\n`,
      });
    },
  };
}

function modulePart(content: Content, name: string): unknown {
  const { site, navigation, runs, reports, papers, visualizations, calculators, pages } = content;
  switch (name) {
    case "site": {
      // The imprint has its values filled in already; the data root is read at run time from config.json.
      const { legal: _legal, dataRoot: _dataRoot, ...shown } = site;
      return shown;
    }
    case "navigation":
      return navigation;
    case "home":
      return { runs, papers, visualizations };
    case "reports":
      return reports;
    case "calculators":
      return calculators;
    case "page-imprint":
      return pages.imprint;
    case "page-demonstration":
      return pages.demonstration;
    default:
      throw new Error(`There is no content module ${name}`);
  }
}
