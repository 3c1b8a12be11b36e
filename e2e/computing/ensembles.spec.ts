// A run is an ensemble: the first member at once, the others one after another.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { recordedShift, recordShifts } from "../support/layoutShift.ts";
import { choice, expectRun } from "../support/runPage.ts";
import { writeSmallScenarios } from "../support/smallScenarios.ts";
import { type RunningServer, startServer } from "../support/startServer.ts";
import { expect, test } from "../support/test.ts";

let server: RunningServer;
let folder: string;

// In sequence, because they share a server.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "episcope-ensembles-"));
  const scenarios = join(folder, "scenarios");
  writeSmallScenarios(scenarios);
  const places = ["--scenarios", scenarios, "--cache", join(folder, "cache")];
  server = await startServer([...places, "--threads", "1", "--members", "6"]);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const computing = { timeout: 60_000 };
const isMember = /\.member[456]\.zip$/;

function arrived(page: Page, count: number) {
  return page.getByText(`${count} of 6 model runs`).first();
}

function allArrived(page: Page) {
  return page
    .getByText(/(of the|All) 6 model runs/)
    .filter({ visible: true })
    .first();
}

/** What screen readers are told of the result from now on. */
async function listen(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.getByRole("region", { name: "Result of this choice" }).evaluate((result) => {
    const told: string[] = [];
    Object.assign(window, { told });
    // A figure that changes with every member is not announced.
    const spoken = "output:not([aria-live=off]), [aria-live=polite]";
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const place = (target instanceof Element ? target : target.parentElement)?.closest(spoken);
        if (place?.textContent) told.push(place.textContent);
      }
    }).observe(result, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => {
      const told: unknown = Reflect.get(window, "told");
      return Array.isArray(told) ? told : [];
    });
}

test("members refine the picture one after another, without moving it, and are told once", async ({
  page,
}) => {
  test.slow();
  await recordShifts(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isMember, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${server.url}/quick`);
  await expectRun(page, "sz1");
  await expect(arrived(page, 3)).toBeVisible(computing);
  const card = page.locator("article[data-run]").nth(1);
  const before = await card.boundingBox();
  const shift = await recordedShift(page);
  const told = await listen(page);
  release();
  await expect(allArrived(page)).toBeVisible(computing);
  await expect.poll(told).toEqual([expect.stringMatching(/^[\d,]+ \([\d,]+ – [\d,]+\)$/)]);
  await expect(page.getByText("Inner band: half of the runs; outer band: 9 of 10.")).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
  expect((await recordedShift(page)) - shift).toBeLessThan(0.02);
});

test.describe("a lost connection", () => {
  test.use({ expectedErrors: /ERR_/ });

  test("in between keeps what has arrived, and the rest follows later", async ({ page }) => {
    test.slow();
    await page.route(isMember, (route) => route.abort("connectionfailed"));
    await page.goto(`${server.url}/quick?leisure=90%25`);
    await expect(arrived(page, 3)).toBeVisible(computing);
    await page.unroute(isMember);
    await expect(allArrived(page)).toBeVisible(computing);
  });
});

test("another option is answered by its own members; on a phone everything fits", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/quick`);
  await expect(allArrived(page)).toBeVisible(computing);
  await page
    .getByRole("button", { name: /scenario/i })
    .first()
    .click();
  await choice(page, "Work", "80%").click();
  await expect(page.locator("[data-shown-run=sz2]")).toBeAttached(computing);
  await expect(allArrived(page)).toBeVisible(computing);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test("the whole ensemble is one file for machines", async ({ request }) => {
  const address = `${server.url}/data/battery/quick/summaries/sz1.ensemble.zip`;
  await expect.poll(async () => (await request.get(address)).status(), computing).toBe(200);
  const member = `${server.url}/data/battery/quick/summaries/sz1.member7.zip`;
  expect((await request.get(member)).status()).toBe(404);
});
