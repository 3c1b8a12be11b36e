// One command of npm test: its output, duration and result.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "../prepare.mjs";

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} seconds
 * @property {boolean} isOk
 * @property {number | undefined} tests
 */

/**
 * @param {object} stage
 * @param {string} stage.name
 * @param {readonly string[]} stage.command
 * @param {NodeJS.ProcessEnv} [stage.env]
 * @param {boolean} [stage.isQuiet] Its output is shown when it has ended, because others run at the
 * same time.
 * @param {() => readonly import("./reports.mjs").TestFile[]} [stage.counts] From its report.
 * @returns {Promise<Stage>}
 */
export async function runStage({ name, command, env, isQuiet = false, counts }) {
  if (!isQuiet) console.log(`\n── ${name}`);
  const begin = performance.now();
  const [program = "", ...args] = command;
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: path },
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const isOk = await new Promise((ended) => {
    child.on("error", ({ message }) => {
      output += message;
      ended(false);
    });
    child.on("close", (code) => ended(code === 0));
  });
  const seconds = (performance.now() - begin) / 1000;
  if (isQuiet) console.log(`\n── ${name}`);
  if (output) console.log(output.trimEnd());
  const tests = counts?.().reduce((sum, file) => sum + file.passed + file.failed, 0);
  return { name, seconds, isOk, tests };
}
