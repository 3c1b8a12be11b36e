// Links and file names in README and docs lead to existing files and headings.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = ["", "docs", "docs/specification"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".md"))
    .map((file) => join(folder, file)),
);
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

/** The anchor that GitHub creates for a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");
}

function hasHeading(page: string, anchor: string): boolean {
  const headings = textOf(page).matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = ""]) => anchorOf(heading) === anchor);
}

function deadLinks(page: string): string[] {
  const links = [...textOf(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  return links
    .filter(([, path = "", anchor]) => {
      const target = path === "" ? page : join(dirname(page), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !hasHeading(target, anchor);
    })
    .map(([link]) => `${page}: ${link}`);
}

const folders = "packages|scripts|e2e|bench|content|deploy|scenarios|docs";
const namedPath = new RegExp(String.raw`\`((?:${folders})/[\w./-]+)\``, "g");

function missingFiles(page: string): string[] {
  return [...textOf(page).matchAll(namedPath)]
    .filter(([, path = ""]) => !existsSync(join(root, path)))
    .map(([, path]) => `${page}: ${path}`);
}

test("links have targets", () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(deadLinks)).toEqual([]);
});

test("named files exist", () => {
  expect(pages.flatMap(missingFiles)).toEqual([]);
});
