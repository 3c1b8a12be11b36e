// Animations from a data root with the originally published files.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import {
  countsOn,
  homeOf,
  idOf,
  work,
} from "../../packages/portal/src/pages/animation/source/published/fixtures/publishedFiles.ts";
import { writePublishedAnimation } from "../fixtures/animation/writePublishedAnimation.ts";
import { write } from "../fixtures/battery/writeBattery.ts";
import {
  count,
  expectReady,
  expectRunning,
  map,
  openAnimation,
  skipHelp,
  title,
} from "../support/animationPage.ts";
import { type RunningServer, startServer } from "../support/startServer.ts";
import { expect, test } from "../support/test.ts";

// In sequence, because they share a server.
test.describe.configure({ mode: "default" });

const folder = mkdtempSync(join(tmpdir(), "episcope-published-"));
let server: RunningServer;
test.beforeAll(async () => {
  await writePublishedAnimation(folder, 14);
  write(folder, "animation/v3-anim/006-infections.json", '{"id":"91628201","dtime":[0.0');
  server = await startServer(["--data", folder]);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test.beforeEach(async ({ page }) => {
  // Drawing is slow without a graphics card.
  test.slow();
  await skipHelp(page);
});

async function expectCounts(page: Page, day: number): Promise<void> {
  for (const [state, people] of countsOn(day).entries()) {
    await expect(count(page, state)).toHaveText((100 * people).toLocaleString("en-GB"));
  }
}

test("people are on their trips, and are the same people on another day", async ({ page }) => {
  await openAnimation(page, `${server.url}/v3?day=8`);
  await expect(title(page)).toHaveText("Berlin: Outbreak day 8");
  await expectRunning(page);
  // A quarter past eight: halfway to work.
  const home = homeOf(12);
  const [x, y] = [(home.x + work.x) / 2, (home.y + work.y) / 2];
  await openAnimation(page, `${server.url}/v3?day=8&start=29700&speed=0&view=${x}_${y}_10`);
  await map(page).click();
  const panel = page.getByRole("region", { name: "Person 13" });
  const fact = (name: string) => panel.locator(`[data-fact=${name}]`);
  await expect(fact("id")).toHaveText(idOf(12));
  await expect(fact("where")).toHaveText("on the way elsewhere");
  await expect(fact("state")).toHaveText("susceptible");
  await expect(fact("infected")).toHaveText("not yet; that will be on day 8, 12:00");
  await expect(panel).toContainText("not in the published data");
  await page.getByLabel("Jump to").fill("23:00");
  await expect(fact("state")).toHaveText("latently infected");
  await expectCounts(page, 8);

  await page.getByRole("button", { name: /^Day 12\b/ }).click();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 12");
  await expectReady(page);
  await expect(fact("id")).toHaveText(idOf(12));
  await expect(fact("state")).toHaveText("contagious");
  await expect(fact("infected")).toHaveText("day 8");
  await expectCounts(page, 12);
  await expect(page.getByText("One dot stands for 100 people.")).toBeVisible();
  await expect(page.getByText("Demonstration data")).toHaveCount(0);
  await expect(page.getByText("© OpenStreetMap")).toBeVisible();
});

test("the time lapse has the states of its file", async ({ page }) => {
  await openAnimation(page, `${server.url}/timelapse?day=30&speed=0`);
  await expect(title(page)).toHaveText("Berlin: Day 30");
  await expectCounts(page, 30);
  await expect(page.locator("svg path[data-state]")).toHaveCount(6);
});

test.describe("days that cannot be shown", () => {
  test.use({ expectedErrors: /404|GL Driver Message|GPU stall|software WebGL/ });

  test("show a message, and the others still work", async ({ page }) => {
    await openAnimation(page, `${server.url}/v3?day=6&speed=0`);
    await page.getByRole("button", { name: /^Day 7\b/ }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("This file cannot be read.");
    await expect(alert).toContainText("animation/v3-anim/006-infections.json:1");
    await page.getByRole("button", { name: /^Day 8\b/ }).click();
    await expectReady(page);
    await expect(alert).toHaveCount(0);
    await expect(title(page)).toHaveText("Berlin: Outbreak day 8");
    await page.getByRole("button", { name: /^Day 90\b/ }).click();
    await expect(alert).toContainText("This file is not there.");
    await expect(alert).toContainText("v3-anim/089-infections.json");
  });
});
