// Known people at known places in known colours at given times, with both painters.
import type { Page } from "playwright";
import { browserScript } from "../support/browserScript.ts";
import { colors } from "../support/paintedPeople.ts";
import { expect, test } from "../support/test.ts";

// Tests run without a graphics card; emulating one would slow down all other pages.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  },
});

const ground = "#181518";
const [susceptible, infected, contagious, symptoms, , , recovered] = colors;

async function open(page: Page): Promise<void> {
  await page.route("**/painters", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Painters</title>" }),
  );
  await page.goto("/painters");
  const script = await browserScript(new URL("../support/paintedPeople.ts", import.meta.url));
  await page.addScriptTag({ content: script });
}

const points = {
  start: [-1500, 1000],
  way: [-500, 1000],
  arrival: [500, 1000],
  second: [1500, 1000],
  third: [1500, -1000],
  fourth: [0, -1000],
  fifth: [-1000, -1000],
  homeOfFifth: [1200, 400],
} as const;

function colorsAt(page: Page, day: number, tick: number): Promise<Record<string, string>> {
  return page.evaluate(
    ([dayNow, tickNow, named]) => {
      const { bundle } = globalThis as unknown as {
        bundle: { colorsAt(day: number, tick: number, points: unknown): readonly string[] };
      };
      const names = Object.keys(named);
      const found = bundle.colorsAt(dayNow, tickNow, Object.values(named));
      return Object.fromEntries(names.map((name, index) => [name, found[index] ?? ""]));
    },
    [day, tick, points] as const,
  );
}

for (const [kind, ratio] of [
  ["canvas", 1],
  ["webgl", 1],
  ["webgl", 2],
] as const) {
  test(`${kind}, ${ratio} pixels per CSS pixel`, async ({ page }) => {
    await open(page);
    expect(await page.evaluate(`bundle.begin("${kind}", ${ratio})`)).toBe(kind);
    // Midnight of day 1.
    expect(await colorsAt(page, 1, 0)).toEqual({
      start: susceptible,
      way: ground,
      arrival: ground,
      second: contagious,
      third: susceptible,
      fourth: recovered,
      fifth: susceptible,
      homeOfFifth: ground,
    });
    // Nine o'clock: halfway.
    expect(await colorsAt(page, 1, 16_200)).toMatchObject({
      start: ground,
      way: susceptible,
      arrival: ground,
    });
    // Day 2, before and after noon; people with symptoms stay at home.
    expect(await colorsAt(page, 2, 21_599)).toMatchObject({
      arrival: susceptible,
      fifth: ground,
      homeOfFifth: symptoms,
    });
    expect(await colorsAt(page, 2, 21_600)).toMatchObject({ arrival: infected, start: ground });
    // Backwards, as the time line allows.
    expect(await colorsAt(page, 1, 100)).toMatchObject({ start: susceptible, arrival: ground });
    await page.evaluate("bundle.hide(0)");
    expect(await colorsAt(page, 1, 0)).toMatchObject({ start: ground, second: contagious });
    // People infected at noon are visible all day, others are not.
    expect(await colorsAt(page, 2, 10)).toMatchObject({ start: susceptible, third: ground });
    expect(await colorsAt(page, 2, 21_600)).toMatchObject({ arrival: infected, third: ground });
    await page.evaluate("bundle.end()");
  });
}

test("after a lost graphics context everything is restored", async ({ page }) => {
  await open(page);
  expect(await page.evaluate('bundle.begin("webgl", 1)')).toBe("webgl");
  const before = await colorsAt(page, 2, 30_000);
  expect(before).toMatchObject({ arrival: infected });
  await page.evaluate("bundle.loseContext()");
  expect(await colorsAt(page, 2, 30_000)).toEqual(before);
});
