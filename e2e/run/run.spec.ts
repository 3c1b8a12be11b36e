// The address, the panel, and what surrounds the plots.

import { longLabels } from "../fixtures/battery/writeSmallBattery.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import {
  addressOf,
  choice,
  drawnPlot,
  expectRun,
  large,
  missingFiles,
  plot,
  small,
} from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles });

test("a link chooses options; invalid values become the default", async ({ page }) => {
  for (const [query, runId, chosen] of [
    // Other spellings are in runAddress.test.ts.
    ["?leis=75.0%25&masks=NO", "test22", ["75%", "no"]],
    ["?leis=0.7&masks=paper", "test52", ["50%", "FFP2"]],
  ] as const) {
    await test.step(query, async () => {
      await page.goto(large + query);
      await expectRun(page, runId);
      await expect(choice(page, "Remaining leisure", chosen[0])).toBeChecked();
      await expect(choice(page, "Masks in shops", chosen[1])).toBeChecked();
    });
  }
});

test("a preset of the navigation chooses its options every time; back and forward restore them", async ({
  page,
}) => {
  const preset = `/${batteryPaths.preset}?ba2Inf=1.5&ba1ba2Long=True`;
  const follow = async () => {
    await page.getByRole("navigation").getByRole("button", { name: "Questions" }).click();
    await page.getByRole("navigation").locator(`a[href="${preset}"]`).click();
  };
  await page.goto("/imprint");
  await follow();
  await expectRun(page, "preset4");
  await expect(choice(page, "Infectivity", "1.5")).toBeChecked();
  await expect(choice(page, "Long immunity", "yes")).toBeChecked();
  await choice(page, "Infectivity", "1.7").click();
  await choice(page, "Long immunity", "no").click();
  await expectRun(page, "preset5");
  const changed = `/${batteryPaths.preset}?ba2Inf=1.7`;
  await expect(page).toHaveURL(changed);
  await follow();
  await expectRun(page, "preset4");
  await page.goBack();
  await expectRun(page, "preset5");
  await expect(page).toHaveURL(changed);
  await expect(choice(page, "Infectivity", "1.7")).toBeChecked();
  await page.goForward();
  await expectRun(page, "preset4");
  await expect(choice(page, "Long immunity", "yes")).toBeChecked();
  // Clicks have replaced the address: two more steps leave the page.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
});

test("a click replaces the address, a default removes its key, other keys stay; a reload keeps everything", async ({
  page,
}) => {
  await page.goto(`${large}?from=mail&masks=cloth#top`);
  await choice(page, "Remaining leisure", "75%").click();
  await expect(page).toHaveURL(`${large}?from=mail&masks=cloth&leis=75%25#top`);
  await expectRun(page, "test28");
  await expect(page.getByRole("status", { name: /^Infections/ })).toHaveText("19,300");
  await page.reload();
  await expectRun(page, "test28");
  await expect(choice(page, "Masks in shops", "cloth")).toBeChecked();
  await choice(page, "Remaining leisure", "50%").click();
  await choice(page, "Masks in shops", "FFP2").click();
  await expect(page).toHaveURL(`${large}?from=mail#top`);
  await expectRun(page, "test52");
});

test("the panel has groups with date and text, figures of the run, R on a date, and fixed parameters", async ({
  page,
}) => {
  await page.goto(large);
  const panel = page.getByRole("complementary", { name: "Scenario" });
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText([
    ...["Virus", "16 October 2021 Measures"],
  ]);
  await expect(panel.getByText("from autumn")).toBeVisible();
  await expect(page.getByRole("status", { name: /^Infections/ })).toHaveText("17,300");
  const r = panel.getByRole("status", { name: "R value on" });
  await expect(r).toHaveText("no value on this date");
  await panel.getByLabel("R value on").and(panel.locator("input")).fill("2020-03-20");
  await expect(r).toHaveText("4.409");
  await expect(page).toHaveURL(`${large}?view-r=2020-03-20`);
  await choice(page, "Remaining leisure", "75%").click();
  await expect(r).toHaveText("4.391");
  await page.reload();
  await expect(r).toHaveText("4.391");
  await panel.getByLabel("R value on").and(panel.locator("input")).fill("2021-12-01");
  await expect(page).toHaveURL(`${large}?leis=75%25`);
  await expect(panel.getByRole("table")).toHaveCount(0);

  await page.goto(small);
  await expect(panel.getByRole("heading", { level: 3 }).first()).toHaveText("General options");
  const fixed = panel.getByRole("table", { name: "Simulation parameters" });
  await expect(fixed.getByRole("row").last()).toHaveText("Contact tracing50");
  // Even the longest label does not make the panel scroll sideways.
  await expect(choice(page, "Lessons", longLabels[0])).toBeChecked();
  expect(await panel.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  // The run has no table of R values, so they are estimated.
  await expect(r).toHaveText(/^\d\.\d{3}$/);
});

test("the base switch shows the run without restrictions and keeps the choice", async ({
  page,
}) => {
  test.slow();
  await page.goto(`${large}?leis=75%25`);
  await expectRun(page, "test34");
  await choice(page, "Which runs", "What would have happened without restrictions").click();
  await expectRun(page, "test0");
  await expect(page).toHaveURL(`${large}?leis=75%25&view-base=1`);
  await expect(choice(page, "Remaining leisure", "75%")).toBeChecked();
  await expect(choice(page, "Remaining leisure", "75%")).toBeDisabled();
  await expect(page.getByRole("status", { name: /^Infections/ })).toHaveText("31,300");
  await page.reload();
  await expectRun(page, "test0");
  await page.getByRole("button", { name: "Show the alternatives" }).click();
  await expectRun(page, "test34");
  await expect(choice(page, "Remaining leisure", "75%")).toBeEnabled();
  await expect(page).toHaveURL(`${large}?leis=75%25`);
});

test("a shift of the start date chooses another run; 0 is the start", async ({ page }) => {
  test.slow();
  await page.goto(`${small}?view-table=disImp`);
  const shifts = page.getByRole("group", { name: "Shift start date (days)" });
  await expect(shifts.getByRole("radio")).toHaveCount(3);
  await expectRun(page, "small2");
  const firstDay = plot(page, "disImp").getByRole("rowheader").first();
  await plot(page, "disImp").scrollIntoViewIfNeeded();
  await expect(firstDay).toHaveText("25 Feb 2020");
  await choice(page, "Shift start date (days)", "-6").click();
  await expectRun(page, "small1");
  await plot(page, "disImp").scrollIntoViewIfNeeded();
  await expect(firstDay).toHaveText("19 Feb 2020");
  await expect(page).toHaveURL(`${small}?view-table=disImp&view-shift=-6`);
  await page.reload();
  await expectRun(page, "small1");
  await choice(page, "Shift start date (days)", "0").click();
  await expect(page).toHaveURL(`${small}?view-table=disImp`);
  await page.goto(`${small}?immunity=True&schools=${longLabels[1]}&view-shift=3`);
  await expectRun(page, "small12");
});

test("the plot menu lists the plots of the run in page order and shows or hides them", async ({
  page,
}) => {
  await page.goto(small);
  await expectRun(page, "small2");
  const index = page.getByRole("navigation", { name: "Groups of plots" });
  await index.getByRole("button", { name: "Choose plots" }).click();
  const menu = index.getByRole("group");
  await expect(menu.getByRole("listitem")).toHaveText([
    ...["Imported cases", "New cases per week", /^R value/, "State of health of all people"],
    "Infections brought in from outside",
    ...["New severe cases per week", /hospital/, /hospital/],
    ...["Infections by virus variant", "Vaccinations and boosters", /vaccinated/],
    ...["How much people are out and about", "Weekly tests"],
    ...["chart-broken", "Cases of the first strain"],
  ]);
  const box = (name: string) => menu.getByRole("checkbox", { name, exact: true });
  // Hidden initially, as the description says, in either spelling.
  for (const name of ["Weekly tests", "State of health of all people"])
    await expect(box(name)).not.toBeChecked();
  await expect(menu.getByRole("checkbox", { checked: false })).toHaveCount(2);
  await expect(plot(page, "weekTest")).toHaveCount(0);
  await box("Weekly tests").click();
  await expect(plot(page, "weekTest")).toBeAttached();
  await box("New cases per week").click();
  await expect(plot(page, "casCom")).toHaveCount(0);
  await box("Imported cases").click();
  await expect(plot(page, "chart-import")).toHaveCount(0);
  await page.reload();
  await drawnPlot(page, "disImp");
  await expect(plot(page, "weekTest")).toBeAttached();
  for (const name of ["casCom", "chart-import", "simHealOutOveTim"])
    await expect(plot(page, name)).toHaveCount(0);
  await index.getByRole("button", { name: "Choose plots" }).click();
  // The tables are known a moment after the page.
  await expect(menu.getByRole("listitem")).toHaveCount(15);
  await page.getByRole("button", { name: "Unselect all" }).click();
  await expect(page.getByText("All plots are switched off.")).toBeVisible();
  await expect(page.locator("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await expect(page.locator("article")).toHaveCount(15);
  expect(new URL(page.url()).searchParams.getAll("view-off")).toEqual([]);
  await box("Weekly tests").click();
  await box("State of health of all people").click();
  await expect(page).toHaveURL(small);
});

test("a page with several regions has tabs; the region is in the address", async ({ page }) => {
  await page.goto(`/${batteryPaths.cities}`);
  const tabs = page.getByRole("group", { name: "Region" }).getByRole("button");
  await expect(tabs).toHaveText(["Berlin", "Heinsberg", "Munich"]);
  await expect(tabs.first()).toHaveAttribute("aria-pressed", "true");
  await expect((await drawnPlot(page, "casCom")).getByRole("heading")).toHaveText(
    "Berlin: New cases per week",
  );
  await page.getByRole("button", { name: "Munich" }).click();
  await expect(page).toHaveURL(`/${batteryPaths.cities}?view-city=munich`);
  const title = plot(page, "casCom").getByRole("heading");
  await expect(title).toHaveText("Munich: New cases per week");
  await page.reload();
  await expect(title).toHaveText("Munich: New cases per week");
  await page.goBack();
  await expect(title).toHaveText("Berlin: New cases per week");
  await page.goForward();
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(title).toHaveText("München: Neue Fälle pro Woche");
  const crumbs = page.getByRole("navigation", { name: "Wo diese Seite steht" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Fragen", "Szenarien"]);
  await expect(crumbs.locator("[aria-current=page]")).toHaveText("Szenarien");
  await expect(crumbs.getByRole("link")).toHaveAttribute("href", "/#questions");
});

test("a region of such a page has its own address, from which a link leads back to all of them", {
  tag: "@variant",
}, async ({ page }) => {
  await page.goto(`/${batteryPaths.cities}/munich`);
  await expectRun(page, "sz1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scenarios for Munich");
  const crumbs = page.getByRole("navigation", { name: "Where you are" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Questions", "All regions", "Munich"]);
  await crumbs.getByRole("link", { name: "All regions" }).click();
  await expect(page).toHaveURL(`/${batteryPaths.cities}`);
  await expect(page.getByRole("group", { name: "Region" }).getByRole("button")).toHaveCount(3);
});

test("the minimal battery shows what its one table allows", { tag: "@variant" }, async ({
  page,
}) => {
  await page.goto(`/${batteryPaths.minimal}`);
  await expectRun(page, "sz1");
  await expect(page.getByText("There are no options to choose here.")).toBeVisible();
  for (const name of ["Which runs", "Shift start date (days)"]) {
    await expect(page.getByRole("group", { name })).toHaveCount(0);
  }
  const names = [
    ...["casCom", "simRVal", "simHealOutOveTim", "hospNewCas", "hospRatComp"],
    ...["hospRatCompVacAndUnvac", "VacRatBooRat", "incComVacAndUnvac", "weekTest"],
  ];
  const shown = () =>
    page
      .locator("article")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-plot-name")));
  await expect.poll(shown).toEqual(names);
  for (const name of names) await drawnPlot(page, name);
});

test("notes are above and below the plots, in the language of the page", async ({ page }) => {
  await page.goto(small);
  const order = () =>
    page
      .locator("main")
      .locator("section p, article, h2")
      .evaluateAll((nodes) =>
        nodes
          .map((node) =>
            node.tagName === "ARTICLE" ? "plot" : node.closest("article") ? "" : node.textContent,
          )
          .filter((text, index, all) => text !== "" && text !== all[index - 1]),
      );
  await expectRun(page, "small2");
  await page.getByText("Read more").click();
  await expect(page.getByText("Notes above.").last()).toBeVisible();
  await page.getByRole("heading", { name: "Further notes" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Notes below.")).toBeVisible();
  const english = await order();
  expect(english.filter((text) => /Small|Notes|notes/.test(text ?? ""))).toEqual([
    ...["Small battery", "Notes above.", "Further notes", "Notes below."],
  ]);
  expect(english.indexOf("Notes above.")).toBeLessThan(english.indexOf("plot"));
  expect(english.indexOf("Notes below.")).toBeGreaterThan(english.lastIndexOf("plot"));
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(page.getByText("Darunter steht das.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Weitere Anmerkungen" })).toBeVisible();
  await expect(page.getByText("Notes below.")).toHaveCount(0);
});

test("German: options, numbers, dates, titles and the choice in words", async ({ page }) => {
  await page.goto(`${large}?leis=75%25&view-r=2020-03-20`);
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(choice(page, "Remaining leisure", "75 %")).toBeChecked();
  await expect(page.getByRole("status", { name: /^Infektionen/ })).toHaveText("18.500");
  await expect(page.getByRole("status", { name: "R-Wert am" })).toHaveText("4,391");
  await expect(page.getByText("16. Oktober 2021")).toBeVisible();
  await choice(page, "Skala", "Linear").click();
  const card = await drawnPlot(page, "casCom");
  await expect(card.getByRole("heading")).toHaveText("Köln: Neue Fälle pro Woche");
  await card.getByRole("button", { name: "Als Tabelle zeigen" }).click();
  await expect(card.getByRole("rowheader", { name: "02.04.2020" })).toBeVisible();
  await expect(card.getByRole("row", { name: "02.04.2020" })).toContainText("299,8");
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await expect(card.getByRole("row", { name: "2 Apr 2020" })).toContainText("299.8");
  expect(addressOf(page)).toBe(
    `${large}?leis=75%25&view-r=2020-03-20&view-scale=linear&view-table=casCom`,
  );
});

test("the keyboard reaches options, their neighbours, the bars and plots", async ({ page }) => {
  await page.goto(large);
  await expectRun(page, "test52");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      if (await isThere()) return;
    }
    throw new Error("the keyboard does not get there");
  };
  const isFocused = (target: ReturnType<typeof choice>) => () =>
    target.evaluate((element) => element === document.activeElement);
  await tabTo(isFocused(choice(page, "Remaining leisure", "50%")));
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "Remaining leisure", "75%")).toBeFocused();
  await expectRun(page, "test34");
  await page.keyboard.press("ArrowRight");
  await expectRun(page, "test16");
  expect(addressOf(page)).toBe(`${large}?leis=100%25`);
  // The group is one tab stop: the next one is the next measure.
  await page.keyboard.press("Tab");
  await expect(choice(page, "Masks in shops", "FFP2")).toBeFocused();
  const slider = page.locator("[data-key-chart]").getByRole("slider");
  await tabTo(isFocused(slider));
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", /^25 February 2020/);
  await tabTo(isFocused(page.getByRole("button", { name: "All runs" })));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "All runs" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "All runs" })).toHaveCount(0);
});

test("the rest of the run and its neighbours are fetched when idle", async ({ page }) => {
  const neighbours = new Set<string>();
  page.on("request", (request) => {
    const runId = /(test\d+)\.zip$/.exec(request.url())?.[1];
    if (runId && request.method() === "GET") neighbours.add(runId);
  });
  await page.goto(large);
  await expectRun(page, "test52");
  // One click away: 2 + 2 + 2 + 2 + 1 others; and the run that the choice is compared with.
  await expect.poll(() => neighbours.size).toBe(11);
  await page.route(/test34\.zip$/, (route) => route.abort());
  await choice(page, "Remaining leisure", "75%").click();
  await expectRun(page, "test34");
});
