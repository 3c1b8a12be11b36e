// npm run pictures: the pictures of the home page, taken from the pages they lead to. Run it when those look different; the result is committed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { ensureBuilt, ensureChromium, ensureInstalled, root } from "./prepare.mjs";

const folder = join(root, "packages/portal/public/art");
const webp = "image/webp";

/** Only the map is taken, without what lies above it; sizes are those of the picture. Dots are hard to compress: no finer than needed. */
const pictures = [
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

ensureInstalled();
const executablePath = ensureChromium();
await ensureBuilt();
const { server, url } = await startServer();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  for (const picture of pictures) {
    const bytes = await take(picture);
    writeFileSync(join(folder, picture.file), bytes);
    console.log(`${picture.file}: ${Math.round(bytes.length / 1024)} KB`);
  }
} finally {
  await browser.close();
  server.kill();
}

async function startServer() {
  const command = join(root, "packages/cli/bin/episcope.js");
  const server = spawn(process.execPath, [command, "serve", "--host", "127.0.0.1", "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(server.stdout.setEncoding("utf8"), "data");
  return { server, url: /http:\/\/\S+/.exec(line)?.[0] ?? "" };
}

async function take({ path, scheme, width, height, type, quality }) {
  const context = await browser.newContext({
    // Panels stand beside the map: it is wider than the picture needs.
    viewport: { width: width + 480, height: Math.max(900, height + 400) },
    // The animation waits for whoever presses play.
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
    const data = await map.evaluate(crop, { width, height, type, quality });
    return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
  } finally {
    await context.close();
  }
}

/** In the browser: streets and people are there when the middle of the map has many colours. */
function isDrawn() {
  const canvas = document.querySelector("[role=application] canvas");
  const context = canvas?.getContext("2d");
  if (!context) return false;
  const { data } = context.getImageData(canvas.width / 2 - 100, canvas.height / 2 - 100, 200, 200);
  return new Set(new Uint32Array(data.buffer)).size > 200;
}

/** In the browser: the middle of the map. */
function crop(canvas, { width, height, type, quality }) {
  const copy = document.createElement("canvas");
  copy.width = width;
  copy.height = height;
  const left = Math.round((canvas.width - width) / 2);
  const top = Math.round((canvas.height - height) / 2);
  copy.getContext("2d")?.drawImage(canvas, -left, -top);
  return copy.toDataURL(type, quality);
}
