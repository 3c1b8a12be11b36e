// A visit of the lab: dragged blocks, what is shared, kept and saved, costs and the search.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright";
import { computing } from "../support/computedHere.ts";
import { drawnPlot } from "../support/runPage.ts";
import { expect, phone, test } from "../support/test.ts";

/** Berlin from 24 October 2020, leisure at 20 % from 3 November to 23 December. */
const leisure = "lab1_berlin_0890db_l0a1e0k0";
/** The same days, work at 60 %. */
const work = "lab1_berlin_0890db_w0a1e1o0";
/** Leisure, too, from 1 October 2020 to 28 February 2021: early enough to prevent the wave. */
const early = "lab1_berlin_07m0bs_l0a1e0k0";
/** Work from 1 November on: other days. */
const later = "lab1_berlin_08h0db_w0a1e1o0";

/** A smaller city with fewer members: as on a device with little memory. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
});

const scenarioOf = (page: Page) => new URL(page.url()).searchParams.get("scenario") ?? "";
const block = (page: Page): Locator =>
  page.getByRole("group", { name: "Drawn measures" }).getByRole("button", { name: "Leisure: " });

/** Days from the first one to the block, and from there to its end. The address follows a drag. */
const daysOf = (page: Page) =>
  (/_l(..)(..)0k0/.exec(scenarioOf(page))?.slice(1) ?? []).map((text) => Number.parseInt(text, 36));

test("a block is moved, then stretched with the pointer", async ({ page }) => {
  await page.goto(`/lab?scenario=${leisure}`);
  const drag = async (share: number, distance: number) => {
    const box = await block(page).boundingBox();
    if (!box) throw new Error("no block");
    const [x, y] = [box.x + share * box.width, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 3 });
    await page.mouse.move(x + distance, y, { steps: 3 });
    await page.mouse.up();
  };
  await drag(0.5, 60);
  await expect.poll(() => daysOf(page)[0]).toBeGreaterThan(10);
  expect(daysOf(page)[1]).toBe(50);
  await drag(0.99, 60);
  await expect.poll(() => daysOf(page)[1]).toBeGreaterThan(50);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: phone });

  test("a block is moved on a phone", async ({ page }) => {
    await page.goto(`/lab?scenario=${leisure}`);
    await block(page).scrollIntoViewIfNeeded();
    const box = await block(page).boundingBox();
    if (!box) throw new Error("no block");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", distance?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          distance === undefined
            ? []
            : [{ x: box.x + box.width / 2 + distance, y: box.y + box.height / 2 }],
      });
    await touch("touchStart", 0);
    for (const distance of [10, 20, 40]) await touch("touchMove", distance);
    await touch("touchEnd");
    await expect.poll(() => daysOf(page)[0]).toBeGreaterThan(10);
    expect(daysOf(page)[1]).toBe(50);
  });
});

test("a link holds kept scenarios, too; those of other days are named, and the city is said", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/lab?scenario=${leisure}&view-pin=${work}-1&view-pin=${later}-1`);
  await expect(page.getByText("a smaller city is simulated, with wider ranges")).toBeVisible();
  await expect(page.getByText("One kept scenario is of another place or other days")).toBeVisible();
  const costs = page.getByRole("region", { name: "Benefits and costs of the scenarios" });
  await expect(costs.getByRole("columnheader", { name: /^Work 60%/ })).toBeVisible(computing);
  await expect(costs.getByRole("columnheader")).toHaveCount(4);
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  expect(new URL(link).searchParams.getAll("view-pin")).toContain(`${work}-1`);
  await page.getByRole("button", { name: "QR code" }).click();
  const code = page.getByRole("dialog", { name: "This scenario as a code" });
  await expect(code.locator("svg path").first()).toBeAttached();
});

test("the list of own scenarios is saved as a file and read again; pictures and numbers are saved", async ({
  page,
}) => {
  await page.goto(`/lab?scenario=${leisure}`);
  const own = page.getByRole("region", { name: "My scenarios" });
  await own.getByRole("button", { name: "Store this scenario" }).click();
  const coming = page.waitForEvent("download");
  await own.getByRole("button", { name: "Save the list as a file" }).click();
  const list = await (await coming).path();
  expect(JSON.parse(readFileSync(list, "utf8"))).toMatchObject([{ code: leisure }]);
  await own.getByRole("button", { name: /^Remove: Leisure 20%/ }).click();
  await expect(own.getByRole("link")).toHaveCount(0);
  const file = own.getByLabel("Add a list from a file");
  await file.setInputFiles({
    ...{ name: "x.json", mimeType: "application/json" },
    buffer: Buffer.from('[{"code":"lab1_berlin","name":"x"}]'),
  });
  await expect(page.getByText("This file holds no scenarios of the lab.")).toBeVisible();
  await file.setInputFiles(list);
  await expect(own.getByRole("link", { name: /^Leisure 20%/ })).toBeVisible();

  const card = await drawnPlot(page, "casCom");
  for (const [entry, start] of [
    ["Download CSV", "# Title: Berlin: "],
    ["Download PNG", "\u0089PNG"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await card.getByRole("button", { name: "Download and embed" }).click();
    await card.getByRole("button", { name: entry, exact: true }).click();
    const text = readFileSync(await (await saved).path(), "latin1");
    expect(text.replace(/^\u00ef\u00bb\u00bf/, "").slice(0, start.length)).toBe(start);
  }
});

test("costs stand beside benefits, and a search finds what costs less", {
  tag: "@variant",
}, async ({ page }) => {
  test.slow();
  await page.goto(`/lab?scenario=${early}`);
  const costs = page.getByRole("region", { name: "Benefits and costs of the scenarios" });
  const hours = costs.getByRole("row", { name: /^Hours of leisure lost/ }).getByRole("cell");
  await expect(hours).toHaveText([/^\d/, /^\d.*worse: .* more/], computing);
  await page.getByText("Search: the least loss that keeps beds below a number").click();
  // Half of what there was is the wish to begin with.
  await expect(page.getByText(/^As it was, most beds on one day: \d/)).toBeVisible(computing);
  await page.getByRole("checkbox", { name: "Schools" }).uncheck();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText(/these stay below [\d,]+ beds/)).toBeVisible({ timeout: 100_000 });
  const best = page.getByRole("listitem").filter({ hasText: "Least leisure lost" });
  await expect(best).toContainText(/leisure at most \d+%/);
  await best.getByRole("button", { name: "Show on the time line" }).click();
  await expect.poll(() => scenarioOf(page)).not.toBe(early);
  await expect(block(page).first()).toBeVisible();
});
