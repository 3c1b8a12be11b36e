// Prepares everything: packages, the built site, a browser. Plain JavaScript, because it runs on a
// fresh clone, before TypeScript or any package is installed.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} message @returns {never} */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function run(command, args, env = process.env) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env });
  return result.status ?? 1;
}

/** @param {string} file */
function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** @param {string} file @param {string} stamp */
function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

/** Installs the locked packages unless they already match the lock file. */
export function ensureInstalled() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const stamp = createHash("sha256").update(lock).update(process.version).digest("hex");
  const stampFile = join(root, "node_modules", ".episcope-install");
  if (readStamp(stampFile) === stamp) return;
  console.log("Installing packages …");
  // Not `npm ci`: it requires lock entries for the binaries of every platform, and the lock has
  // only those of Linux.
  if (run("npm", ["install", "--no-save", "--no-audit", "--no-fund"]) !== 0) {
    fail("The packages could not be installed; the lines above say why.");
  }
  writeStamp(stampFile, stamp);
}

const builtFiles = [
  "packages/portal/dist/index.html",
  "packages/cli/dist/episcope.js",
  "packages/cli/dist/computeThread.js",
];
const ignored = new Set(["node_modules", "dist"]);

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(child) : [child];
    });
}

/** A fingerprint of everything the build reads. */
function sourceStamp() {
  const hash = createHash("sha256").update(process.version);
  const inputs = ["packages", "content", "regions", "package.json", "package-lock.json"].map(
    (name) => join(root, name),
  );
  const files = inputs.flatMap((input) => (input.includes(".json") ? [input] : filesBelow(input)));
  for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Builds the site and the command unless nothing has changed since the last build. */
export async function ensureBuilt() {
  const stamp = sourceStamp();
  const stampFile = join(root, ".cache", "build-stamp");
  const complete = builtFiles.every((file) => existsSync(join(root, file)));
  if (complete && readStamp(stampFile) === stamp) return;
  console.log("Building …");
  const { build } = await import("vite");
  const { buildIdentity } = await import("./buildIdentity.mjs");
  process.env.EPISCOPE_BUILT = JSON.stringify(buildIdentity());
  for (const name of ["portal", "cli"]) {
    const packageRoot = join(root, "packages", name);
    try {
      await build({
        root: packageRoot,
        configFile: join(packageRoot, "vite.config.ts"),
        logLevel: "warn",
        // Also reads TypeScript of the other packages, which Node 20 cannot import.
        configLoader: "runner",
      });
    } catch (error) {
      fail(
        `The build of packages/${name} failed.\n${error instanceof Error ? error.message : error}`,
      );
    }
  }
  writeStamp(stampFile, stamp);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    fail(`CHROME_PATH names ${named}, which is not an executable file.`);
  }
  // The headless shell has no window: browser tests take a quarter less time.
  const names = [
    ...["chromium-headless-shell", "chromium", "chromium-browser"],
    ...["google-chrome", "google-chrome-stable", "chrome"],
  ];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  candidates.push("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  candidates.push("/Applications/Chromium.app/Contents/MacOS/Chromium");
  return candidates.find(isExecutable);
}

/** The browser for the tests; on Debian it is installed if missing. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  try {
    execFileSync("apt-get", ["--version"], { stdio: "ignore" });
    const prefix = isRoot ? [] : ["sudo", "-n"];
    for (const step of [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
    ]) {
      const [command, ...args] = [...prefix, ...step];
      if (!command) continue;
      console.log(`No Chromium found: ${step.join(" ")}`);
      execFileSync(command, args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
  } catch {
    // What counts is whether a browser exists now, not how the attempt ended.
  }
  return (
    findChromium() ??
    fail(
      "No Chromium or Chrome was found and none could be installed: install one, or set CHROME_PATH to its program file.",
    )
  );
}
