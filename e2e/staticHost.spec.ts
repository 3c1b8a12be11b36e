// The built site on a plain file host: existing files as they are, 404.html (with status 404) for everything else.

import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "./support/test.ts";

const site = fileURLToPath(new URL("../packages/portal/dist", import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".md": "text/markdown; charset=utf-8",
};

let server: Server;
let url = "";
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    const file = [join(site, path), join(site, path, "index.html")].find(isFile);
    const sent = file ?? join(site, "404.html");
    response.writeHead(file ? 200 : 404, { "content-type": types[extname(sent)] ?? "text/plain" });
    response.end(readFileSync(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

test("known addresses are files of their own", async ({ page }) => {
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
      "School reopening options (3)",
    );
    await expect(page.getByRole("alert")).toContainText("v7-info-berlin.txt: the file is missing");
  });

  test("is not taken for a missing report", async ({ page }) => {
    await page.route("**/reports/report-2024-02-22*.md", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<h1>a page</h1>" }),
    );
    await page.goto(`${url}/`);
    await expect(page.getByRole("tabpanel").getByRole("alert")).toContainText(
      "The server sent a web page instead of this file.",
    );
  });
});
