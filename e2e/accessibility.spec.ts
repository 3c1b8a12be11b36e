import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { expect, phone, test } from "./support/test.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ""}`),
  );
}

/** One page per template gets the full matrix. */
const templates = [
  ["/", "h1"],
  ["/imprint", "h2"],
  ["/norun", "h1"],
  ["/calculators", "h1"],
  ["/mobility", "h1"],
  ["/timelapse", "h1"],
  ["/2020-06-05", "h1"],
] as const;

for (const [address, landmark] of templates) {
  for (const size of ["desktop", "phone"] as const) {
    test(`${address} on a ${size}, both languages, both schemes`, async ({ page }) => {
      if (size === "phone") await page.setViewportSize(phone);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      for (const [language, scheme] of [
        ["en", "light"],
        ["en", "dark"],
        ["de", "light"],
        ["de", "dark"],
      ] as const) {
        await test.step(`${language}, ${scheme}`, async () => {
          await page.evaluate(
            ([chosenLanguage, chosenScheme]) => {
              localStorage.setItem("default-locale", chosenLanguage);
              localStorage.setItem("colorscheme", chosenScheme);
            },
            [language, scheme] as const,
          );
          await page.reload();
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page.locator("html")).toHaveAttribute("data-scheme", scheme);
          await expect(page.locator(`main ${landmark}`).first()).toBeVisible();
          if (address === "/") {
            await expect(page.getByRole("tabpanel").locator("p").nth(2)).toBeVisible();
          }
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}

test("open dropdown, dialog and burger menu", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?report=2021-04-09");
  await page.getByRole("navigation").getByRole("button", { name: "Other versions" }).click();
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "What does that mean?" }).click();
  await expect(page.getByRole("dialog")).toContainText("synthetic");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page)).toEqual([]);
});

test.describe("not found", () => {
  test.use({ expectedErrors: /404/ });

  test("the page of an address where nothing is published", async ({ page }) => {
    await page.goto("/nothing/here");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/404/);
    expect(await violations(page)).toEqual([]);
  });
});
