import { recordedShift, recordShifts } from "../support/layoutShift.ts";
import { expect, phone, test } from "../support/test.ts";

test("has all its sections in order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    ...["Which single measure slows the second wave?", "What the model answers"],
    "Stories",
    ...["Latest updates", "Method", "Watch it spread", "R value and risk calculators"],
    "Published reports",
  ]);
});

test("latest updates lead to the newest run, the newest report and the first calculator", async ({
  page,
}) => {
  await page.goto("/");
  const boxes = page.locator("section", {
    has: page.getByRole("heading", { name: "Latest updates" }),
  });
  const links = boxes.getByRole("link");
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute("href", "/jakob/2023-11-06/1-bmbf-calibrate-eg-B");
  await expect(links.nth(1)).toHaveAttribute("href", "https://doi.org/10.14279/depositonce-19869");
  await expect(links.nth(1)).toHaveAttribute("target", "_blank");
  await expect(links.nth(2)).toHaveAttribute("href", "/r-calcs-v2/2021-01-24b");
});

test("links to method, visualizations and calculators", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.locator('a[href*="doi.org/10.1371/journal.pone.0259037"]')).toBeVisible();
  await expect(
    main.getByRole("link", { name: "Mobility traces and spreading of COVID-19" }),
  ).toBeVisible();
  await expect(
    main.getByRole("link", { name: "github.com/matsim-org/matsim-episim" }),
  ).toBeVisible();
  await expect(main.locator('a[href="/v3?day=5"] img')).toHaveAttribute(
    "src",
    "/art/thumb-traces.webp",
  );
  await expect(main.locator('a[href="/timelapse"] img')).toHaveAttribute(
    "src",
    "/art/thumb-timelapse.webp",
  );
  await expect(main.getByRole("link", { name: "Infection risk calculator" })).toHaveAttribute(
    "href",
    "/risk-calcs/2020-11-11",
  );
});

test("the first chart answers its buttons, and its link opens the same choice", async ({
  page,
}) => {
  await page.goto("/");
  const first = page.getByRole("region", { name: "Which single measure slows" });
  await expect(first).toBeInViewport();
  const nothing = first.getByRole("button", { name: "nothing new" });
  await expect(nothing).toHaveAttribute("aria-pressed", "true");
  await expect(first.getByRole("img", { name: "Curve: nothing new" })).toBeVisible();
  await first.getByRole("button", { name: "no leisure" }).click();
  await expect(nothing).toHaveAttribute("aria-pressed", "false");
  await expect(first.getByRole("img", { name: "Curve: no leisure" })).toBeVisible();
  await expect(first).toContainText(/Compared with “nothing new”, “no leisure”/);
  await expect(first.getByRole("link")).toHaveAttribute(
    "href",
    "/2020-10-23/interventions?restriction=leisure0",
  );
});

test.describe("the curves of the first chart", () => {
  const first = (page: import("playwright").Page) =>
    page.getByRole("region", { name: "Which single measure slows" });
  const emphasised = (page: import("playwright").Page) =>
    first(page).getByRole("img").locator("path").last();

  test("are there in the frame after a press, then those of the published runs", async ({
    page,
  }) => {
    await page.goto("/");
    const chart = first(page);
    await expect(chart.getByText("Curves stored with this page")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const before = await emphasised(page).getAttribute("d");
    // In the frame after the press, however slow the computer is.
    const frames = await chart.getByRole("button", { name: "no leisure" }).evaluate(
      (button: HTMLElement) =>
        new Promise<number>((resolve) => {
          button.click();
          const look = (count: number) =>
            document.querySelector('[aria-label="Curve: no leisure"]')
              ? resolve(count)
              : requestAnimationFrame(() => look(count + 1));
          look(0);
        }),
    );
    expect(frames).toBeLessThanOrEqual(1);
    const stored = await emphasised(page).getAttribute("d");
    expect(stored).not.toBe(before);
    await expect(chart.getByText("Curves read from the published runs")).toBeVisible();
    await expect(emphasised(page)).not.toHaveAttribute("d", stored ?? "");
    await expect(chart).toContainText(/Compared with “nothing new”, “no leisure”/);
    await expect(chart.getByRole("link")).toHaveAttribute("href", /restriction=leisure0$/);
  });

  test("do not move the page when they are replaced", async ({ page }) => {
    await recordShifts(page);
    await page.setViewportSize(phone);
    await page.goto("/");
    await first(page).getByRole("button", { name: "masks at work" }).press("Enter");
    await expect(first(page).getByText("Curves read from the published runs")).toBeVisible();
    expect(await recordedShift(page)).toBeLessThan(0.02);
  });

  test.describe("without the published runs", () => {
    test.use({ expectedErrors: /ERR_FAILED|404/ });

    test("are the stored ones if the network is lost, and say so, until it is back", async ({
      page,
    }) => {
      let isLost = false;
      await page.route("**/2020-10-23/interventions/metadata.yaml", (route) =>
        isLost ? route.abort() : route.continue(),
      );
      await page.goto("/");
      await expect(first(page).getByText("Curves stored with this page")).toBeVisible();
      await page.waitForLoadState("networkidle");
      isLost = true;
      await first(page).getByRole("button", { name: "no leisure" }).click();
      const stored = await emphasised(page).getAttribute("d");
      await expect(
        first(page).getByText("The published runs cannot be reached: curves stored"),
      ).toBeVisible();
      await expect(emphasised(page)).toHaveAttribute("d", stored ?? "");
      isLost = false;
      await first(page).getByRole("button", { name: "masks at work" }).click();
      await expect(first(page).getByText("Curves read from the published runs")).toBeVisible();
    });

    test("are not shown where the question has no runs", async ({ page }) => {
      await page.route("**/data/battery/2020-10-23/**", (route) => route.fulfill({ status: 404 }));
      await page.goto("/");
      await expect(first(page).getByText("are not published here")).toBeVisible();
      await expect(first(page).getByRole("img")).toHaveCount(0);
      await expect(first(page).getByRole("button", { name: "no leisure" })).toBeDisabled();
    });

    test("are those of another battery with the same choices", async ({ page }) => {
      await page.route("**/2020-10-23/interventions/metadata.yaml", async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replace(/^members:.*$/m, "members: 12");
        await route.fulfill({ response: answer, body: text });
      });
      await page.goto("/");
      await expect(first(page).getByText("Curves read from the published runs")).toBeVisible();
    });
  });
});

test("one link says where to start", async ({ page }) => {
  await page.goto("/");
  const start = page.getByRole("link", { name: "Start here" });
  await expect(start).toBeInViewport();
  await expect(start).toHaveAttribute("href", "/2020-10-23/interventions");
});

test.describe("question cards", () => {
  const allCards = (page: import("playwright").Page) => page.locator("#questions ~ div li a");

  test("lists all by theme, with presets and curves", async ({ page }) => {
    await page.goto("/");
    const cards = allCards(page);
    await expect(cards).toHaveCount(52);
    await expect(page.locator("#questions ~ div h3")).toHaveText([
      ...["Lockdown and contacts", "Masks", "Schools", "Tests and tracing"],
      ...["Vaccination", "Variants", "Looking back"],
    ]);
    const card = cards.filter({ hasText: "Does 2G help in winter?" }).first();
    await expect(card).toHaveAttribute(
      "href",
      "/cologne/2021-11-17/1?leisUnv=100%25&wTest=current&schools=protected",
    );
    await expect(card).toContainText("19 November 2021");
    // All cards have their own picture: curves of their runs.
    await expect(cards.filter({ has: page.locator("svg") })).toHaveCount(52);
  });

  test("can be searched and filtered by theme and year; all is in the address", async ({
    page,
  }) => {
    await page.goto("/#questions");
    const cards = allCards(page);
    await page.getByRole("searchbox", { name: "Search questions" }).fill("second peak");
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: "1 of 52 questions" })).toBeVisible();
    // In the notes only.
    await page.getByRole("searchbox").fill("carnival");
    await expect(cards).toHaveCount(1);
    await page.getByRole("searchbox").fill("omicron");
    await page.getByRole("button", { name: "Year: all" }).click();
    await page.getByRole("button", { name: "2021", exact: true }).click();
    await page.getByRole("button", { name: "Theme: all" }).click();
    await page.getByRole("button", { name: "Variants" }).click();
    await expect(cards).toHaveCount(1);
    await expect(page).toHaveURL("/?search=omicron&year=2021&theme=variants#questions");
    await page.reload();
    await expect(cards).toHaveCount(1);
    await page.getByRole("searchbox").fill("zebra");
    await expect(page.getByText("No question matches.")).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(cards).toHaveCount(52);
  });

  test("the list of years is at most 200 px high", { tag: "@variant" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Year: all" }).click();
    const panel = page.locator("[id]", { has: page.getByRole("button", { name: "2023" }) }).last();
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(200);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "2023", exact: true })).toBeHidden();
  });
});

test.describe("report viewer", () => {
  test("43 tabs, the newest with a short version selected; a tab click selects and shows, and is in the address", async ({
    page,
  }) => {
    await page.goto("/");
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveCount(43);
    await expect(tabs.first()).toHaveText("22 February 2024");
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.getByRole("tab", { name: "23 October 2020" }).click();
    const panel = page.getByRole("tabpanel");
    await expect(panel).toContainText("Summary of the report of 23 October 2020");
    await expect(panel).toContainText("30%");
    await expect(panel.getByRole("link", { name: "Full PDF" })).toHaveAttribute(
      "href",
      "https://doi.org/10.14279/depositonce-10662.2",
    );
    await expect(page).toHaveURL("/?report=2020-10-23");
    await page.goBack();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.goForward();
    await page.reload();
    await expect(page.getByRole("tab", { name: "23 October 2020" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  test("runs lead to their report, which opens there", async ({ page }) => {
    await page.goto("/2020-10-23/interventions");
    await page.getByRole("link", { name: "Report of 23 October 2020" }).click();
    await expect(page).toHaveURL("/?report=2020-10-23#reports");
    await expect(page.getByRole("tabpanel")).toContainText(
      "Summary of the report of 23 October 2020",
    );
  });

  test("fetches every summary once, one after another, the selected one first", async ({
    page,
  }) => {
    let running = 0;
    let most = 0;
    const asked: string[] = [];
    await page.route("**/reports/*.md", async (route) => {
      running++;
      most = Math.max(most, running);
      asked.push(/report-([\d-]+)/.exec(route.request().url())?.[1] ?? "");
      await route.continue();
      running--;
    });
    await page.goto("/?report=2021-04-09");
    await expect.poll(() => asked.length).toBe(43);
    expect(asked[0]).toBe("2021-04-09");
    expect(new Set(asked).size).toBe(43);
    expect(most).toBe(1);
  });

  test("is in German on the German page", async ({ page }) => {
    await page.goto("/?report=2020-10-23");
    await page.getByRole("button", { name: "DE", exact: true }).click();
    await expect(page.getByRole("tab", { name: "23. Oktober 2020" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page.getByRole("tabpanel")).toContainText("30 %");
  });

  test("arrow keys move through the tabs", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("tab").nth(1).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("tab").nth(2)).toBeFocused();
    await expect(page.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(page.getByRole("tab", { name: "8 April 2020" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  test.describe("a summary that fails", () => {
    test.use({ expectedErrors: /500|404|ERR_FAILED/ });

    test("shows a message with a retry in its tab only", async ({ page }) => {
      await page.route("**/reports/report-2023-11-13*.md", (route) =>
        route.fulfill({ status: 500 }),
      );
      await page.goto("/?report=2023-11-13");
      const panel = page.getByRole("tabpanel");
      await expect(panel.getByRole("alert")).toContainText(
        "The server could not deliver this file.",
      );
      await page.getByRole("tab", { name: "14 September 2023" }).click();
      await expect(panel.getByRole("heading", { level: 3 })).toBeVisible();
      await expect(panel.getByRole("alert")).toHaveCount(0);
      await page.getByRole("tab", { name: "13 November 2023" }).click();
      await expect(panel.getByRole("alert")).toBeVisible();
      await page.unroute("**/reports/report-2023-11-13*.md");
      await panel.getByRole("button", { name: "Try again" }).click();
      await expect(panel.getByRole("heading", { level: 3 })).toBeVisible();
    });

    test("a missing file is replaced by the other language", async ({ page }) => {
      await page.route("**/reports/report-2023-11-13.md", (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.goto("/?report=2023-11-13");
      await expect(page.getByRole("tabpanel").locator("[lang=de] h3")).toBeVisible();
    });
  });

  test("copies a link to the report and says so for two seconds", { tag: "@variant" }, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await page.goto("/?report=2021-04-09");
    await page.getByRole("button", { name: "Copy link" }).waitFor();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole("button", { name: "Copy link" }).click();
    const toast = page.getByRole("status").filter({ hasText: "Link copied" });
    await expect(toast).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/?report=2021-04-09#reports`,
    );
    await page.clock.runFor(1900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  });
});

test("the note on demonstration data opens a dialog that traps and returns the focus", async ({
  page,
}) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "What does that mean?" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Demonstration data" });
  await expect(dialog).toContainText("synthetic population");
  for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
  const isInside = await page.evaluate(
    () =>
      document.activeElement === document.body ||
      document.activeElement?.closest("dialog") !== null,
  );
  expect(isInside).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe("carousel on a phone", () => {
  test.use({ viewport: phone });

  test("a drag of 30 px changes the slide, a shorter one does not, and neither follows the link", {
    tag: "@variant",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const carousel = page.getByRole("region", { name: "Latest updates" });
    await carousel.scrollIntoViewIfNeeded();
    const box = await carousel.boundingBox();
    const y = (box?.y ?? 0) + 60;
    const drag = async (distance: number) => {
      await page.mouse.move(200, y);
      await page.mouse.down();
      await page.mouse.move(200 + distance / 2, y);
      await page.mouse.move(200 + distance, y);
      await page.mouse.up();
    };
    await drag(-25);
    await expect(carousel).toContainText("1 of 3");
    await drag(-40);
    await expect(carousel).toContainText("2 of 3");
    await drag(40);
    await expect(carousel).toContainText("1 of 3");
    await expect(page).toHaveURL("/");
    await page.mouse.click(200, y);
    await expect(page).toHaveURL("/jakob/2023-11-06/1-bmbf-calibrate-eg-B");
  });

  test("never moves by itself", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const carousel = page.getByRole("region", { name: "Latest updates" });
    await expect(carousel).toContainText("1 of 3");
    await page.clock.runFor(20_000);
    await expect(carousel).toContainText("1 of 3");
  });
});

test("prints reports and home without bars and buttons", async ({ page }) => {
  await page.goto("/?report=2021-04-09");
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header").first()).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("tablist")).toBeHidden();
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toBeVisible();
});
