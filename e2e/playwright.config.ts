import { defineConfig } from "playwright/test";

const jsonFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
/** Start servers of their own, ask for what a host of files has not (headers, progress, measured sizes), or never open a page of the site. */
const servedOnly =
  /(calculatorFaults|calculators|computedHere|computedRuns|export|faults|faultsServer|modelEquality|painters|publishedAnimation|runNetwork|size|staticHost)\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  testMatch: "*/*.spec.ts",
  outputDir: "../test-results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // A test that passes only the second time is printed as flaky by npm test: its cause has to be found.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: jsonFile ? [["list"], ["json", { outputFile: jsonFile }]] : [["list"]],
  globalSetup: "./support/globalSetup.ts",
  // Addresses are set by the global set-up, which starts both on free ports.
  projects: [
    { name: "serve", use: { baseURL: process.env.EPISCOPE_URL } },
    {
      name: "export",
      testIgnore: servedOnly,
      use: { baseURL: process.env.EPISCOPE_EXPORT_URL },
    },
  ],
  use: {
    locale: "en-GB",
    // Requests of a service worker pass by the tests' own answers; offline.spec.ts allows it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
