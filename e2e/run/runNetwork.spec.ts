import type { Page } from "playwright";
import { archiveFixture } from "../fixtures/battery/writeBattery.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import { content, expect, held, status, test, version } from "../support/faultyHost.ts";
import { choose, expectAlive, expectDrawn, goHome, plot, savingData } from "../support/runPage.ts";

// What a choice of the large battery is called: the first one, and others one click away.
const first = "test52";
const cloth = "test46";

test.use({ expectedErrors: /Failed to load resource/ });
test.beforeEach(({ page }) => savingData(page));

const open = (page: Page) => page.goto(`/${batteryPaths.large}`);
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const retry = (page: Page) => alert(page).getByRole("button", { name: "Try again" }).click();

test("metadata, then the run table, answer 500: a message with a retry that works", async ({
  page,
  host,
}) => {
  host.answer("metadata.yaml", status(500));
  host.answer("_info.txt", status(500));
  await open(page);
  await expect(alert(page)).toContainText("The server could not deliver this file.");
  await expect(alert(page)).toContainText("/test/large/metadata.yaml");
  expect(host.asked("metadata.yaml")).toHaveLength(3);
  host.repair("metadata.yaml");
  await retry(page);
  await expect(alert(page)).toContainText("/test/large/_info.txt");
  host.repair("_info.txt");
  await retry(page);
  await expectDrawn(page, "actLevPerTyp", first);
  await expect(alert(page)).toHaveCount(0);
});

test("an archive that fails twice is asked for again without a word", async ({ page, host }) => {
  host.answer(`${first}.zip`, ({ number, passOn, response }) => {
    if (number <= 2) response.writeHead(503).end();
    else passOn();
  });
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  expect(host.asked(`${first}.zip`).slice(0, 3)).toEqual(Array(3).fill("bytes=-8192"));
  await expect(alert(page)).toHaveCount(0);
});

test("an archive that is missing, fails, or is a page: each is told, and tried again on request", async ({
  page,
  host,
}) => {
  const page200 = content("<!DOCTYPE html><title>Welcome</title>", "text/html");
  const answers = [
    [status(404), "This file is not there."],
    [status(500), "The server could not deliver this file."],
    [page200, "The server sent a web page instead of this file."],
  ] as const;
  host.answer(`${first}.zip`, answers[0][0]);
  await open(page);
  for (const [answer, message] of answers) {
    host.answer(`${first}.zip`, answer);
    if (answer !== answers[0][0]) await retry(page);
    await expect(page.getByText(`The results of run ${first} cannot be shown.`)).toBeVisible();
    await expect(alert(page)).toContainText(message);
    await expect(alert(page)).toContainText(`/test/large/summaries/${first}.zip`);
  }
  host.repair(`${first}.zip`);
  await retry(page);
  await expectDrawn(page, "actLevPerTyp", first);
});

test("a pinned run that fails is told beside the comparison, and the plots are drawn", async ({
  page,
  host,
}) => {
  host.answer(`${cloth}.zip`, status(500));
  await page.goto(`/${batteryPaths.large}?view-pin=${cloth}`);
  await expect(alert(page)).toContainText(`${cloth}.zip`);
  await expectDrawn(page, "actLevPerTyp", first);
  host.repair(`${cloth}.zip`);
  await retry(page);
  await expect(alert(page)).toHaveCount(0);
  await expectDrawn(page, "actLevPerTyp", first);
});

test("an archive whose connection is cut", async ({ page, host }) => {
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
  // Another run is not touched by it.
  await choose(page, "cloth");
  await expectDrawn(page, "actLevPerTyp", cloth);
  await expect(alert(page)).toHaveCount(0);
  // Who comes back to it asks anew.
  const asked = host.asked(`${first}.zip`).length;
  await choose(page, "FFP2");
  await expect(alert(page)).toContainText(`${first}.zip`);
  expect(host.asked(`${first}.zip`).length).toBeGreaterThan(asked);
  host.repair(`${first}.zip`);
  await retry(page);
  await expectDrawn(page, "actLevPerTyp", first);
});

test("a server that never answers is given up", async ({ page, host }) => {
  // The reader waits 20 seconds. Here its clock runs faster, but leaves each request the time to arrive; everything else is as always.
  const hurry =
    "{const real=AbortSignal.timeout;AbortSignal.timeout=()=>real.call(AbortSignal,1500);}";
  await page.route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
    const script = await route.fetch();
    await route.fulfill({ response: script, body: `${hurry}${await script.text()}` });
  });
  host.answer(`${first}.zip`, () => {});
  await open(page);
  await expect(page.getByText(`The results of run ${first} cannot be shown.`)).toBeVisible();
  await expect(alert(page)).toContainText("The server took too long to answer.");
  expect(host.asked(`${first}.zip`)).toHaveLength(3);
  host.repair(`${first}.zip`);
  await retry(page);
  await expectDrawn(page, "actLevPerTyp", first);
});

test("a reader that cannot be loaded is told, and started by a retry", async ({ page }) => {
  const script = /\/assets\/worker-[^/]+\.js$/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await open(page);
  await expect(alert(page)).toContainText("Something went wrong here.");
  await page.unroute(script);
  await retry(page);
  await expectDrawn(page, "actLevPerTyp", first);
});

test("a slow answer is overtaken by a newer click and does not come back", async ({
  page,
  host,
}) => {
  const slow = held();
  let wasGivenUp = false;
  host.answer(`${cloth}.zip`, (asked) => {
    asked.response.on("close", () => {
      wasGivenUp = !asked.response.writableEnded;
    });
    slow.answer(asked);
  });
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  await choose(page, "cloth");
  await expect.poll(() => host.asked(`${cloth}.zip`)).toHaveLength(1);
  // What was there stays, marked as on its way out.
  await expect(plot(page, "actLevPerTyp")).toHaveAttribute("aria-busy", "true");
  await expect(plot(page, "actLevPerTyp")).toHaveAttribute("data-run", first);
  await choose(page, "no");
  await expectDrawn(page, "actLevPerTyp", "test40");
  await expect.poll(() => wasGivenUp).toBe(true);
  slow.release();
  await choose(page, "cloth");
  await expectDrawn(page, "actLevPerTyp", cloth);
});

test("five quick clicks end with the last one", async ({ page, host }) => {
  const overtaken = [cloth, "test40", "test22", "test4"].map((runId) => ({ runId, ...held() }));
  for (const { runId, answer } of overtaken) host.answer(`${runId}.zip`, answer);
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  for (const label of ["cloth", "no", "75%", "100%", "open"]) await choose(page, label);
  for (const { release } of overtaken) release();
  await expectDrawn(page, "actLevPerTyp", "test3");
  await expect(page.getByText("Run ID: test3", { exact: true })).toBeVisible();
  for (const label of ["no", "100%", "open"]) {
    await expect(page.getByRole("radio", { name: label, exact: true })).toBeChecked();
  }
});

test("a run that is being computed shows its progress, then its plots", async ({ page, host }) => {
  let progress: number | undefined = 0.4;
  host.answer(`${cloth}.zip`, ({ response, passOn }) => {
    if (progress === undefined) passOn();
    else response.writeHead(202).end(JSON.stringify({ progress }));
  });
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  await choose(page, "cloth");
  const bar = page.getByRole("progressbar", { name: "Progress of the computation" });
  await expect(bar).toHaveAttribute("value", "0.4");
  await expect(page.getByRole("status").filter({ has: bar })).toContainText("40%");
  progress = 0.8;
  await expect(bar).toHaveAttribute("value", "0.8");
  progress = undefined;
  await expectDrawn(page, "actLevPerTyp", cloth);
  await expect(bar).toHaveCount(0);
});

test("without a connection a click is answered with the run and a retry", async ({
  page,
  context,
  host,
}) => {
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  await context.setOffline(true);
  // The thread that reads may hear of it a moment later.
  host.answer(`${cloth}.zip`, ({ response }) => response.destroy());
  await choose(page, "cloth");
  await expect(page.getByText(`The results of run ${cloth} cannot be shown.`)).toBeVisible();
  await expect(alert(page)).toContainText("The connection was lost.");
  await expect(page.getByRole("status", { name: /Cumulative infected/ })).toHaveText("");
  // What has been loaded is still there.
  await choose(page, "FFP2");
  await expectDrawn(page, "actLevPerTyp", first);
  await choose(page, "cloth");
  await expect(alert(page)).toBeVisible();
  host.repair(`${cloth}.zip`);
  await context.setOffline(false);
  await retry(page);
  await expectDrawn(page, "actLevPerTyp", cloth);
  await expectAlive(page);
});

test("tables that cannot be had later are told in their place; the other plots stay", async ({
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
  await plot(page, "hospRatComp").scrollIntoViewIfNeeded();
  await expectDrawn(page, "hospRatComp", first);
  host.repair(`${first}.zip`);
  await plot(page, "Antibodies").scrollIntoViewIfNeeded();
  await message.getByRole("button", { name: "Try again" }).click();
  await expectDrawn(page, "Antibodies", first);
});

test("a server without ranges sends each archive once", async ({ page, host }) => {
  host.answer(".zip", ({ passOn }) => passOn({ withoutRange: true }));
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  await plot(page, "inciHeatmap").scrollIntoViewIfNeeded();
  await expect(plot(page, "inciHeatmap").locator("svg[data-plot]")).toBeVisible();
  expect(host.asked(`${first}.zip`)).toEqual(["bytes=-8192"]);
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
  const infected = page.getByRole("status", { name: /^Cumulative infected/ });
  const figure = await infected.textContent();
  const openings = host.asked(`${first}.zip`).filter((range) => range === "bytes=-8192");
  expect(openings.length).toBeGreaterThan(1);
  // The figures are those of the new file, and not mixed.
  await choose(page, "no");
  await expectDrawn(page, "actLevPerTyp", "test40");
  await expect(infected).toHaveText(figure ?? "");
  host.repair(`${first}.zip`);
  await page.reload();
  await choose(page, "FFP2");
  await expectDrawn(page, "actLevPerTyp", first);
  await expect(infected).not.toHaveText(figure ?? "");
});

test("a run that was visited is not asked for again", async ({ page, host }) => {
  await open(page);
  await expectDrawn(page, "actLevPerTyp", first);
  await choose(page, "cloth");
  await expectDrawn(page, "actLevPerTyp", cloth);
  const asked = [first, cloth].map((runId) => host.asked(`${runId}.zip`));
  await choose(page, "FFP2");
  await expectDrawn(page, "actLevPerTyp", first);
  await goHome(page);
  await page.goBack();
  await expectDrawn(page, "actLevPerTyp", first);
  expect([first, cloth].map((runId) => host.asked(`${runId}.zip`))).toEqual(asked);
});
