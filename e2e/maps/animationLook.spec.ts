// Both animations in every look: languages, schemes, screens. Nothing hides from those who cannot see, click or reach.
import type { Page } from "playwright";
import { expectReady, sawHelp } from "../support/animationPage.ts";
import { violations } from "../support/axe.ts";
import { expect, phone, test } from "../support/test.ts";

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const looks = [
  ["en", "light"],
  ["en", "dark"],
  ["de", "light"],
  ["de", "dark"],
] as const;

async function inEveryLook(
  page: Page,
  address: string,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  await sawHelp(page);
  for (const [language, scheme] of looks) {
    await test.step(`${language}, ${scheme}`, async () => {
      await page.goto("/norun");
      await page.evaluate(
        ([chosenLanguage, chosenScheme]) => {
          localStorage.setItem("default-locale", chosenLanguage);
          localStorage.setItem("colorscheme", chosenScheme);
        },
        [language, scheme] as const,
      );
      await page.goto(address);
      await expectReady(page);
      await look();
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const address of ["/v3?day=20&person=41&start=36000", "/timelapse?day=30&person=41"]) {
  test(`${address} on a desktop`, async ({ page }) => {
    await inEveryLook(page, address, async () => {
      await expect(page.locator("[data-fact=where]")).toBeVisible();
    });
  });

  test(`${address} on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await inEveryLook(page, address, async () => {
      await expect(page.locator("[data-fact=where]")).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
      const overhang = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await overhang()).toBe(0);
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: /^(Close|Schließen)$/ }).click();
      await page.getByRole("button", { name: /^(More|Mehr):/ }).click();
      await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
    });
  });
}

/** Names of controls on a phone that a finger may miss. Words inside of sentences are as high as their line. */
async function tooSmall(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "main button, main input, main select, main summary",
    );
    return [...all]
      .filter((control) => control.checkVisibility())
      .filter((control) => !control.closest("p, li > button, [class*=notice]"))
      .map((control) => ({ control, box: control.closest("label") ?? control }))
      .filter(({ box }) => box.getBoundingClientRect().height < 43.5)
      .map(({ control }) => control.outerHTML.slice(0, 120));
  });
}

test("the help in both animations", async ({ page }) => {
  for (const address of ["/v3", "/timelapse"]) {
    await page.goto(address);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await violations(page)).toEqual([]);
  }
});

test("a phone lying on its side", async ({ page }) => {
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await sawHelp(page);
  for (const address of ["/v3?day=20", "/timelapse?day=30"]) {
    await page.goto(address);
    await expectReady(page);
    const map = await page.getByRole("application").boundingBox();
    expect(map?.height).toBeGreaterThan(150);
    const play = await page.getByRole("button", { name: "Play" }).boundingBox();
    expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThanOrEqual(phone.width);
  }
});

test("days on a phone: a slider with a step to either side", async ({ page }) => {
  await page.setViewportSize(phone);
  await sawHelp(page);
  await page.goto("/v3?day=20");
  await expectReady(page);
  await expect(page.getByRole("list", { name: "Days" })).toHaveCount(0);
  const days = page.getByRole("slider", { name: "Day", exact: true });
  await expect(days).toHaveValue("20");
  await page.getByRole("button", { name: "Next day", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berlin: Outbreak day 21");
  await days.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berlin: Outbreak day 90");
});
