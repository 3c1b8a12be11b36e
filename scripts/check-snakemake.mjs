// The workflow of docs/cluster/Snakefile with the real Snakemake: a small sweep, from its parts to
// the site. Needs snakemake of Debian.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { ensureBuilt, ensureInstalled, fail, root } from "./prepare.mjs";

if (spawnSync("which", ["snakemake"]).status !== 0) {
  console.log("Not checked: snakemake cannot be found.");
  process.exit(0);
}
ensureInstalled();
await ensureBuilt();
const home = mkdtempSync(join(tmpdir(), "episcope-snakemake-"));
process.once("exit", () => rmSync(home, { recursive: true, force: true }));
for (const name of ["packages", "docs"]) symlinkSync(join(root, name), join(home, name));
const { writeSmallScenarios } = await importBundled("e2e/support/smallScenarios.ts");
writeSmallScenarios(join(home, "scenarios"));
const wanted = ["batteries=quick long", "options=--scenarios scenarios"];
const args = ["--snakefile", "docs/cluster/Snakefile", "--cores", "2", "--config"];
const snakemake = () =>
  spawnSync("snakemake", [...args, "parts=2", "threads=1", ...wanted], {
    cwd: home,
    encoding: "utf8",
    // Its own cache, for itself and for cities.
    env: {
      ...process.env,
      XDG_CACHE_HOME: join(home, ".xdg"),
      EPISCOPE_CACHE: join(home, "cache"),
    },
  });

const first = snakemake();
if (first.status !== 0) fail(`${first.stdout}\n${first.stderr}`);
const status = readFileSync(join(home, "logs/status.txt"), "utf8");
if (!status.includes("All 8 runs are there.")) fail(status);
for (const file of ["index.html", "data/battery/long/summaries/sz4.zip"])
  if (!existsSync(join(home, "site", file))) fail(`The site has no ${file}.`);
if (!existsSync(join(home, "data/catalogue"))) fail("There are no key figures.");
const again = snakemake();
if (!/Nothing to be done/.test(again.stderr)) fail(`It began anew:\n${again.stderr}`);
console.log("The workflow computed, checked, collected and published a small sweep.");
