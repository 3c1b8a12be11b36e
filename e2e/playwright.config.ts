import { defineConfig } from "playwright/test";

const jsonFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
/** Tests of what differs on a static host: addresses, pages without script, the service worker. */
const exported = /hosts\/exportedSite|site\/(offline|pseudoLanguage|routes|withoutScript)/;
/**
 * Only in `npm run test-all`: the folder `long`, variants of other tests, and on the server what
 * the static host has shown.
 */
const long = /\/long\//;
const variants = /@variant/;
const variantsOnServer = /@variant|@static/;

export default defineConfig({
  testDir: ".",
  testMatch: "*/*.spec.ts",
  outputDir: "../test-results/browser",
  fullyParallel: true,
  workers: 2,
  // Long enough for a computer that is five times slower: what passes never waits for these.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: jsonFile ? [["list"], ["json", { outputFile: jsonFile }]] : [["list"]],
  globalSetup: "./support/globalSetup.ts",
  // The global set-up starts both on free ports and sets the addresses.
  projects: [
    {
      name: "serve",
      testIgnore: [/hosts\/exportedSite/, long],
      grepInvert: variantsOnServer,
      use: { baseURL: process.env.EPISCOPE_URL },
    },
    {
      name: "variants",
      testIgnore: [/hosts\/exportedSite/, long],
      grep: variantsOnServer,
      use: { baseURL: process.env.EPISCOPE_URL },
    },
    {
      name: "export",
      testMatch: exported,
      grepInvert: variants,
      use: { baseURL: process.env.EPISCOPE_EXPORT_URL },
    },
    { name: "long", testMatch: long, use: { baseURL: process.env.EPISCOPE_URL } },
  ],
  use: {
    locale: "en-GB",
    // A new context costs more than most tests; Playwright resets this one between them.
    reuseContext: true,
    // Requests of a service worker bypass mocked responses; offline.spec.ts allows it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
