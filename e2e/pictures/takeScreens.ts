// Takes screenshots of whole pages for README and docs.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright";

const folder = "docs";

interface Screen {
  readonly file: string;
  readonly path: string;
  readonly scheme: "light" | "dark";
  /** Waits for the part to show and scrolls to it. */
  show(page: Page): Promise<void>;
}

const computed = { timeout: 120_000 };

const screens: readonly Screen[] = [
  {
    file: "home.webp",
    path: "/",
    scheme: "light",
    show: (page) => page.getByRole("heading", { level: 1 }).waitFor(),
  },
  {
    file: "run.webp",
    path: "/2020-10-23/interventions",
    scheme: "light",
    async show(page) {
      await page.locator("[data-key-chart] svg [data-series]").first().waitFor(computed);
      // Members arrive until all have.
      const arriving = page.getByText(/^\d+ of \d+ model runs/).first();
      await arriving.waitFor(computed);
      await arriving.waitFor({ ...computed, state: "hidden" });
    },
  },
  {
    file: "timelapse.webp",
    path: "/timelapse?day=36",
    scheme: "dark",
    async show(page) {
      await page.getByRole("application").locator("canvas").first().waitFor(computed);
      await page.waitForFunction(
        () => !document.querySelector("[role=progressbar]"),
        undefined,
        computed,
      );
    },
  },
  {
    file: "counties.webp",
    path: "/mobility-counties/duration/week",
    scheme: "light",
    async show(page) {
      const map = page.getByRole("heading", { name: "Difference Map" });
      await map.waitFor();
      await scrollTo(map, 80);
      await page.locator("main svg[data-plot], main canvas").first().waitFor();
    },
  },
  {
    file: "calculator.webp",
    path: "/r-calcs-v2/2021-01-24b",
    scheme: "light",
    show: (page) => page.getByRole("heading", { level: 1 }).waitFor(),
  },
];

const size = { width: 1440, height: 900 };
/** Readable, but small files. */
const shown = { width: 1200, height: 750, quality: 0.8 };

/** Returns kilobytes by name. */
export async function takeScreens(browser: Browser, url: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const { file, path, scheme, show } of screens) {
    const context = await browser.newContext({
      viewport: size,
      reducedMotion: "reduce",
      colorScheme: scheme,
      locale: "en-GB",
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem("agentAnimHelp", "seen");
      localStorage.setItem("runTour", "seen");
    });
    await page.goto(url + path);
    await show(page);
    await page.waitForLoadState("networkidle");
    const bytes = await smaller(page, await page.screenshot());
    writeFileSync(join(folder, file), bytes);
    sizes[file] = Math.round(bytes.length / 1024);
    await context.close();
  }
  return sizes;
}

/** Leaves some room above. */
async function scrollTo(part: Locator, room: number): Promise<void> {
  await part.evaluate((element, above) => {
    const { top } = element.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + top - above);
  }, room);
}

async function smaller(page: Page, png: Buffer): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ base64, width, height, quality }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const copy = document.createElement("canvas");
      copy.width = width;
      copy.height = height;
      const context = copy.getContext("2d");
      if (context) context.imageSmoothingQuality = "high";
      context?.drawImage(picture, 0, 0, width, height);
      return copy.toDataURL("image/webp", quality);
    },
    { base64: png.toString("base64"), ...shown },
  );
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}
