// Whether the last stage of deploy/Containerfile starts and answers: its steps are run in an empty
// folder, where there is no builder of containers. Installs packages, so it needs a registry.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, fail, root } from "./prepare.mjs";

/** Of the last stage, with continued lines joined. */
function instructions() {
  const text = readFileSync(join(root, "deploy/Containerfile"), "utf8").replaceAll("\\\n", " ");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")) + 1).map((line) => {
    const [, name = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { name, rest };
  });
}

/** @param {string} text */
function environmentOf(text) {
  return Object.fromEntries(
    text.split(/\s+/).map((word) => {
      const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(word) ?? [];
      return [name, value];
    }),
  );
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Removed when the process ends. */
const folder = mkdtempSync(join(tmpdir(), "episcope-container-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** @param {string} words */
function copy(words) {
  // The first stage is the built project itself.
  const parts = words.replace(/--from=build\s+/, "").split(/\s+/);
  const to = parts.pop() ?? "";
  for (const part of parts) {
    const from = part.replace(/^\/episcope\//, "");
    const name = to.endsWith("/") ? join(to, from.split("/").pop() ?? "") : to;
    cpSync(join(root, from), join(folder, name), { recursive: true });
  }
}

ensureInstalled();
await ensureBuilt();
/** @type {NodeJS.ProcessEnv} */
let environment = {};
/** @type {string[]} */
let command = [];
/** @type {string[]} */
let health = [];
for (const { name, rest } of instructions()) {
  if (name === "ENV") environment = environmentOf(rest);
  if (name === "COPY") copy(rest);
  if (name === "CMD") command = JSON.parse(rest);
  if (name === "HEALTHCHECK") health = JSON.parse(rest.replace(/^.*?CMD\s+/, ""));
  // The others are about users and folders of the image.
  if (name !== "RUN" || !rest.startsWith("npm ")) continue;
  const [install = ""] = rest.split(" && ");
  const { status } = spawnSync("sh", ["-c", install], { cwd: folder, stdio: "inherit" });
  if (status !== 0) fail(`This step failed: ${install}`);
}

const cache = join(folder, "cache");
mkdirSync(cache);
const [port, operationsPort] = [await freePort(), await freePort()];
const [program = "", ...args] = command;
const server = spawn(program, args, {
  cwd: folder,
  stdio: ["ignore", "pipe", "inherit"],
  env: {
    ...process.env,
    ...environment,
    EPISCOPE_HOST: "127.0.0.1",
    EPISCOPE_CACHE: cache,
    PORT: String(port),
    EPISCOPE_OPERATIONS_PORT: String(operationsPort),
  },
});
const ended = once(server, "exit");
try {
  const isStarted = await Promise.race([
    once(server.stdout, "data").then(() => true),
    ended.then(() => false),
  ]);
  if (!isStarted) fail("The server ended at once; the lines above say why.");
  const [asking = "", ...words] = health.map((word) =>
    word.replace("127.0.0.1:8081", `127.0.0.1:${operationsPort}`),
  );
  if (spawnSync(asking, words).status !== 0) fail("The health check of the container fails.");
  const page = await fetch(`http://127.0.0.1:${port}/`);
  if (!page.ok) fail(`The home page answers ${page.status}.`);
  console.log("The container's steps give a server that answers.");
} finally {
  server.kill("SIGTERM");
  await ended;
}
