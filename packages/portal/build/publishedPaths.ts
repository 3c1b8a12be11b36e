// Every address in content/ and the routes: each gets a static page with its own title and
// description.

import { viewers } from "../src/pages/legacy/viewers.ts";
import { pagePatterns } from "../src/site/addresses/addresses.ts";
import { linkedPaths } from "../src/site/addresses/linkedPaths.ts";
import type { Content } from "./content/loadContent.ts";

export function publishedPaths(
  content: Content,
  stories: readonly { readonly name: string }[],
): string[] {
  const { navigation, runs, calculators, visualizations } = content;
  const linked = linkedPaths(navigation, [...runs, ...calculators, ...visualizations]);
  const fixed = pagePatterns
    .map(([pattern]) => pattern)
    .filter((pattern) => !pattern.includes(":"));
  return [
    ...new Set([
      ...fixed,
      ...stories.map(({ name }) => `/stories/${name}`),
      ...viewers.map(({ path }) => path),
      ...linked,
    ]),
  ].sort();
}
