// The lab opened with addresses that nobody meant: 200 random ones and 50 wicked ones. Each leads
// to a scenario or to a message with a way out, and the page goes on answering.
import { readLabCode } from "@episcope/scenario/lab";
import type { Page } from "playwright";
import { expect, test } from "../support/test.ts";

const good = "lab1_berlin_0890db_l0a1e0k0_m0a1e033";
const letters = "abcdefghijklmnopqrstuvwxyz0123456789_-";

/** Linear congruential, so that a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A good code with some letters changed, left out, doubled or put in. */
function mutated(random: () => number): string {
  const list = [...good];
  const changes = 1 + Math.floor(random() * 4);
  for (let change = 0; change < changes; change++) {
    const place = Math.floor(random() * list.length);
    const letter = letters[Math.floor(random() * letters.length)] ?? "a";
    const removed = random() < 0.3 ? 0 : 1;
    list.splice(place, removed, ...(random() < 0.3 ? [] : [letter]));
  }
  return list.join("");
}

function randomText(random: () => number): string {
  const length = Math.floor(random() * 60);
  return Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 400))).join(
    "",
  );
}

const random = randomNumbers(20_201_102);
const randomCodes = [
  ...Array.from({ length: 150 }, () => mutated(random)),
  ...Array.from({ length: 50 }, () => randomText(random)),
].map(encodeURIComponent);

/** As they stand in the address. */
const wickedCodes = [
  ...["", "lab", "lab1", "lab1_", "lab1__", "_", "%00", "%E0%A4%A", "%", "%25", "+", "%20"],
  ...[
    "lab1_berlin",
    "lab1_berlin_",
    "lab1_berlin_0890d",
    "lab1_berlin_0890db_",
    "lab01_berlin_0890db",
  ],
  ...["lab-1_berlin_0890db", "lab1e9_berlin_0890db", "lab999_berlin_0890db", "LAB1_BERLIN_0890DB"],
  ...["lab1_constructor_0890db", "lab1_--proto--_0890db", "lab1_prototype_0890db_l0a1e0k0"],
  ...[
    "lab1_tostring_0890db",
    "lab1_..%2F..%2Fetc_0890db",
    "lab1_germany_zzzzzz",
    "lab1_berlin_000000",
  ],
  ...[
    "lab1_berlin_0000zz",
    "lab1_berlin_0db089",
    "lab1_berlin_0890db_l0000000",
    "lab1_berlin_089zzz",
  ],
  ...[
    "lab1_berlin_0890db_l0a1e0k0_l0a1e0k0",
    "lab1_berlin_0890db_z0a1e0k0",
    "lab1_berlin_0890db_l",
  ],
  ...["lab1_berlin_0890db_l0azz0k0", "lab1_berlin_0890db_lzz000k0", "lab1_berlin_0890db_l0a1e0k9"],
  ...["lab1_berlin_0890db_r0a00zz0", "lab1_berlin_0890db_n0a00000", "lab1_berlin_0890db_i0a1ezz0"],
  "lab1_berlin_0890db_l0a1e0k00b010k00c010k0",
  `lab1_berlin_0890db_l${"0000000".repeat(41)}`,
  `lab1_berlin_0890db_l${"0".repeat(60_000)}`,
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
  "javascript:alert(1)",
  "%F0%9F%98%80%E2%80%AE%CC%81",
  "lab1_berlin_0890db&scenario=lab1_cologne_0890db",
  "lab1_berlin_0890db&view-pin=lab1_cologne_0890db-1%20x&view-off=%00&map=1",
];

/** As the back button does: without loading the page again. */
async function goWithin(page: Page, query: string): Promise<void> {
  await page.evaluate((search) => {
    history.pushState(null, "", search);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, query);
}

/** A message with a way out where the code is none, otherwise that or the lanes of a scenario. */
async function expectAnswer(page: Page, query: string): Promise<void> {
  const code = new URLSearchParams(query).getAll("scenario").find(Boolean);
  const lanes = page.getByRole("button", { name: "Add: Leisure" });
  const wayOut = page.getByRole("alert").getByRole("link", { name: "Begin with a new scenario" });
  const isRefused = code !== undefined && readLabCode(code).fault !== undefined;
  await expect(isRefused ? wayOut : lanes.or(wayOut)).toBeVisible();
}

for (const [name, codes] of [
  ["200 random", randomCodes],
  ["50 wicked", wickedCodes],
] as const) {
  test(`${name} addresses each get an answer`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
    let wasAsked = false;
    page.on("dialog", async (dialog) => {
      wasAsked = true;
      await dialog.dismiss();
    });
    expect(codes).toHaveLength(Number.parseInt(name, 10));
    await page.goto(`/lab?scenario=${good}`);
    for (const code of codes) {
      await test.step(code.slice(0, 80), async () => {
        await goWithin(page, `?scenario=${code}`);
        await expectAnswer(page, `?scenario=${code}`);
      });
    }
    expect(wasAsked).toBe(false);
    // Runs of all the scenarios before were given up: the last one is not kept waiting.
    await goWithin(page, `?scenario=${good}`);
    await expect(
      page.locator(`[data-key-chart="${good}-1"] svg [data-series]`).first(),
    ).toBeAttached({ timeout: 60_000 });
  });
}

test("wicked addresses are answered by the server, too", async ({ page }) => {
  test.setTimeout(300_000);
  for (const code of wickedCodes.filter((one) => one.length < 4000)) {
    await test.step(code.slice(0, 80), async () => {
      await page.goto(`/lab?scenario=${code}`);
      await expectAnswer(page, `?scenario=${code}`);
    });
  }
});
