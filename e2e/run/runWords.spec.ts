// Run pages say in words what they are: title, way, sets and phone sheet.
import { batteryPaths } from "../support/dataRoot.ts";
import { expectRun, missingFiles } from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles });

test("the question is the title of page and tab, in both languages, and the way leads to the questions", async ({
  page,
}) => {
  await page.goto(`/${batteryPaths.preset}`);
  await expectRun(page, "preset1");
  const title = "Does BA.2 bring a second peak?";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} : Episcope`);
  const way = page.getByRole("navigation", { name: "Where you are" });
  await expect(way.getByRole("listitem")).toHaveText(["Questions", "Cologne", title]);
  await page.getByRole("button", { name: "DE", exact: true }).click();
  const german = "Bringt BA.2 einen zweiten Gipfel?";
  await expect(page).toHaveTitle(`${german} : Episcope`);
  const weg = page.getByRole("navigation", { name: "Wo diese Seite steht" });
  await expect(weg.getByRole("listitem")).toHaveText(["Fragen", "Köln", german]);
  await weg.getByRole("link", { name: "Köln" }).click();
  await expect(page).toHaveURL("/?search=K%C3%B6ln#questions");
  await expect(page.getByRole("heading", { name: german })).toBeVisible();
  await page.goBack();
  await weg.getByRole("link", { name: "Fragen" }).click();
  await expect(page).toHaveURL("/#questions");
  await expect(page.getByRole("searchbox")).toBeInViewport();
});

test("sets of a report say what differs and lead to each other", async ({ page }) => {
  await page.goto(`/${batteryPaths.sets}/1?view-scale=linear`);
  await expectRun(page, "sz1");
  const sets = page.getByRole("navigation", { name: "Sets of this report" });
  await expect(sets.getByRole("link")).toHaveText(["nobody more careful", "people more careful"]);
  await expect(sets.locator("[aria-current=page]")).toHaveText("nobody more careful");
  await expect(page).toHaveTitle("Does 2G help in winter? – nobody more careful : Episcope");
  await sets.getByRole("link", { name: "people more careful", exact: true }).click();
  await expect(page).toHaveURL(`/${batteryPaths.sets}/3?view-scale=linear`);
  await expect(sets.locator("[aria-current=page]")).toHaveText("people more careful");
  const way = page.getByRole("navigation", { name: "Where you are" });
  await expect(way.getByRole("listitem")).toHaveText([
    ...["Questions", "Cologne", "Does 2G help in winter?", "people more careful"],
  ]);
  await way.getByRole("link", { name: "Does 2G help in winter?" }).click();
  await expect(page).toHaveURL(`/${batteryPaths.sets}`);
  const tabs = page.getByRole("group", { name: "Sets of this report" }).getByRole("button");
  await expect(tabs).toHaveText(["nobody more careful", "people more careful"]);
  await tabs.last().click();
  await expect(page).toHaveURL(`/${batteryPaths.sets}?view-city=3`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Does 2G help in winter?");
});
