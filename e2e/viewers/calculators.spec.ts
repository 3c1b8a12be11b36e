// The calculators as published with the site.
import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, phone, test } from "../support/test.ts";

/** The result; the animated number may still be changing. */
const result = (page: Page) => page.locator("[data-result] .visually-hidden");
const shown = (page: Page) => page.locator("[data-result] [aria-hidden]");
const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
const query = (page: Page) => new URL(page.url()).search;

const newest = "/r-calcs-v2/2021-01-24b";
const october = "/r-calcs-v1/2020-10-23";
const risk = "/risk-calcs/2020-11-11";

test("all five open from the list, each with its defaults", async ({ page }) => {
  const calculators = [
    ["R value calculator: January 2021", "0.90", 10],
    ["R value calculator: strict lockdown, November 2020", "0.95 – 1.16", 9],
    ["R value calculator: mild lockdown, November 2020", "1.13 – 1.38", 9],
    ["R value calculator: October 2020", "1.44 – 1.76", 9],
    ["Infection risk calculator", "0.7%", 7],
  ] as const;
  for (const [name, value, groups] of calculators) {
    await page.goto("/calculators");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} : Episcope`);
    await expect(result(page)).toHaveText(value);
    await expect(shown(page)).toHaveText(value);
    await expect(page.getByRole("slider")).toHaveCount(groups);
    expect(query(page)).toBe("");
  }
});

test("cards have pictures", async ({ page }) => {
  await page.goto("/calculators");
  const pictures = page.locator("main img[src^='/art/thumb-']");
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(500);
  }
});

test("a slider works by keyboard: value in words, result, address, and a polite announcement", async ({
  page,
}) => {
  await page.goto(newest);
  const schools = slider(page, "Schools");
  await expect(schools).toHaveAttribute("aria-valuetext", "Closed: Closed; emergency care only");
  const status = page.getByRole("status").filter({ hasText: "Calculated R value" });
  await expect(status).toHaveCount(0);
  await schools.focus();
  await page.keyboard.press("ArrowRight");
  await expect(schools).toHaveAttribute(
    "aria-valuetext",
    "Half + masks: Half-size classes, masks also at the desk",
  );
  // (0.90 + 0.04) × 1.0032225
  await expect(result(page)).toHaveText("0.94");
  await expect(page.getByText("Schools: +0.040")).toBeVisible();
  expect(query(page)).toBe("?s=1.0.0.1.0.0.1.1.0.0");
  await page.keyboard.press("End");
  await expect(status).toHaveText("Calculated R value: 1.14, cases rise");
  await expect(page.getByText("Starting point 0.90; now +0.24 (+27%)")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(result(page)).toHaveText("0.90");
  expect(query(page)).toBe("");
  // Faster than the address follows: no step is lost.
  await schools.evaluate((input: HTMLInputElement) => {
    for (const value of ["1", "2", "3"]) {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      set?.call(input, value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  await expect(schools).toHaveValue("3");
  await expect(result(page)).toHaveText("1.02");
});

test("every stop has a name, and words never contradict the pace", async ({ page }) => {
  for (const path of [newest, october, risk]) {
    await page.goto(path);
    await expect(page.getByRole("slider").first()).toBeVisible();
    const unnamed = await page.locator("input[type=range]").evaluateAll((inputs) =>
      inputs
        .filter((input) => {
          const labels = input.parentElement?.nextElementSibling?.querySelectorAll("button") ?? [];
          const names = [...labels].filter(({ textContent }) => textContent.trim() !== "");
          return names.length !== Number(input.getAttribute("max")) + 1;
        })
        .map((input) => input.outerHTML),
    );
    expect(unnamed).toEqual([]);
  }
  // The range is 0.95 – 1.16.
  await page.goto("/r-calcs-v1/2020-11-14-lockdown59");
  await expect(page.getByText("cases may fall or rise", { exact: true })).toBeVisible();
  await expect(page.getByText(/double in/)).toHaveCount(0);
});

test("labels of the stops can be clicked", { tag: "@variant" }, async ({ page }) => {
  await page.goto(newest);
  await page.getByText("Indoors 50%", { exact: true }).click();
  await expect(slider(page, "Leisure")).toHaveValue("2");
  await expect(result(page)).toHaveText("1.15");
});

test("shows base value, effects, formula, waterfall and pace of a choice, equally in both languages", async ({
  page,
}) => {
  await page.goto(`${newest}?s=1.1.0.0.1.1.2.2.2.1`);
  await expect(result(page)).toHaveText("0.72");
  for (const effect of ["Work: −0.050", "Contact tracing: 0.85x", "Rapid tests: 0.80x"]) {
    await expect(page.getByText(effect)).toBeVisible();
  }
  await expect(
    page.getByText(
      "R = (0.90 + 0.04 + 0.03 − 0.05 + 0.05 + 0.02) × 1.25 × 0.85 × 0.80 × 0.85 = 0.72",
    ),
  ).toBeVisible();
  const waterfall = page.getByRole("table");
  await expect(waterfall.getByRole("row", { name: /^Base value/ })).toContainText("0.90");
  await expect(waterfall.getByRole("row", { name: /^Schools/ })).toContainText("+0.04");
  await expect(waterfall.getByRole("row", { name: /^R value/ })).toContainText("0.72");
  await expect(page.getByText("Case numbers halve in about 10 days.").first()).toBeVisible();
  await page.getByRole("radio", { name: "Spring (partly outdoors)" }).check();
  // 0.84 × 0.7225
  await expect(result(page)).toHaveText("0.61");
  expect(query(page)).toBe("?s=1.1.0.0.1.1.2.2.2.1&b=1");

  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("R-Wert-Rechner: Januar 2021");
  await expect(slider(page, "Schulen")).toHaveAttribute(
    "aria-valuetext",
    "Halbe Klassen + Masken: Halbe Klassen, Masken auch am Platz",
  );
  await expect(result(page)).toHaveText("0,61");
  await expect(page.getByText("Schools")).toHaveCount(0);
});

test("nothing is carried over from another calculator, and choices do not add to the history", {
  tag: "@variant",
}, async ({ page }) => {
  await page.goto(october);
  await expect(result(page)).toHaveText("1.44 – 1.76");
  const before = await page.evaluate(() => history.length);
  for (const name of ["Schools", "Leisure", "Work"]) {
    await slider(page, name).focus();
    await page.keyboard.press("End");
  }
  await expect(result(page)).not.toHaveText("1.44 – 1.76");
  expect(await page.evaluate(() => history.length)).toBe(before);
  const all = page.getByRole("navigation", { name: "All calculators" });
  await all.getByRole("link", { name: /strict lockdown/ }).click();
  await expect(result(page)).toHaveText("0.95 – 1.16");
  expect(query(page)).toBe("");
  await page.goBack();
  await expect(result(page)).toHaveText("0.65 – 0.79");
  await expect(slider(page, "Leisure")).toHaveValue("4");
});

test("choices survive a reload; invalid ones are ignored; reset restores the defaults", async ({
  page,
}) => {
  await page.goto(`${october}?s=3.0.0.0.3.0.0.2.1&b=1`);
  await expect(result(page)).toHaveText("0.75 – 0.91");
  await page.reload();
  await expect(result(page)).toHaveText("0.75 – 0.91");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(result(page)).toHaveText("1.44 – 1.76");
  expect(query(page)).toBe("");
  for (const nonsense of ["?s=1.2", "?s=a&b=9", "?b=-1", "?s=9.9.9.9.9.9.9.9.9"]) {
    await page.goto(october + nonsense);
    await expect(result(page)).toHaveText("1.44 – 1.76");
  }
});

test("the link is copied", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${october}?b=1`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${october}?b=1`,
  );
});

test("the note links to the run that it compares with", async ({ page }) => {
  await page.goto(october);
  // Recomputed with each change of the model (scripts/simulated-r.mjs).
  const definition = readFileSync("content/calculators/r-calculator/2020-10-23.en.yaml", "utf8");
  const value = /^simulated:\n {2}value: ([\d.]+)$/m.exec(definition)?.[1] ?? "no value";
  await expect(page.getByText(`our model computes an R of ${value} on average`)).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Berlin, everything as in October 2020" }),
  ).toHaveAttribute("href", "/2020-10-23/interventions?restriction=current");
});

test.describe("risk", () => {
  test("a scenario sets its sliders and stays chosen until one is moved", async ({ page }) => {
    await page.goto(risk);
    await expect(page.getByText("… or try different combinations below.")).toBeVisible();
    const dinner = page.getByRole("button", { name: "Dinner Party" });
    await dinner.click();
    await expect(result(page)).toHaveText("30.2%");
    await expect(dinner).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("About 1 in 3 people would be infected.").first()).toBeVisible();
    expect(query(page)).toBe("?s=3.2.0.0.0.1.0&scenario=0");
    await slider(page, "Virus variant").focus();
    await page.keyboard.press("End");
    await expect(result(page)).toHaveText("56.3%");
    await expect(dinner).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByText("… or try different combinations below.")).toBeVisible();
    expect(query(page)).toBe("?s=3.2.0.0.2.1.0");
  });

  test("a scenario alone in the address sets everything; both ends are capped", async ({
    page,
  }) => {
    await page.goto(`${risk}?scenario=1`);
    await expect(result(page)).toHaveText("36.9%");
    await page.goto(`${risk}?scenario=2`);
    await expect(result(page)).toHaveText("< 0.1%");
    await page.goto(`${risk}?s=8.2.0.0.0.0.0`);
    await expect(result(page)).toHaveText("> 99%");
    await expect(shown(page)).toHaveText("> 99%");
  });

  test("advice that halves the risk can be applied", { tag: "@variant" }, async ({ page }) => {
    await page.goto(`${risk}?scenario=0`);
    const change = page.getByRole("button", { name: /^You wear a mask: FFP2 mask/ });
    await expect(change).toContainText("6.9%");
    await change.click();
    await expect(result(page)).toHaveText("6.9%");
    await expect(slider(page, "You wear a mask")).toHaveAttribute("aria-valuetext", "FFP2 mask");
  });

  test("the curve has a read-out, and everyday situations are compared", async ({ page }) => {
    await page.goto(risk);
    const curve = page.getByRole("img", { name: /^Risk by duration: / });
    await expect(curve).toHaveAccessibleName(/4 hours 5\.8%/);
    const rows = page.getByRole("table").getByRole("row");
    await expect(rows.filter({ hasText: "This choice" })).toContainText("0.7%");
    await expect(rows.filter({ hasText: "Choir rehearsal" })).toContainText("2.6%");
  });
});

test("with reduced motion the number appears at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(newest);
  await slider(page, "Leisure").focus();
  await page.keyboard.press("End");
  await expect(result(page)).toHaveText("1.50");
  expect(await shown(page).textContent()).toBe("1.50");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("the result stays in view while sliders move, and every control is large enough for fingers", async ({
    page,
  }) => {
    for (const path of [newest, october, `${risk}?scenario=0`]) {
      await page.goto(path);
      const last = page.getByRole("slider").last();
      await last.scrollIntoViewIfNeeded();
      await expect(shown(page)).toBeInViewport();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(phone.width);
      const tooSmall = await page
        .locator("main")
        .locator("button, input[type=range], summary")
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().height < 44)
            .map((control) => control.outerHTML),
        );
      expect(tooSmall).toEqual([]);
    }
  });
});
