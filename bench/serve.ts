// `episcope serve` under load, all on one machine: files beside nginx, and a crowd of visitors of a
// run page while scenarios are computed.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startServer } from "../e2e/support/startServer.ts";
import { type Ask, ask, hammer, type Outcome, quantile } from "./support/httpLoad.ts";

const site = resolve("packages/portal/dist");
const connections = 32;
const milliseconds = 4000;
const compressed = { "accept-encoding": "br, gzip" };

const visitors = 500;
const scenarios = 20;
const battery = "2020-06-05";

export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "episcope-bench-"));
  try {
    const files = await compareFiles(folder);
    console.table(files);
    const crowd = await visit(folder);
    console.table(crowd);
    console.log(JSON.stringify({ bench: "serve", files, crowd }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Row = Readonly<Record<string, number>>;

/** Each kind of file from both servers in turn. */
async function compareFiles(folder: string): Promise<Record<string, Row>> {
  const asset = largestScript();
  const kinds: Readonly<Record<string, Omit<Ask, "url"> & { readonly path: string }>> = {
    "small file": { path: "/config.json" },
    "page, compressed": { path: "/imprint/index.html", headers: compressed },
    "large file": { path: `/assets/${asset}` },
    "64 KB of a large file": { path: `/assets/${asset}`, headers: { range: "bytes=1000-66535" } },
  };
  const own = await startServer(["--cache", join(folder, "cache")]);
  const nginx = await startNginx(folder);
  const rows: Record<string, Row> = {};
  try {
    for (const [kind, { path, headers }] of Object.entries(kinds)) {
      for (const [name, url] of [
        ["episcope", own.url],
        ...(nginx ? [["nginx", nginx.url] as const] : []),
      ] as const) {
        const outcomes = await hammer(
          { url: url + path, ...(headers && { headers }) },
          connections,
          milliseconds,
        );
        rows[`${kind}, ${name}`] = summary(outcomes, milliseconds);
      }
    }
  } finally {
    await own.stop();
    await nginx?.stop();
  }
  return rows;
}

function largestScript(): string {
  const scripts = readdirSync(join(site, "assets")).filter((name) => name.endsWith(".js"));
  const size = (name: string) => readFileSync(join(site, "assets", name)).length;
  return scripts.toSorted((a, b) => size(b) - size(a))[0] ?? "";
}

interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** Undefined where there is none to compare with. */
async function startNginx(folder: string): Promise<Nginx | undefined> {
  if (spawnSync("nginx", ["-v"]).error) {
    console.error("nginx is not installed: nothing to compare with.");
    return undefined;
  }
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join("\n");
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; gzip_static on; keepalive_requests 1000000;
  ${temporary}
  server { listen 127.0.0.1:${port}; root ${site}; }
}`,
  );
  const child = spawn("nginx", ["-c", config], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  const agent = new Agent();
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await ask(agent, { url: `${url}/config.json` })).status === 200) break;
    await new Promise((next) => setTimeout(next, 50));
  }
  return { url, stop: () => stopChild(child) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

async function stopChild(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGQUIT");
  await exited;
}

function summary(outcomes: readonly Outcome[], duration: number): Row {
  const times = outcomes.map((outcome) => outcome.milliseconds);
  const bytes = outcomes.reduce((sum, outcome) => sum + outcome.bytes, 0);
  return {
    "answers/s": round((outcomes.length / duration) * 1000),
    "MB/s": round(bytes / duration / 1000),
    "median ms": round(quantile(times, 0.5)),
    "99 % ms": round(quantile(times, 0.99)),
    failed: outcomes.filter(({ status }) => status === undefined || status >= 400).length,
  };
}

/** What a browser asks for on a run page, in order; then the archive of a run until it is there. */
async function visit(folder: string): Promise<Record<string, Row>> {
  const operations = await freePort();
  const server = await startServer([
    ...["--cache", join(folder, "crowd"), "--operations-port", String(operations)],
  ]);
  const page = pageFiles();
  const files: Outcome[] = [];
  const runs: Outcome[] = [];
  let peak = 0;
  const watching = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(operations));
  }, 250);
  const start = performance.now();
  try {
    const runIds = await firstRuns(server.url);
    await Promise.all(
      Array.from({ length: visitors }, async (_, visitor) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 6 });
        const runId = runIds[visitor % runIds.length] ?? "";
        const one = async (what: Ask) => files.push(await ask(agent, what));
        for (const path of page) await one({ url: server.url + path, headers: compressed });
        for (const name of ["metadata.yaml", "_info.txt", "index.json", "notes.md"]) {
          await one({ url: `${server.url}/data/battery/${battery}/${name}`, headers: compressed });
        }
        runs.push(...(await untilComputed(agent, server.url, runId)));
        agent.destroy();
      }),
    );
  } finally {
    clearInterval(watching);
    await server.stop();
  }
  const duration = performance.now() - start;
  const count = (wanted: (status: number | undefined) => boolean) =>
    runs.filter(({ status }) => wanted(status)).length;
  return {
    "files of pages": summary(files, duration),
    "archives of runs": summary(
      runs.filter(({ status }) => status === 206),
      duration,
    ),
    crowd: {
      visitors,
      "distinct runs": scenarios,
      seconds: round(duration / 1000),
      "still computing (202)": count((status) => status === 202),
      "come back later (503)": count((status) => status === 503),
      errors: count((status) => status === undefined || ![202, 206, 503].includes(status)),
      "peak MB": round(peak / 1e6),
    },
  };
}

/** Scripts and styles that the page of a run names. */
function pageFiles(): readonly string[] {
  const html = readFileSync(join(site, battery, "index.html"), "utf8");
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets|boot)[^"]+)"/g)];
  return [`/${battery}`, "/config.json", ...named.map(([, path = ""]) => path)];
}

async function firstRuns(url: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/data/battery/${battery}/_info.txt`);
  const [head = "", ...rows] = (await answer.text()).trim().split("\n");
  const column = head.split(";").indexOf("RunId");
  const ids = rows.map((row) => row.split(";")[column] ?? "");
  // Spread over the table.
  const step = Math.max(1, Math.floor(ids.length / scenarios));
  return ids.filter((_, row) => row % step === 0).slice(0, scenarios);
}

/** As pages do: asks again after a while. */
async function untilComputed(agent: Agent, url: string, runId: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const what = {
    url: `${url}/data/battery/${battery}/summaries/${runId}.zip`,
    headers: { range: "bytes=-8192" },
  };
  for (let attempt = 0; attempt < 300; attempt++) {
    const outcome = await ask(agent, what);
    outcomes.push(outcome);
    if (outcome.status !== 202 && outcome.status !== 503) break;
    await new Promise((next) => setTimeout(next, 1000));
  }
  return outcomes;
}

function memoryOf(port: number): Promise<number> {
  return new Promise((found) => {
    const asked = get(`http://127.0.0.1:${port}/metrics`, async (answer) => {
      let text = "";
      for await (const part of answer.setEncoding("utf8")) text += part;
      found(Number(/\nprocess_resident_memory_bytes (\d+)/.exec(text)?.[1] ?? 0));
    });
    asked.on("error", () => found(0));
  });
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
