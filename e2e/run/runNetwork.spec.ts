import type { Page } from "playwright";
import { archiveFixture } from "../fixtures/battery/writeBattery.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import { expect, held, status, test, version } from "../support/faultyHost.ts";
import {
  choose,
  expectAlive,
  expectDrawn,
  goHome,
  large,
  plot,
  saveData,
} from "../support/runPage.ts";

// Runs of the large battery: the initial one, and others one click away.
const first = "test52";
const cloth = "test46";

test.use({ expectedErrors: /Failed to load resource/ });
test.beforeEach(({ page }) => saveData(page));

const open = (page: Page) => page.goto(large);
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const retry = (page: Page) => alert(page).getByRole("button", { name: "Try again" }).click();

test("an archive that fails twice is retried silently; a failed kept run is reported beside the comparison", async ({
  page,
  host,
}) => {
  host.answer(`${first}.zip`, ({ number, passOn, response }) => {
    if (number <= 2) response.writeHead(503).end();
    else passOn();
  });
  host.answer(`${cloth}.zip`, status(500));
  await page.goto(`/${batteryPaths.large}?view-pin=${cloth}`);
  await expect(alert(page)).toContainText(`${cloth}.zip`);
  await expectDrawn(page, "actLevPerTyp", first);
  expect(host.requestsFor(`${first}.zip`).slice(0, 3)).toEqual(Array(3).fill("bytes=-8192"));
  await expect(alert(page)).toHaveCount(1);
  host.repair(`${cloth}.zip`);
  await retry(page);
  await expect(alert(page)).toHaveCount(0);
  await expectDrawn(page, "actLevPerTyp", first);
});

test("a broken or lost connection is reported with a retry; other runs are unaffected, and none is requested twice", async ({
  page,
  context,
  host,
}) => {
  test.slow();
  const interrupted: string[] = [];
  page.on("requestfailed", (request) =>
    interrupted.push(`${request.url()} ${request.headers().range}`),
  );
  host.answer(`${first}.zip`, ({ response }) => {
    response.writeHead(206, {
      "content-range": "bytes 18209-26400/26401",
      "content-length": "8192",
    });
    response.write("half of it");
    setImmediate(() => response.destroy());
  });
  await open(page);
  await expect(page.getByText(`The results of run ${first} cannot be shown.`)).toBeVisible();
  await expect(alert(page)).toContainText("The connection broke before the file was complete.");
  await expect(alert(page)).toContainText(`${first}.zip`);
  await choose(page, "cloth");
  await expectDrawn(page, "actLevPerTyp", cloth);
  await expect(alert(page)).toHaveCount(0);
  // Coming back to it sends a new request.
  const before = host.requestsFor(`${first}.zip`).length;
  await choose(page, "FFP2");
  await expect(alert(page)).toContainText(`${first}.zip`);
  expect(host.requestsFor(`${first}.zip`).length).toBeGreaterThan(before);
  host.repair(`${first}.zip`);
  await retry(page);
  await expectDrawn(page, "actLevPerTyp", first);

  await context.setOffline(true);
  // The reader thread may be notified a moment later.
  host.answer("test40.zip", ({ response }) => response.destroy());
  await choose(page, "no");
  await expect(page.getByText("The results of run test40 cannot be shown.")).toBeVisible();
  await expect(alert(page)).toContainText("The connection was lost.");
  await expect(page.getByRole("status", { name: /^Infections/ })).toHaveCount(0);
  // Loaded runs are still there.
  const asked = [first, cloth].map((runId) => [...host.requestsFor(`${runId}.zip`)]);
  await choose(page, "FFP2");
  await expectDrawn(page, "actLevPerTyp", first);
  await choose(page, "no");
  await expect(alert(page)).toBeVisible();
  host.repair("test40.zip");
  await context.setOffline(false);
  await retry(page);
  await expectDrawn(page, "actLevPerTyp", "test40");

  await choose(page, "cloth");
  await expectDrawn(page, "actLevPerTyp", cloth);
  await goHome(page);
  await page.goBack();
  await expectDrawn(page, "actLevPerTyp", cloth);
  // A plot that has come into view since then may ask for a further part, but for none again,
  // unless its request was given up when another run was chosen.
  for (const [place, runId] of [first, cloth].entries()) {
    const before = asked[place] ?? [];
    const again = host
      .requestsFor(`${runId}.zip`)
      .slice(before.length)
      .filter((range) => before.includes(range))
      .filter(
        (range) =>
          !interrupted.includes(`${host.url}/data${large}/summaries/${runId}.zip ${range}`),
      );
    expect(again).toEqual([]);
  }
  await expectAlive(page);
});

test("a reader that cannot be loaded is reported, and a retry starts it", async ({ page }) => {
  const script = /\/assets\/worker-[^/]+\.js$/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await open(page);
  await expect(alert(page)).toContainText("Something went wrong here.");
  await page.unroute(script);
  await retry(page);
  await expectDrawn(page, "actLevPerTyp", first);
});

test("of five quick clicks the last one wins; a run that is being computed shows its progress, then its plots", async ({
  page,
  host,
}) => {
  const overtaken = [cloth, "test40", "test22", "test4"].map((runId) => ({ runId, ...held() }));
  for (const { runId, answer } of overtaken) host.answer(`${runId}.zip`, answer);
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  for (const label of ["cloth", "no", "75%", "100%", "open"]) await choose(page, label);
  for (const { release } of overtaken) release();
  await expectDrawn(page, "actLevPerTyp", "test3");
  await expect(page.locator("[data-shown-run=test3]")).toBeVisible();
  for (const label of ["no", "100%", "open"]) {
    await expect(page.getByRole("radio", { name: label, exact: true })).toBeChecked();
  }

  let progress: number | undefined = 0.4;
  host.answer("test9.zip", ({ response, passOn }) => {
    if (progress === undefined) passOn();
    else response.writeHead(202).end(JSON.stringify({ progress }));
  });
  await choose(page, "cloth");
  const bar = page.getByRole("progressbar", { name: "Progress of the computation" });
  await expect(bar).toHaveAttribute("value", "0.4");
  await expect(page.getByRole("status").filter({ has: bar })).toContainText("40%");
  progress = 0.8;
  await expect(bar).toHaveAttribute("value", "0.8");
  progress = undefined;
  await expectDrawn(page, "actLevPerTyp", "test9");
  await expect(bar).toHaveCount(0);
});

test("tables that fail later are reported in their place; the other plots stay", async ({
  page,
  host,
}) => {
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  host.answer(`${first}.zip`, ({ response }) => response.destroy());
  await plot(page, "Antibodies").scrollIntoViewIfNeeded();
  const message = plot(page, "Antibodies").getByRole("alert");
  await expect(message).toContainText("The connection was lost.");
  await expect(message).toContainText(`${first}.zip`);
  await expect(plot(page, "Antibodies")).toBeInViewport();
  await expect(page.getByRole("status", { name: /^Infections/ })).toHaveText("17,300");
  // A plot that needs nothing new is still drawn.
  await plot(page, "hospRatComp").scrollIntoViewIfNeeded();
  await expectDrawn(page, "hospRatComp", first);
  host.repair(`${first}.zip`);
  await plot(page, "Antibodies").scrollIntoViewIfNeeded();
  await expect(message).toBeVisible();
  await message.getByRole("button", { name: "Try again" }).click();
  await expectDrawn(page, "Antibodies", first);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a server without ranges sends each archive once", async ({ page, host }) => {
  host.answer(".zip", ({ passOn }) => passOn({ withoutRange: true }));
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  await plot(page, "inciHeatmap").scrollIntoViewIfNeeded();
  await expect(plot(page, "inciHeatmap").locator("svg[data-plot]")).toBeVisible();
  expect(host.requestsFor(`${first}.zip`)).toEqual(["bytes=-8192"]);
});

test("an archive that is replaced while it is read is opened again", async ({ page, host }) => {
  const choice = { escape: 0, leisure: 2, masks: 2, vaccination: 1, schools: 1 };
  const before = await archiveFixture(first, choice);
  const after = await archiveFixture(first, { ...choice, masks: 0 });
  host.answer(`${first}.zip`, (asked) => {
    const isDirectory = asked.number === 1;
    version(isDirectory ? before : after, isDirectory ? '"1"' : '"2"')(asked);
  });
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  const infected = page.getByRole("status", { name: /^Infections/ });
  const figure = await infected.textContent();
  const openings = host.requestsFor(`${first}.zip`).filter((range) => range === "bytes=-8192");
  expect(openings.length).toBeGreaterThan(1);
  // The figures are those of the new file, not mixed.
  await choose(page, "no");
  await expectDrawn(page, "actLevPerTyp", "test40");
  await expect(infected).toHaveText(figure ?? "");
  expect(figure).not.toBe("17,300");
});
