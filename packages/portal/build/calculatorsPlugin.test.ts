import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { publishedFiles } from "./calculatorsPlugin.ts";
import { loadContent } from "./content/loadContent.ts";

const content = fileURLToPath(new URL("../../../content", import.meta.url));
const published = publishedFiles({
  folder: `${content}/calculators`,
  content: () => loadContent(content),
});

test("definitions are below the data root, and each card has an image in both languages", () => {
  const addresses = [...published.keys()];
  expect(addresses.filter((path) => path.startsWith("/data/r-calculator/"))).toHaveLength(8);
  expect(addresses.filter((path) => path.startsWith("/data/risk-calculator/"))).toHaveLength(2);
  expect(addresses.filter((path) => path.startsWith("/art/thumb-"))).toHaveLength(10);
});

test.each([
  ["/art/thumb-r-calcs-v2-2021-01-24b.en.svg", "0.90"],
  ["/art/thumb-r-calcs-v2-2021-01-24b.de.svg", "0,90"],
  ["/art/thumb-r-calcs-v1-2020-10-23.en.svg", "1.44 – 1.76"],
  ["/art/thumb-risk-calcs-2020-11-11.en.svg", "0.7%"],
])("%s shows what its page shows first", (path, text) => {
  const picture = published.get(path) ?? "";
  expect(picture).toContain(`>${text}</text>`);
  expect(picture).not.toMatch(/NaN|undefined|Infinity/);
});
