// The shell lines of docs/running.md and docs/deploy.md, and the files of deploy/, as far as a bare
// Debian can run them: those that compute do it in a tiny sample, or only say what is missing.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, fail, root } from "./prepare.mjs";

ensureInstalled();
await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "episcope-docs-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** These need a machine of one's own, a network or a builder of containers. */
const notRun = /^(git|npm|useradd|cp|systemctl|docker)\b/;
const episcope =
  /^(?:npx episcope|(?:runuser -u episcope -- )?node packages\/cli\/bin\/episcope\.js) (.+)$/;
/** @type {string[]} */
const faults = [];

/** @param {string} file @param {RegExp} languages */
function blocks(file, languages) {
  const text = readFileSync(join(root, "docs", file), "utf8");
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter(([, language = ""]) => languages.test(language))
    .map(([, , content = ""]) => content);
}

/** @param {string} program @param {string[]} args */
function tried(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  return { status, output: `${stdout ?? ""}${stderr ?? ""}` };
}

/** Whether it answers; then it is stopped. @param {string[]} args */
async function serves(args) {
  const loopback = ["--host", "127.0.0.1", "--port", "0", "--operations-port", "0"];
  const command = [join(root, "packages/cli/bin/episcope.js"), ...args, ...loopback];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  let output = "";
  /** @type {Promise<string>} */
  const started = new Promise((found) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
        const [address] = /http:\/\/\S+/.exec(output) ?? [];
        if (address) found(address);
      });
  });
  const address = await Promise.race([started, ended.then(() => "")]);
  const answer = address ? await fetch(address) : undefined;
  child.kill("SIGTERM");
  const [code] = await ended;
  return { status: answer?.ok && code === 0 ? 0 : 1, output: `${output}(ended with ${code})` };
}

/**
 * A documented command with folders of its own, and what makes it quick. A status may say that runs
 * are missing.
 * @param {string[]} words
 */
function quick(words) {
  const [name = "", ...rest] = words;
  const own = rest.map((word, place) => {
    const option = rest[place - 1];
    if (option === "--cache" || option === "--out" || option === "--data")
      return join(folder, option.slice(2));
    if (option === "--sample") return "tiny";
    return option === "--runs" && word === "all" ? "default" : word;
  });
  if (name === "serve") return { args: [name, ...own], codes: [0] };
  if (name === "export") {
    // One battery; the others are only small files.
    const isBattery = (/** @type {string} */ word, /** @type {number} */ place) =>
      !word.startsWith("--") && !own[place - 1]?.startsWith("--");
    const first = own.findIndex(isBattery);
    const short = own.filter((word, place) => place === first || !isBattery(word, place));
    const small = ["--sample", "tiny", "--tables", "none", "--cache", join(folder, "cache")];
    return { args: [name, ...short, ...small], codes: [0] };
  }
  if (name === "generate" && !own.includes("--dry-run"))
    return { args: [name, ...own, "--status"], codes: [0, 1] };
  return { args: [name, ...own, "--runs", "default"], codes: [0] };
}

/** @param {string} line */
async function check(line) {
  const [command = ""] = line.split(/\s+#/);
  if (command === "" || notRun.test(command)) return;
  const [, words] = episcope.exec(command) ?? [];
  if (words === undefined) {
    faults.push(`${command}: this script does not know how to try it`);
    return;
  }
  const { args, codes } = quick(words.split(/\s+/));
  const script = join(root, "packages/cli/bin/episcope.js");
  const { status, output } =
    args[0] === "serve" ? await serves(args) : tried(process.execPath, [script, ...args]);
  const isPlanned = !args.includes("--status") || output.startsWith("battery ");
  console.log(`${codes.includes(status ?? -1) && isPlanned ? "ok" : "FAILED"}: ${command}`);
  if (!codes.includes(status ?? -1) || !isPlanned) faults.push(`${command}\n${output}`);
}

mkdirSync(join(folder, "data"));
for (const file of ["running.md", "deploy.md"]) {
  for (const block of blocks(file, /^(sh)?$/)) {
    const lines = block.split("\n").filter((line) => /^(\w+) /.test(line));
    for (const line of lines) await check(line);
  }
  for (const block of blocks(file, /^yaml$/)) {
    const settings = join(folder, "episcope.yaml");
    const own = block
      .replace(/^cache: .*$/m, `cache: ${join(folder, "cache")}`)
      .replace(/^(host|operations-port): .*\n/gm, "");
    writeFileSync(settings, own);
    const { status, output } = await serves(["serve", "--config", settings]);
    console.log(`${status === 0 ? "ok" : "FAILED"}: serve with the settings of ${file}`);
    if (status !== 0) faults.push(`settings of ${file}\n${output}`);
  }
}

/**
 * How a sweep ends that is stopped when it has begun.
 * @param {string} summary
 */
async function codeOfStopped(summary) {
  const battery = ["cologne/2022-06-23/2b", "--sample", "tiny", "--summary", summary];
  const places = ["--out", join(folder, "stopped"), "--cache", join(folder, "stopped-cache")];
  const script = join(root, "packages/cli/bin/episcope.js");
  const child = spawn(process.execPath, [script, "generate", ...battery, ...places]);
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), ended]);
  child.kill("SIGTERM");
  const [code] = await ended;
  return code;
}

const summary = join(folder, "summary.json");
const stopped = await codeOfStopped(summary);
const told = JSON.parse(readFileSync(summary, "utf8"));
console.log(`${stopped === 130 ? "ok" : "FAILED"}: a sweep that is stopped`);
if (stopped !== 130 || told.exitCode !== 130 || told.stopped !== true)
  faults.push(`A stopped sweep ends with ${stopped}, and says ${JSON.stringify(told)}`);

/** @param {string} program */
function isInstalled(program) {
  const found = spawnSync("which", [program]).status === 0;
  if (!found) console.log(`Not checked: ${program} cannot be found.`);
  return found;
}

if (isInstalled("nginx") && isInstalled("openssl")) {
  const [key, certificate] = [join(folder, "portal.key"), join(folder, "portal.pem")];
  const subject = ["-subj", "/CN=portal.example.org", "-days", "1"];
  tried("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate],
    ...subject,
  ]);
  const site = readFileSync(join(root, "deploy/nginx.conf"), "utf8")
    .replace("/etc/ssl/portal.example.org.pem", certificate)
    .replace("/etc/ssl/portal.example.org.key", key)
    .replace("/var/lib/nginx/episcope", join(folder, "nginx-cache"));
  const main = join(folder, "nginx.conf");
  const places = `pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;`;
  writeFileSync(main, `${places} events {} http {\n${site}\n}\n`);
  const { status, output } = tried("nginx", ["-t", "-c", main]);
  console.log(`${status === 0 ? "ok" : "FAILED"}: deploy/nginx.conf`);
  if (status !== 0) faults.push(`deploy/nginx.conf\n${output}`);
}

if (isInstalled("systemd-analyze")) {
  const unit = join(folder, "episcope.service");
  const text = readFileSync(join(root, "deploy/episcope.service"), "utf8");
  writeFileSync(unit, text.replace("/usr/bin/node", process.execPath));
  const { status, output } = tried("systemd-analyze", ["verify", unit]);
  const isClean = status === 0 && !output.includes(unit);
  console.log(`${isClean ? "ok" : "FAILED"}: deploy/episcope.service`);
  if (!isClean) faults.push(`deploy/episcope.service\n${output}`);
}

for (const file of [
  "docs/cluster/slurm.sh",
  "docs/cluster/submit.sh",
  "docs/cluster/kubernetes.sh",
]) {
  const { status, output } = tried("bash", ["-n", file]);
  if (status !== 0) faults.push(`${file}\n${output}`);
}
if (faults.length > 0) fail(faults.join("\n\n"));
