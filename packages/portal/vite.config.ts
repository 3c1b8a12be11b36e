import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { calculatorsPlugin } from "./build/calculatorsPlugin.ts";
import { compressPlugin } from "./build/compressPlugin.ts";
import { contentPlugin } from "./build/contentPlugin.ts";
import { labPlugin } from "./build/labPlugin.ts";
import { mobilityPlugin } from "./build/mobilityPlugin.ts";
import { pagesPlugin } from "./build/pagesPlugin.ts";
import { qualityPlugin } from "./build/qualityPlugin.ts";
import { regionsPlugin, withoutRemarks } from "./build/regionsPlugin.ts";
import { routerPlugin } from "./build/routerPlugin.ts";
import { storiesPlugin } from "./build/storiesPlugin.ts";
import { yamlReaderPlugin } from "./build/yamlReaderPlugin.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const { version } = JSON.parse(readFileSync(path("package.json"), "utf8")) as { version: string };

/** Code that several pages share, in few files: a request costs more than some unused kilobytes. */
const sharedChunks = [
  { name: "app", tags: ["$initial" as const], priority: 4 },
  {
    name: "frames",
    test: /src\/site\/(cards|frames\/(Banner|ContentPage|CreditsPanel|WordMark))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "content",
    test: /src\/(app|environment|site|text\/Markdown|kit\/(containers\/Dialog|notices\/(Failure|FaultLine|PartBoundary))|data\/network\/(fetchError|archiveError))|icons\/(play|pause|file-text|chevron-(left|right))\./,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "viewing",
    test: /src\/(data\/|kit\/(?!controls\/PlayButton|browser\/download))|plotCard\/(FaultNote|PlotCard|plotCardTexts)|charts\/(Axes|fewPeople|layout\/(measure|axis|linePath)|colors\/(heatColor|nameColors|seriesColors)|useWidth)|cityName|icons\//,
    minShareCount: 3,
    priority: 1,
  },
  {
    // What the first chart of the home page needs, too; without what maps and time lapses need of
    // a run, which knows the lab.
    name: "finding",
    test: /packages\/battery\/src\/runs\/|src\/(viewer\/(address\/(?!runContext)|(ensemble|figures)\/)|viewer\/answer\/(answerSentence|batteryMark|finding)|viewer\/compare\/pairedDifference|plots\/(epidemic|series)\/|charts\/(fewPeople|layout\/))/,
    minShareCount: 2,
    priority: 0.5,
  },
  {
    // Without what the mobility pages show, too, and what only comparisons and maps need.
    name: "viewer",
    test: /src\/(viewer\/(?!allRuns\/|plotCard\/|compare\/(comparison|difference)|status\/RunProgress)|plots\/)/,
    minShareCount: 3,
    priority: 0,
  },
];

const content = contentPlugin(path("../../content"));
const stories = storiesPlugin({
  folder: path("../../content"),
  scenarios: path("../../scenarios"),
  publicFolder: path("public"),
  content: content.content,
});

export default defineConfig({
  define: {
    __EPISCOPE_VERSION__: JSON.stringify(version),
    // Set by scripts/prepare.mjs.
    __EPISCOPE_BUILT__: process.env.EPISCOPE_BUILT ?? "{}",
  },
  plugins: [
    react(),
    routerPlugin(),
    regionsPlugin(path("../../regions")),
    withoutRemarks(),
    content,
    stories,
    calculatorsPlugin({ folder: path("../../content/calculators"), content: content.content }),
    mobilityPlugin(),
    qualityPlugin({ scenarios: path("../../scenarios"), docs: path("../../docs") }),
    labPlugin(path("../../scenarios"), path("../../content")),
    pagesPlugin({
      content: content.content,
      stories: stories.stories,
      hasScenario: (name) => existsSync(path(`../../scenarios/${name}/scenario.yaml`)),
      bootEntry: path("src/app/boot.ts"),
      serviceWorkerEntry: path("src/offline/serviceWorker.ts"),
    }),
    compressPlugin(),
  ],
  // Modules, so that a worker loads what only some pages need when they ask for it.
  worker: {
    format: "es",
    plugins: () => [
      withoutRemarks(),
      yamlReaderPlugin(),
      labPlugin(path("../../scenarios"), path("../../content")),
    ],
  },
  // Scripts and stylesheets reference each other relatively; pages reference them from the root,
  // which `episcope export --base` changes.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  resolve: {
    alias: [
      { find: "entities", replacement: path("src/text/entities.ts") },
      // The package exports only the development build, which contains warnings.
      {
        find: /^react-router$/,
        replacement: path("../../node_modules/react-router/dist/production/index.mjs"),
      },
    ],
  },
  build: {
    target: ["chrome120", "firefox121", "safari17.4"],
    manifest: true,
    // Vega, which only batteries with extra charts load.
    chunkSizeWarningLimit: 1100,
    // Every page would carry the names of the lab's many parts; its own HTML page names them, too.
    modulePreload: {
      // All browsers of the target know it.
      polyfill: false,
      resolveDependencies: (file, parts) => (/\/lab-[^/]*\.js$/.test(file) ? [] : parts),
    },
    // No data URLs: the Content-Security-Policy stays simple and images are cached.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
});
