import { defineConfig } from "playwright/test";

const jsonFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
/**
 * Ask what a plain host of files answers differently: addresses, pages without script, the service
 * worker.
 */
const exported = /hosts\/exportedSite|site\/(offline|routes|withoutScript)/;
/** Only in `npm run test-all`: the room `long`, and variants of what another test has shown. */
const long = /\/long\//;
const variants = /@variant/;

export default defineConfig({
  testDir: ".",
  testMatch: "*/*.spec.ts",
  outputDir: "../test-results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: jsonFile ? [["list"], ["json", { outputFile: jsonFile }]] : [["list"]],
  globalSetup: "./support/globalSetup.ts",
  // Addresses are set by the global set-up, which starts both on free ports.
  projects: [
    {
      name: "serve",
      testIgnore: [/hosts\/exportedSite/, long],
      grepInvert: variants,
      use: { baseURL: process.env.EPISCOPE_URL },
    },
    {
      name: "variants",
      testIgnore: [/hosts\/exportedSite/, long],
      grep: variants,
      use: { baseURL: process.env.EPISCOPE_URL },
    },
    {
      name: "export",
      testMatch: exported,
      use: { baseURL: process.env.EPISCOPE_EXPORT_URL },
    },
    { name: "long", testMatch: long, use: { baseURL: process.env.EPISCOPE_URL } },
  ],
  use: {
    locale: "en-GB",
    // A new context costs more than most tests; Playwright clears this one between them.
    reuseContext: true,
    // Requests of a service worker pass by the tests' own answers; offline.spec.ts allows it.
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
