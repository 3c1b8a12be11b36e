// node scripts/simulated-r.mjs: computes the runs that calculators are compared with (`simulated`
// in content/calculators) and prints the R value for each file. Needs a finished build.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runnerImport } from "vite";
import { ensureBuilt, root, run } from "./prepare.mjs";

await ensureBuilt();
const [battery, common] = await Promise.all(["battery", "common"].map(load));

/** @param {string} name of a package */
async function load(name) {
  const file = join(root, `packages/${name}/src/index.ts`);
  const options = { root, configFile: /** @type {const} */ (false) };
  return (await runnerImport(file, { ...options, logLevel: "error" })).module;
}

/** @param {string} out @param {string} path @param {string} runs */
function generate(out, path, runs) {
  const command = join(root, "packages/cli/bin/episcope.js");
  const status = run(process.execPath, [command, "generate", path, "--runs", runs, "--out", out]);
  if (status !== 0) process.exit(status);
}

/** RunId of the run that an address opens. @param {string} folder @param {URLSearchParams} query */
function runOf(folder, query) {
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), "utf8");
  const { metadata } = battery.parseMetadata(read("metadata.yaml"), "metadata.yaml");
  const { index } = battery.parseRunIndex(read(metadata.info), metadata.info);
  const found = new battery.RunFinder(index, metadata).find(new Map(query), 0);
  if (!found) throw new Error(`${folder} has no run ${query}`);
  return found.runId;
}

/**
 * Mean over people, not over days.
 * @param {string} archive
 * @param {string} runId
 * @param {number} from
 * @param {number} to
 */
async function meanR(archive, runId, from, to) {
  const source = battery.memorySource(new Uint8Array(readFileSync(archive)));
  const opened = await battery.openRunArchive(source, { runId, file: archive });
  const { table } = (await opened.readTables(source, ["rValues"])).get("rValues");
  const [days, r, people] = [
    common.days(table),
    common.numbers(table, "rValue"),
    common.numbers(table, "newContagious"),
  ];
  let [sum, count] = [0, 0];
  for (let row = 0; row < table.rowCount; row++) {
    if (days[row] < from || days[row] > to || !(people[row] > 0)) continue;
    sum += r[row] * people[row];
    count += people[row];
  }
  return { r: sum / count, count };
}

const folder = join(root, "content/calculators/r-calculator");
const out = mkdtempSync(join(tmpdir(), "episcope-simulated-"));
try {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".en.yaml"))) {
    const { definition } = battery.parseCalculator(readFileSync(join(folder, name), "utf8"), name);
    const simulated = definition?.simulated;
    if (!simulated) continue;
    const { pathname, searchParams } = new URL(simulated.run, "http://localhost");
    const path = pathname.replace(/^\/|\/$/g, "");
    // The run table comes with any run.
    generate(out, path, "default");
    const place = join(out, "battery", path);
    const runId = runOf(place, searchParams);
    generate(out, path, runId);
    const archive = join(place, "summaries", `${runId}.zip`);
    const [from, to] = [common.parseDay(simulated.from), common.parseDay(simulated.to)];
    const { r, count } = await meanR(archive, runId, from, to);
    console.log(`${name}: ${r.toFixed(2)} (${count} people of ${runId}); file: ${simulated.value}`);
  }
} finally {
  rmSync(out, { recursive: true });
}
