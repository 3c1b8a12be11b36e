// Stories: the chart that stays and changes, the phone, the keyboard, readers without scripts and
// without a network.
import { expect, test } from "../support/test.ts";

const story = "/stories/first-wave";

test("on a wide screen the chart stays and changes from step to step", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/stories");
  await page.getByRole("link", { name: "The first wave, and one week earlier" }).click();
  await expect(page).toHaveURL(story);
  const figure = page.getByRole("figure");
  await expect(figure).toHaveCount(1);
  await expect(figure).toContainText("A wave that nobody stops");
  await expect(figure.locator("svg [data-series]")).toHaveCount(1);
  await page.getByRole("heading", { name: "A week earlier" }).evaluate((heading) => {
    heading.scrollIntoView({ block: "center" });
  });
  await expect(figure).toContainText("A week earlier");
  await expect(figure.locator("svg [data-series]")).toHaveCount(2);
  await expect(figure).toBeInViewport();
  await expect(page.locator("article")).not.toContainText("{{");
});

test("the keyboard moves the chart along, and leads to the run", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(story);
  const figure = page.getByRole("figure");
  await expect(figure).toContainText("A wave that nobody stops");
  await page.locator("#step-4").getByRole("link").last().focus();
  await expect(figure).toContainText("A week later");
  await expect(page.locator("#step-4").getByRole("link").last()).toHaveAttribute(
    "href",
    /\/germany\/2020-spring\?measuresFrom=2020-03-23#plot-casCom$/,
  );
});

test("on a phone text and charts alternate", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(story);
  for (const step of [1, 2, 3]) {
    const section = page.locator(`#step-${step}`);
    await section.getByRole("figure").scrollIntoViewIfNeeded();
    await expect(section.getByRole("figure").locator("svg [data-series]").first()).toBeVisible();
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test("an unknown story offers the others", async ({ page }) => {
  await page.goto("/stories/none");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such story");
  await page.getByRole("link", { name: "How the model works" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the model works");
});

test("reports lead to their runs", async ({ page }) => {
  await page.goto("/?report=2020-10-23#reports");
  const link = page.getByRole("tabpanel").getByRole("link", { name: /single measure slows/ });
  await expect(link).toHaveAttribute("href", "/2020-10-23/interventions");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /preloaded using link preload/ });

  test("a story is a text with pictures", async ({ page }) => {
    await page.goto(story);
    const english = page.locator(".plain [lang=en]");
    await expect(english.getByRole("heading", { level: 2 })).toHaveCount(5);
    await expect(english).toContainText("fewer infections");
    const picture = english.getByRole("img", { name: "A week earlier" });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(720);
  });
});
