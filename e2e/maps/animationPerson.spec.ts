import { homeOf } from "../fixtures/animation/animationFixture.ts";
import {
  expectReady,
  map,
  openAnimation,
  playButton,
  query,
  skipHelp,
  title,
} from "../support/animationPage.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page }) => {
  // Drawing is slow without a graphics card.
  test.slow();
  await skipHelp(page);
});

test("a person is found by number and followed along the chain of infections", async ({ page }) => {
  // Number 41 was infected by 38 at noon of day 8, and infected 44 on day 9, both at work.
  await openAnimation(page, "/v3?day=10&start=36000&speed=0");
  await page.getByLabel("Person no.").fill("41");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const panel = page.getByRole("region", { name: "Person 41" });
  const fact = (name: string) => panel.locator(`[data-fact=${name}]`);
  await expect(panel).toContainText("40 to 49");
  await expect(panel).toContainText("Mitte");
  await expect(fact("where")).toHaveText("at work");
  await expect(fact("state")).toHaveText("latently infected");
  await expect(fact("infected")).toHaveText("day 8, 12:00, at work, by person 38");
  await expect(fact("passedOn")).toContainText("1 person");
  await expect(fact("passedOn")).toContainText("person 44, at work");
  expect(query(page)).toEqual({ day: "10", start: "36000", speed: "0", person: "41" });

  await page.getByLabel("Jump to").fill("08:10");
  await expect(fact("where")).toHaveText("on the way to work by public transport");
  await page.getByLabel("Jump to").fill("16:40");
  await expect(fact("where")).toHaveText("on the way home by car");

  // Ill from day 13: no more trips.
  await page.getByRole("button", { name: /^Day 14,/ }).click();
  await expect(fact("state")).toHaveText("contagious");
  await panel.getByRole("button", { name: "person 38" }).click();
  const infector = page.getByRole("region", { name: "Person 38" });
  await expect(infector.locator("[data-fact=where]")).toHaveText("at home, ill");
  await infector.getByRole("button", { name: "Close" }).click();
  await expect(infector).toHaveCount(0);
  expect(query(page).person).toBeUndefined();
});

test("explains imports, people who stay healthy, and infections in the future", {
  tag: "@variant",
}, async ({ page }) => {
  await openAnimation(page, "/v3?day=3&speed=0&person=1");
  await expect(page.locator("[data-fact=infected]")).toHaveText(
    "day 1, 00:00, from outside of the city",
  );
  await openAnimation(page, "/v3?day=3&speed=0&person=300");
  await expect(page.locator("[data-fact=infected]")).toHaveText("not until the last day");
  await expect(page.getByRole("region", { name: "Person 300" })).toContainText("the surroundings");
  await openAnimation(page, "/v3?day=3&speed=0&person=41");
  await expect(page.locator("[data-fact=infected]")).toHaveText(
    "not yet; that will be on day 8, 12:00",
  );
  await openAnimation(page, "/v3?day=3&speed=0&person=301");
  await expect(page.getByRole("region", { name: "Person 301" })).toHaveCount(0);
});

test("a click on a dot selects a person, and the map follows", async ({ page }) => {
  const { x, y } = homeOf(41);
  // At noon only the child of this home is in the middle of the view, within the scatter of 50
  // metres.
  await openAnimation(page, `/v3?day=5&start=43200&speed=0&view=${x}_${y}_10`);
  await map(page).click();
  const panel = page.getByRole("region", { name: "Person 42" });
  await expect(panel).toContainText("0 to 9");
  await panel.getByRole("switch", { name: "Follow with the map" }).check();
  await panel.getByRole("switch", { name: "Follow with the map" }).uncheck();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect.poll(() => query(page).view).toBeUndefined();
  await panel.getByRole("switch", { name: "Follow with the map" }).check();
  // Closer than the whole map; dragging the map stops following.
  await expect(page.getByText(/^(1|2) km$/)).toBeVisible();
  const box = await map(page).boundingBox();
  if (!box) throw new Error("no map");
  await page.mouse.move(box.x + box.width / 2, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 80, box.y + 340, { steps: 4 });
  await page.mouse.up();
  await expect(panel.getByRole("switch", { name: "Follow with the map" })).not.toBeChecked();
  await expect(panel).toBeVisible();
  await expect.poll(() => query(page).view).toMatch(/^-?\d+_-?\d+_20$/);
});

test("picks a random infected person; nobody on a day without any", async ({ page }) => {
  await openAnimation(page, "/timelapse?day=40&speed=0");
  await page.getByRole("button", { name: "Somebody infected" }).click();
  await expect(page.getByRole("region", { name: /^Person \d+$/ })).toContainText(
    /latently|contagious|symptomatic|seriously|critical|recovered/,
  );
  await expect.poll(() => Number(query(page).person)).toBeGreaterThan(0);
});

test("zooms by button, wheel and key, and back to the whole map", async ({ page }) => {
  await openAnimation(page, "/v3?day=5&speed=0");
  const metresPerPixel = () => Number(query(page).view?.split("_")[2]);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(metresPerPixel).toBeGreaterThan(0);
  const first = metresPerPixel();
  await map(page).hover();
  await page.mouse.wheel(0, -500);
  await expect.poll(metresPerPixel).toBeLessThan(first);
  await map(page).focus();
  const second = metresPerPixel();
  await page.keyboard.press("+");
  await expect.poll(metresPerPixel).toBeLessThan(second);
  const view = query(page).view;
  await page.reload();
  await expectReady(page);
  expect(query(page).view).toBe(view);
  await map(page).focus();
  await page.keyboard.press("0");
  await expect.poll(() => query(page).view).toBeUndefined();
  // None of these keys starts the animation.
  await expect(playButton(page)).toHaveAccessibleName("Play");
  await expect(title(page)).toHaveText("Berlin: Outbreak day 5");
});

test("uses the browser's full screen", async ({ page }) => {
  await openAnimation(page, "/v3?day=5&speed=0");
  await page.getByRole("button", { name: "Full screen", exact: true }).click();
  const leave = page.getByRole("button", { name: "Leave full screen" });
  await expect(leave).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe("DIV");
  await leave.click();
  await expect(leave).toHaveCount(0);
});
