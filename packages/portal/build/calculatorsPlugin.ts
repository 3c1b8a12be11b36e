// Publishes content/calculators below the portal's own data root, with an image for each card; a
// fault stops the build.

import { writtenLanguages } from "@episcope/common";
import type { Plugin } from "vite";
import { calculatorPicture } from "../src/site/cards/calculatorPicture.ts";
import { definitionOf, readCalculatorFiles } from "./calculatorFiles.ts";
import { calculatorThumbnail } from "./calculatorThumbnail.ts";
import type { Content } from "./content/loadContent.ts";

interface CalculatorsOptions {
  readonly folder: string;
  content(): Pick<Content, "calculators">;
}

export function calculatorsPlugin(options: CalculatorsOptions): Plugin {
  return {
    name: "episcope-calculators",
    buildStart() {
      publishedFiles(options);
    },
    generateBundle() {
      for (const [path, source] of publishedFiles(options)) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source });
      }
    },
    // Created for every request, so that edits appear after a reload.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split("?", 1)[0] ?? "";
        const isOurs = /^\/(data\/r(isk)?-calculator\/|art\/thumb-r(isk)?-calcs)/.test(path);
        const text = isOurs ? publishedFiles(options).get(path) : undefined;
        if (text === undefined) return next();
        response.setHeader("content-type", path.endsWith(".svg") ? "image/svg+xml" : "text/yaml");
        response.end(text);
      });
    },
  };
}

/** Contents by address. */
export function publishedFiles({ folder, content }: CalculatorsOptions): Map<string, string> {
  const addresses = content().calculators.map(({ to }) => to);
  const files = readCalculatorFiles(folder, addresses);
  const published = new Map(files.map(({ path, text }) => [`/data/${path}`, text]));
  for (const address of addresses) {
    for (const language of writtenLanguages) {
      const definition = definitionOf(files, address, language);
      if (definition)
        published.set(
          calculatorPicture(address, language),
          calculatorThumbnail(definition, language),
        );
    }
  }
  return published;
}
