// The texts of content/pages, with the values of content/site.yaml that they refer to.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  fileInLanguage,
  inEachLanguage,
  type Localized,
  type WrittenLanguage,
} from "@episcope/common";
import { ContentError } from "./readYaml.ts";
import type { Site } from "./schema.ts";

const pageNames = ["imprint", "demonstration", "model", "model-faults", "developers"] as const;
type PageName = (typeof pageNames)[number];

/** An installation may leave these out, and with them the lines that name them. */
const optional =
  /^(group\.(name|university|url)|credits\.(lead|email)|legal\.(institution|representative|street|city|supervision|vatId|editor|dataProtection))$/;

export function readPages(folder: string, site: Site): Record<PageName, Localized> {
  const faults: string[] = [];
  const read = (name: PageName, language: WrittenLanguage) => {
    const file = fileInLanguage(`pages/${name}.md`, language);
    const path = join(folder, file);
    if (!existsSync(path)) {
      faults.push(`content/${file}: the file is missing`);
      return "";
    }
    const lines = readFileSync(path, "utf8").split("\n");
    const filled = lines.map((line, index) => {
      let isMissing = false;
      const text = line.replace(
        /\{([a-z]+(?:\.[a-zA-Z]+)*)\}/g,
        (reference, key: string): string => {
          const value = siteValue(site, key, language);
          if (value !== undefined) return value;
          if (optional.test(key)) isMissing = true;
          else
            faults.push(`content/${file}:${index + 1}: ${reference} is not in content/site.yaml`);
          return reference;
        },
      );
      return isMissing ? undefined : text;
    });
    return withoutEmptySections(filled.filter((line) => line !== undefined).join("\n"));
  };
  const pages = Object.fromEntries(
    pageNames.map((name) => [name, inEachLanguage((language) => read(name, language))]),
  ) as Record<PageName, Localized>;
  if (faults.length > 0) throw new ContentError(faults);
  return pages;
}

/** Without headings that have no text of their own. */
function withoutEmptySections(markdown: string): string {
  const sections = markdown.split(/^(?=## )/m);
  return sections.filter((section) => !/^## .*\s*$/.test(section)).join("");
}

function siteValue(site: Site, key: string, language: WrittenLanguage): string | undefined {
  let value: unknown = site;
  for (const part of [...key.split("."), language]) {
    if (typeof value === "string") break;
    value =
      typeof value === "object" && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string, unknown>)[part]
        : undefined;
  }
  return typeof value === "string" ? value : undefined;
}
