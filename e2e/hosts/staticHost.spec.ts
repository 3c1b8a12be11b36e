// The built site on a static host.
import { fileURLToPath } from "node:url";
import type { RunningServer } from "../support/startServer.ts";
import { startStaticHost } from "../support/staticHost.ts";
import { expect, test } from "../support/test.ts";

let server: RunningServer;
let url = "";
test.beforeAll(async () => {
  server = await startStaticHost(
    fileURLToPath(new URL("../../packages/portal/dist", import.meta.url)),
    { hasRanges: false },
  );
  url = server.url;
});
test.afterAll(() => server.stop());

test("known addresses are files", async ({ page }) => {
  const answer = await page.goto(`${url}/imprint`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
});

test.describe("the fallback page", () => {
  test.use({ expectedErrors: /404/ });

  test("opens every other address, keeps it, and follows redirects", async ({ page }) => {
    await page.goto(`${url}/nothing/here?a=1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 No Page Found");
    expect(page.url()).toBe(`${url}/nothing/here?a=1`);
    await page.goto(`${url}/covid-sim/v7?x=1`);
    await expect(page).toHaveURL(`${url}/v7/berlin?x=1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "How far can schools open, and what must stay closed?",
    );
    await expect(page.getByRole("alert")).toContainText("v7-info-berlin.txt: the file is missing");
  });

  test("is not mistaken for a missing report", async ({ page }) => {
    await page.route("**/reports/report-2023-11-13*.md", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<h1>a page</h1>" }),
    );
    await page.goto(`${url}/`);
    await expect(page.getByRole("tabpanel").getByRole("alert")).toContainText(
      "The server sent a web page instead of this file.",
    );
  });
});
