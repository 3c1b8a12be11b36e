// Without a connection: what was visited works, the rest says so. And new versions of the portal.
import type { Page } from "playwright";
import { content, test as versions } from "../support/faultyHost.ts";
import { expectDrawn, expectRun, large, missingFiles, small } from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: new RegExp(
    `ERR_|Failed to fetch|cross-world service worker|${missingFiles.source}`,
  ),
});

function cachedNames(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    const files = await caches.open(cacheName);
    return (await files.keys()).map(({ url }) => new URL(url).pathname);
  }, name);
}

/** A page that was loaded before there was a service worker is kept, too. */
async function visitFirst(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // On a host of files, run pages are the fallback page.
  const file = test.info().project.name === "export" ? "/404.html" : path;
  await expect.poll(() => cachedNames(page, "episcope-site-1")).toContain(file);
}

const files = "episcope-data-1";
versions.use({ serviceWorkers: "allow" });

test("visited pages and runs work without a connection, also those of the very first visit", async ({
  page,
  context,
}) => {
  test.slow();
  await visitFirst(page, large);
  await expectDrawn(page, "casCom", "test52");
  await expect
    .poll(async () => (await cachedNames(page, files)).join("\n"))
    .toContain("test52.zip");
  await page.goto("/imprint");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await context.setOffline(true);
  await page.goto(large);
  await expectRun(page, "test52");
  await expectDrawn(page, "casCom", "test52");
  await page.goto("/imprint");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Never visited: the shell is there, and says what is missing.
  await page.goto(small);
  await expect(page.getByRole("alert").first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator("article[data-run]").first()).toBeVisible();
});

versions(
  "a new version is offered, and taken over when the visitor says so",
  async ({ page, host }) => {
    versions.slow();
    await visitFirst(page, "/imprint");
    const script = await (await page.request.get("/sw.js")).text();
    host.answer("/sw.js", content(`${script}// another version\n`, "text/javascript"));
    await page.reload();
    const notice = page.getByText("There is a new version of this portal.");
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Later" }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Load it" }).click();
    await reloaded;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imprint");
    const waiting = () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting === null,
      );
    await expect.poll(waiting).toBe(true);
    // Nothing left to offer.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(notice).toBeHidden();
  },
);
