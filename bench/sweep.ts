// A sweep onto an S3 server on this machine: computed, packed, and served from there. Without an
// argument all 1,364 tiny runs; with one, only every n-th: npm run bench -- sweep 100
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startServer } from "../e2e/support/startServer.ts";
import { bucket, startS3Server } from "../packages/runner/src/storage/fixtures/s3Server.ts";
import { openStorage } from "../packages/runner/src/storage/openStorage.ts";
import type { Storage } from "../packages/runner/src/storage/storage.ts";

const batteries = ["cologne/2022-06-23/1b", "cologne/2022-06-23/2b"];
const sample = ["--sample", "tiny"];
const requests = 200;

export async function bench([part = "1"]: readonly string[]): Promise<void> {
  const cache = mkdtempSync(join(tmpdir(), "episcope-bench-"));
  const server = await startS3Server();
  const place = `s3://${bucket}/sweep`;
  const storage = await openStorage(place, server.environment);
  try {
    const seconds = (...args: readonly string[]) => timed(args, server.environment);
    const generate = ["generate", ...batteries, ...sample, "--out", place, "--cache", cache];
    const computing = await seconds(...generate, "--shard", `1/${part}`);
    const single = await countBelow(storage, "battery");
    const packing = await seconds("pack", place);
    const packed = await countBelow(storage, "battery");
    const resuming = await seconds(...generate, "--shard", `1/${part}`, "--resume");
    const answer = await serveSeconds(place, server.environment);
    const result = {
      "runs computed, seconds": computing,
      "objects before": single.objects,
      "objects packed": packed.objects,
      "megabytes before": single.bytes / 1e6,
      "megabytes packed": packed.bytes / 1e6,
      "packed, seconds": packing,
      "found again, seconds": resuming,
      "a table served, milliseconds": 1000 * answer,
    };
    console.table(result);
    console.log(JSON.stringify({ bench: "sweep", ...result }));
  } finally {
    await server.stop();
    rmSync(cache, { recursive: true });
  }
}

async function timed(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const begin = performance.now();
  const episcope = resolve("packages/cli/bin/episcope.js");
  const child = spawn(process.execPath, [episcope, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}`);
  return (performance.now() - begin) / 1000;
}

interface Amount {
  readonly objects: number;
  readonly bytes: number;
}

async function countBelow(storage: Storage, folder: string): Promise<Amount> {
  const { folders, files } = await storage.list(folder);
  const sizes = [...files.values()].map(({ size }) => size);
  let [objects, bytes] = [sizes.length, sizes.reduce((sum, size) => sum + size, 0)];
  for (const name of folders) {
    const below = await countBelow(storage, `${folder}/${name}`);
    objects += below.objects;
    bytes += below.bytes;
  }
  return { objects, bytes };
}

/** The end of an archive, as a page asks for it first: one request after another. */
async function serveSeconds(
  place: string,
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const server = await startServer(["--data", place], { environment });
  try {
    const folder = `${server.url}/data/battery/${batteries[0]}/summaries`;
    const index = await (await fetch(`${folder}/packed/index.csv`)).text();
    const name = index.split("\n")[1]?.split(",")[0];
    const begin = performance.now();
    for (let request = 0; request < requests; request++) {
      const response = await fetch(`${folder}/${name}`, { headers: { range: "bytes=-8192" } });
      await response.arrayBuffer();
      if (response.status !== 206) throw new Error(`${response.url} answers ${response.status}`);
    }
    return (performance.now() - begin) / 1000 / requests;
  } finally {
    await server.stop();
  }
}
