// npm run types: one strict check per environment (browser, Node, tests).
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./prepare.mjs";

const projects = [
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}`),
  "bench",
  "e2e",
  "scripts",
].filter((project) => existsSync(join(root, project, "tsconfig.json")));
const failures = projects.filter((project) => run("npx", ["tsc", "--noEmit", "-p", project]) !== 0);
if (failures.length > 0) process.exit(1);
