// Takes the pictures of the home page, from the pages they lead to, and those of the docs.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { startServer } from "../support/startServer.ts";
import { takeScreens } from "./takeScreens.ts";

const folder = "packages/portal/public/art";

interface Format {
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly quality: number;
}

interface Picture extends Format {
  readonly file: string;
  readonly path: string;
  readonly scheme: "light" | "dark";
}

const webp = "image/webp";

/**
 * Only the map is captured, without overlays, at the size of the picture. Dots compress badly, so
 * the picture is no finer than needed.
 */
const pictures: readonly Picture[] = [
  {
    file: "banner.webp",
    path: "/v3?day=22&start=29700&view=0_-1000_34",
    scheme: "dark",
    width: 1440,
    height: 230,
    type: webp,
    quality: 0.35,
  },
  {
    file: "banner-narrow.webp",
    path: "/v3?day=22&start=29700&view=0_-1000_34",
    scheme: "dark",
    width: 640,
    height: 230,
    type: webp,
    quality: 0.35,
  },
  {
    file: "thumb-traces.webp",
    path: "/v3?day=21&start=30600&view=0_-1500_75",
    scheme: "dark",
    width: 480,
    height: 270,
    type: webp,
    quality: 0.5,
  },
  {
    file: "thumb-timelapse.webp",
    path: "/timelapse?day=30&view=0_0_90",
    scheme: "light",
    width: 480,
    height: 270,
    type: webp,
    quality: 0.5,
  },
  {
    file: "social.jpg",
    path: "/v3?day=22&start=29700&view=0_-1500_50",
    scheme: "dark",
    width: 1200,
    height: 630,
    type: "image/jpeg",
    quality: 0.6,
  },
];

/** Returns kilobytes by name. */
export async function takePictures(executablePath: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    for (const picture of pictures) {
      const bytes = await take(browser, server.url, picture);
      writeFileSync(join(folder, picture.file), bytes);
      sizes[picture.file] = Math.round(bytes.length / 1024);
    }
    return { ...sizes, ...(await takeScreens(browser, server.url)) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function take(browser: Browser, url: string, picture: Picture): Promise<Buffer> {
  const { path, scheme, width, height } = picture;
  const context = await browser.newContext({
    // Panels are beside the map, so the page is wider than the picture.
    viewport: { width: width + 480, height: Math.max(900, height + 400) },
    // The animation starts paused.
    reducedMotion: "reduce",
    colorScheme: scheme,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((chosen) => {
      localStorage.setItem("agentAnimHelp", "seen");
      localStorage.setItem("colorscheme", chosen);
    }, scheme);
    await page.goto(url + path);
    const map = page.getByRole("application").locator("canvas").first();
    await page.waitForFunction(isDrawn, undefined, { timeout: 120_000 });
    const data = await map.evaluate(crop, picture);
    return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
  } finally {
    await context.close();
  }
}

/** In the browser: streets and people are drawn when the middle of the map has many colours. */
function isDrawn(): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>("[role=application] canvas");
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return false;
  const { data } = context.getImageData(canvas.width / 2 - 100, canvas.height / 2 - 100, 200, 200);
  return new Set(new Uint32Array(data.buffer)).size > 200;
}

/** In the browser: the middle of the map. */
function crop(map: Element, { width, height, type, quality }: Format): string {
  const copy = document.createElement("canvas");
  copy.width = width;
  copy.height = height;
  if (map instanceof HTMLCanvasElement) {
    const left = Math.round((map.width - width) / 2);
    const top = Math.round((map.height - height) / 2);
    copy.getContext("2d")?.drawImage(map, -left, -top);
  }
  return copy.toDataURL(type, quality);
}
