// What archives and downloads say about the build that made them: version, commit, licence of the
// results. Equal sources give equal texts, so there is no time in it.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "./prepare.mjs";

/** What affects results; with changes of one's own the commit would be wrong. */
const sources = ["packages", "regions", "scenarios", "package-lock.json"];

/** @param {readonly string[]} args */
function git(args) {
  return execFileSync("git", args, {
    ...{ cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  }).trim();
}

/** Undefined where nobody knows: without a repository, or with changes that are in no commit. */
function knownCommit() {
  const named = process.env.EPISCOPE_COMMIT;
  if (named) return /^[0-9a-f]{7,64}$/.test(named) ? { commit: named } : undefined;
  try {
    if (git(["status", "--porcelain", "--", ...sources]) !== "") return undefined;
    const [commit = "", date = ""] = git(["log", "-1", "--format=%H %cs"]).split(" ");
    return { commit, date };
  } catch {
    return undefined;
  }
}

export function buildIdentity() {
  const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8");
  /** @type {{ version: string }} */
  const { version } = JSON.parse(read("package.json"));
  /** @type {{ demonstration: boolean, licence: { name: string, url: string } }} */
  const { demonstration, licence } = parse(read("content/site.yaml"));
  return {
    version,
    ...knownCommit(),
    licence: { name: licence.name, url: licence.url },
    ...(demonstration && { demonstration }),
  };
}
