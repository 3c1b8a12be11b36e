// A sweep on a real Slurm: an array of parts, of which one is killed and one is told that its time
// is over. The result has to be that of one machine, byte for byte. Needs slurmctld, slurmd and
// munge of Debian.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { ensureBuilt, ensureInstalled, fail, root } from "./prepare.mjs";
import { startCluster, until } from "./slurm/cluster.mjs";

const parts = 4;
const programs = ["munged", "munge", "slurmctld", "slurmd", "sbatch"];
const missing = programs.filter((name) => spawnSync("which", [name]).status !== 0);
if (missing.length > 0) {
  console.log(`Not checked: ${missing.join(", ")} cannot be found (slurmctld, slurmd, munge).`);
  process.exit(0);
}

ensureInstalled();
await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "episcope-slurm-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const { writeSmallScenarios } = await importBundled("e2e/support/smallScenarios.ts");
const scenarios = join(folder, "scenarios");
writeSmallScenarios(scenarios);
const wanted = ["quick", "long", "--scenarios", scenarios];
const command = join(root, "packages/cli/bin/episcope.js");

/** SHA-256 of all files, by name. @param {string} data */
function contentOf(data) {
  const names = readdirSync(data, { recursive: true, encoding: "utf8", withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => {
      const hash = createHash("sha256").update(readFileSync(join(parentPath, name)));
      return `${join(parentPath, name).slice(data.length)} ${hash.digest("hex")}`;
    })
    .sort();
}

const alone = join(folder, "alone");
const helpers = ["--cache", join(folder, "alone-cache")];
execFileSync(process.execPath, [command, "generate", ...wanted, ...helpers, "--out", alone], {
  stdio: "inherit",
});

// Here jobs are sent; on a cluster it is the project itself.
const home = join(folder, "home");
mkdirSync(home);
for (const name of ["packages", "docs"]) symlinkSync(join(root, name), join(home, name));
const cluster = await startCluster(join(folder, "cluster"));
process.once("SIGINT", () => void cluster.stop());

/** Processes of a task that compute. @param {number} task */
function processesOf(task) {
  return readdirSync("/proc").filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      const environment = readFileSync(join("/proc", id, "environ"), "utf8");
      const line = readFileSync(join("/proc", id, "cmdline"), "utf8");
      const isOurs = environment.includes(`SLURM_CLUSTER_NAME=${cluster.name}\0`);
      const isTask = environment.includes(`SLURM_ARRAY_TASK_ID=${task}\0`);
      return isOurs && isTask && line.startsWith("node\0");
    } catch {
      // It has ended.
      return false;
    }
  });
}

/** @param {number} task */
const running = (task) => until(`The start of task ${task}`, () => processesOf(task)[0]);

/** @type {string[]} */
const faults = [];
try {
  const sent = execFileSync("bash", ["docs/cluster/submit.sh", String(parts), ...wanted], {
    cwd: home,
    encoding: "utf8",
    env: { ...cluster.environment, SBATCH_MEM_PER_NODE: "1G" },
  });
  console.log(sent.trim());
  const [, array = "", last = ""] = /job (\d+)\. Last step: job (\d+)/.exec(sent) ?? [];
  process.kill(Number(await running(0)), "SIGKILL");
  await running(1);
  // Until it has begun in the eyes of the controller, too.
  await until("Telling task 1 that its time is over", () => {
    try {
      cluster.ask("scancel", "--batch", "--signal=USR1", `${array}_1`);
      return true;
    } catch {
      return undefined;
    }
  });
  await until(
    "The sweep",
    () => (cluster.ask("squeue", "--noheader") === "" ? true : undefined),
    1500,
  );
  const show = (/** @type {string} */ id) => cluster.ask("scontrol", "show", "job", id);
  const log = readFileSync(join(home, `slurm-${last}.out`), "utf8");
  console.log(log);
  if (!show(last).includes("JobState=COMPLETED")) faults.push("The last step did not succeed.");
  if (!show(`${array}_0`).includes("JobState=FAILED")) faults.push("The killed task is not told.");
  if (!/Restarts=[1-9]/.test(show(`${array}_1`)))
    faults.push("The task out of time was not sent again.");
  if (!log.includes("All 8 runs are there."))
    faults.push("It is not said that all runs are there.");
} finally {
  await cluster.stop();
}
if (faults.length > 0) fail(faults.join("\n"));

const [expected, found] = [contentOf(alone), contentOf(join(home, "data"))];
const differing = expected.filter((line) => !found.includes(line));
if (differing.length > 0 || found.length !== expected.length)
  fail(`The cluster's results differ from those of one machine:\n${differing.join("\n")}`);
const caches = join(home, ".cache");
const names = existsSync(caches) ? readdirSync(caches, { recursive: true, encoding: "utf8" }) : [];
const left = names.filter((name) => name.includes(".part-"));
if (left.length > 0) fail(`Parts of files were left: ${left.join(", ")}`);
console.log(`${found.length} files of the cluster are those of one machine, byte for byte.`);
