import type { Rollup } from "vite";
import { expect, test } from "vitest";
import { pageFiles } from "./pageFiles.ts";

function chunk(
  fileName: string,
  facade: string,
  { imports = [], css = [], isEntry = false }: Partial<ChunkParts> = {},
): Rollup.OutputChunk {
  const parts = { type: "chunk", fileName, facadeModuleId: facade, imports, isEntry };
  return { ...parts, viteMetadata: { importedCss: new Set(css) } } as unknown as Rollup.OutputChunk;
}

interface ChunkParts {
  readonly imports: readonly string[];
  readonly css: readonly string[];
  readonly isEntry: boolean;
}

const chunks = [
  chunk("index.js", "/src/index.html", {
    imports: ["react.js"],
    css: ["index.css"],
    isEntry: true,
  }),
  chunk("react.js", ""),
  chunk("mobility.js", "/src/pages/mobility/index.tsx", {
    imports: ["react.js", "map.js"],
    css: ["mobility.css"],
  }),
  chunk("map.js", "", { imports: ["camera.js"], css: ["map.css"] }),
  chunk("camera.js", ""),
  chunk("imprint.js", "/src/pages/imprint/index.tsx"),
  chunk("germany.js", "/src/maps/choropleth/areas-data/germany.json"),
];
const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]));

const modules: Readonly<Record<string, readonly string[]>> = {
  "/src/pages/mobility/index.tsx": ["/src/data/mobility.ts"],
  "/src/data/mobility.ts": ["/src/data/config.ts"],
  "/src/pages/imprint/index.tsx": ["/src/site/frames/ContentPage.tsx"],
};
const importsOf = (module: string) => modules[module] ?? [];

test("a page gets all transitive imports except those of the entry, its own styles last", () => {
  expect(pageFiles(bundle, "/mobility/duration", importsOf)).toEqual({
    scripts: ["camera.js", "map.js", "mobility.js"],
    stylesheets: ["map.css", "mobility.css"],
    hasBanner: false,
    readsData: true,
  });
  expect(pageFiles(bundle, "/imprint", importsOf)).toEqual({
    scripts: ["imprint.js"],
    stylesheets: [],
    hasBanner: true,
    readsData: false,
  });
});

test("the county page also lists the borders that it loads itself", () => {
  const { scripts } = pageFiles(bundle, "/mobility-counties/duration/week", importsOf);
  expect(scripts).toContain("germany.js");
});

test("a page without a chunk stops the build", () => {
  expect(() => pageFiles(bundle, "/v3", importsOf)).toThrow("animation/index.tsx has no chunk");
});
