import { writeAnimation } from "@episcope/battery";
import { animationFixture } from "../fixtures/animation/animationFixture.ts";
import { expectReady, frames, skipHelp, title } from "../support/animationPage.ts";
import { content, expect, held, status, test, version } from "../support/faultyHost.ts";

const file = "berlin.epan";

test.use({ expectedErrors: /404|500|503|ERR_/ });
test.beforeEach(async ({ page }) => {
  // Drawing is slow without a graphics card.
  test.slow();
  await skipHelp(page);
});

/** With a header so long that each block is requested separately. */
async function longHeaderFile(): Promise<Uint8Array> {
  const animation = animationFixture();
  const strains = Array.from({ length: 256 }, (_, n) => `a strain with a rather long name ${n}`);
  return await writeAnimation({ ...animation, facts: { ...animation.facts, strains } });
}

test("a missing file is reported, and found once it exists", async ({ page, host }) => {
  host.answer(file, status(404));
  await page.goto("/v3?day=5");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("This file is not there.");
  await expect(alert).toContainText("animation/berlin.epan");
  await expect(page.getByText("not published here")).toBeVisible();
  await expect(title(page)).toHaveText("Infection Traces");
  host.repair(file);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expectReady(page);
  await expect(title(page)).toHaveText("Berlin: Outbreak day 5");
});

test("a broken file and an HTML page instead of a file are reported", async ({ page, host }) => {
  host.answer(file, content(new Uint8Array(5000).fill(7), "application/octet-stream"));
  await page.goto("/timelapse");
  await expect(page.getByRole("alert")).toContainText("This file cannot be read.");
  await expect(page.getByRole("alert")).toContainText("animation/berlin.epan");
  host.answer(file, content("<!doctype html><p>hello", "text/html"));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("web page instead");
});

test("a broken block is reported", async ({ page, host }) => {
  const bytes = new Uint8Array(await longHeaderFile());
  bytes.fill(0, bytes.length - 3000, bytes.length - 2000);
  host.answer(file, version(bytes, '"broken"'));
  await page.goto("/timelapse");
  await expect(page.getByRole("alert")).toContainText("This file cannot be read.");
});

test("a browser that cannot draw gets a message and everything else", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/v3?day=5");
  await expect(page.getByText("cannot draw")).toBeVisible();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 5");
  await page.getByRole("button", { name: "Next day" }).click();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 6");
});

test("shows the progress of a server that is still computing", async ({ page, host }) => {
  let progress = 0.1;
  let isDone = false;
  host.answer(file, ({ response, passOn }) => {
    if (isDone) passOn();
    else {
      response
        .writeHead(202, { "content-type": "application/json" })
        .end(JSON.stringify({ progress }));
    }
  });
  await page.goto("/v3?day=5");
  await expect(page.getByText("90 days of its epidemic are being computed")).toBeVisible();
  await expect(page.getByText("10%")).toBeVisible();
  progress = 0.85;
  await expect(page.getByText("85%")).toBeVisible();
  isDone = true;
  await expectReady(page);
});

test("a lost connection is reported, and the page recovers", async ({ page, host }) => {
  host.answer(file, ({ response }) => response.destroy());
  await page.goto("/v3?day=5");
  await expect(page.getByRole("alert")).toContainText("The connection was lost.");
  host.repair(file);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expectReady(page);
});

test.describe("loading block by block", () => {
  test("the page says what is loading, and already shows the grid of days", async ({
    page,
    host,
  }) => {
    const bytes = await longHeaderFile();
    const gate = held();
    const answer = version(bytes, '"wordy"');
    let parts = 0;
    host.answer(file, (asked) => {
      const start = Number(/^bytes=(\d+)-/.exec(asked.request.headers.range ?? "")?.[1]);
      // The header and the counts first; then nothing for a while.
      if (start <= 1024 || ++parts === 1) answer(asked);
      else gate.answer({ ...asked, passOn: () => answer(asked) });
    });
    await page.goto("/v3?day=5");
    await expect(title(page)).toHaveText("Berlin: Outbreak day 5");
    await expect(page.getByRole("list", { name: "Days" }).getByRole("button")).toHaveCount(90);
    await expect(page.getByText("Loading the animation …")).toBeVisible();
    gate.release();
    await expectReady(page);
  });

  test("if a day cannot be loaded, the previous one stays", { tag: "@variant" }, async ({
    page,
    host,
  }) => {
    const bytes = await longHeaderFile();
    const answer = version(bytes, '"wordy"');
    let isBroken = false;
    host.answer(file, (asked) => {
      if (isBroken) asked.response.destroy();
      else answer(asked);
    });
    await page.goto("/v3?day=5&speed=0");
    await expectReady(page);
    isBroken = true;
    await page.getByRole("button", { name: /^Day 6,/ }).click();
    await expect(page.getByRole("alert")).toContainText("The connection was lost.");
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expectReady(page);
    await expect(title(page)).toHaveText("Berlin: Outbreak day 6");
  });

  test("of two quick changes, the first one is dropped", { tag: "@variant" }, async ({
    page,
    host,
  }) => {
    const bytes = await longHeaderFile();
    const answer = version(bytes, '"wordy"');
    const gate = held();
    let isSlow = false;
    host.answer(file, (asked) => {
      if (isSlow) gate.answer({ ...asked, passOn: () => answer(asked) });
      else answer(asked);
    });
    await page.goto("/v3?day=5&speed=0");
    await expectReady(page);
    isSlow = true;
    await page.getByRole("button", { name: /^Day 6,/ }).click();
    await expect(page.getByText("Loading day 6 …")).toBeVisible();
    await page.getByRole("button", { name: /^Day 8,/ }).click();
    // A weekday is already loaded.
    await expectReady(page);
    await expect(title(page)).toHaveText("Berlin: Outbreak day 8");
    gate.release();
    await frames(page, 30);
    await expect(title(page)).toHaveText("Berlin: Outbreak day 8");
    await expectReady(page);
  });
});
