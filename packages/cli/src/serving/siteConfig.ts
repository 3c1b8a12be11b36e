// What the built site says about itself in config.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Licence } from "../machines/describing/licence.ts";

/** Where its data are; undefined if it does not say. */
export function siteDataAddress(siteFolder: string): string | undefined {
  const { dataRoot } = readConfig(siteFolder);
  return typeof dataRoot === "string" ? dataRoot : undefined;
}

/** Under which licence others may use its data. */
export function siteLicence(siteFolder: string): Licence | undefined {
  const { name, url }: { readonly name?: unknown; readonly url?: unknown } = Object(
    readConfig(siteFolder).licence,
  );
  if (typeof name !== "string" || typeof url !== "string" || !URL.canParse(url)) return undefined;
  return { name, url: new URL(url).href };
}

function readConfig(siteFolder: string): {
  readonly dataRoot?: unknown;
  readonly licence?: unknown;
} {
  return Object(JSON.parse(readFileSync(join(siteFolder, "config.json"), "utf8")));
}
