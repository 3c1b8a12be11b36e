// The service worker finds a new version of the portal.
import { content, expect, test } from "../support/faultyHost.ts";
import { startAtOnce, visitFirst } from "../support/serviceWorker.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: /ERR_|Failed to fetch|cross-world service worker/,
});

test("a new version is offered, and installed when the visitor accepts", async ({ page, host }) => {
  test.slow();
  await startAtOnce(page);
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
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
  await expect.poll(waiting).toBe(true);
  // Nothing left to offer.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(notice).toBeHidden();
});
