// npm run validate-model [-- --quick | --full] [--threads n] [--only names] [--write] [--published]
// [--berlin2021 θ] [--classic2020 θ] [--cologne2022 θ]: every item of model specification 13 as a
// table of values, targets and intervals. Fails when a value is not accepted, unless it is not
// required and docs/validation.md shows it as an exception. The calibration parameter θ is that of
// scenarios/calibration.yaml, the published one, or the one that is given. With EPISCOPE_OPEN_DATA
// (docs/validation.md) also contacts by age and setting beside the published ones.
import { fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importBundled } from "./bundled.mjs";
import { fail, root } from "./prepare.mjs";
import { publishedContacts } from "./publishedContacts.mjs";

/** @typedef {import("../packages/model/validation/rows.ts").Row} Row */
/** @typedef {typeof import("../packages/model/validation/validate.ts")} Validation */

const args = process.argv.slice(2);
const child = "--child";
/** @param {string} name */
const has = (name) => args.includes(name);
/** @param {string} name */
const optionOf = (name) => (has(name) ? args[args.indexOf(name) + 1] : undefined);

/** @type {Validation} */
const { checkNames, openValidation, publishedThetas } = await importBundled(
  join(root, "packages/model/validation/validate.ts"),
);

/** @type {typeof import("./baseRuns/baseRows.ts")} */
const { baseChecks, baseRows } = await importBundled(join(root, "scripts/baseRuns/baseRows.ts"));

/** Of a region in the file of calibrated values. @param {string} region @param {string} profile */
function calibrated(region, profile) {
  const text = readFileSync(join(root, "scenarios/calibration.yaml"), "utf8");
  const block = new RegExp(`^${region}:\\n((?: .*\\n)*)`, "m").exec(text)?.[1] ?? "";
  return new RegExp(`^ +${profile}: .*theta: ([^ ,}]+)`, "m").exec(block)?.[1];
}

/** @param {string} region @param {keyof typeof publishedThetas} profile */
function thetaOf(region, profile) {
  const given =
    optionOf(`--${profile}`) ?? (has("--published") ? undefined : calibrated(region, profile));
  const theta = Number(given ?? publishedThetas[profile]);
  if (!(theta > 0 && theta < 1)) fail(`θ of ${profile} is "${given}"; for example 1.36e-5`);
  return theta;
}

const validation = openValidation({
  isQuick: has("--quick"),
  isFull: has("--full"),
  theta: thetaOf,
});

/** @param {string} name @returns {readonly Row[]} */
const check = (name) =>
  baseChecks.includes(name) ? baseRows(name, has("--quick")) : validation.check(name);

/** @param {readonly string[]} names @param {number} count @returns {Promise<readonly Row[]>} */
async function inProcesses(names, count) {
  const waiting = [...names];
  /** @type {Map<string, readonly Row[]>} */
  const found = new Map();
  const works = Array.from({ length: Math.min(count, names.length) }, async () => {
    const worker = fork(fileURLToPath(import.meta.url), [...args, child]);
    try {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const current = name;
        const rows = await new Promise((resolve, reject) => {
          worker.once("message", resolve);
          worker.once("exit", () => reject(new Error(`${current} ended too early`)));
          worker.send(current);
        });
        worker.removeAllListeners();
        found.set(current, rows);
        report(current, rows);
      }
    } finally {
      worker.kill();
    }
  });
  await Promise.all(works);
  return names.flatMap((name) => found.get(name) ?? []);
}

/** @param {string} name @param {readonly Row[]} rows */
function report(name, rows) {
  const failures = rows.filter(({ isOk }) => !isOk).length;
  console.error(
    `${name}: ${rows.length} values${failures > 0 ? `, ${failures} not accepted` : ""}`,
  );
}

async function validate() {
  const only = optionOf("--only")?.split(",");
  const names = [...checkNames, ...baseChecks].filter(
    (name) => !only || only.some((part) => name.includes(part)),
  );
  const threads = Number(optionOf("--threads") ?? 1);
  if (!(Number.isInteger(threads) && threads >= 1)) fail("--threads needs a number from 1 on");
  const begin = performance.now();
  const rows =
    threads > 1
      ? await inProcesses(names, threads)
      : names.flatMap((name) => {
          const ofCheck = check(name);
          report(name, ofCheck);
          return ofCheck;
        });
  print(rows);
  const published = publishedContacts(process.env.EPISCOPE_OPEN_DATA);
  if (!published)
    console.log("\nno published contacts beside the model's: EPISCOPE_OPEN_DATA has no contacts/");
  else if (rows.some(({ id }) => id === "13.7"))
    console.log(`\n${validation.contactReport(published)}`);
  const seconds = Math.round((performance.now() - begin) / 1000);
  const known = documented();
  const failures = rows.filter(
    (row) => !row.isOk && (row.isRequired || (isUsual && !known.has(keyOf(row)))),
  );
  for (const { id, what } of failures) console.log(`\nNot accepted: ${id} ${what}`);
  console.log(`\n${rows.length} values, ${failures.length} not accepted, ${seconds} s`);
  if (has("--write")) writeTable(rows);
  if (failures.length > 0) process.exit(1);
}

/** With other parameters or cities, values differ from those of the document. */
const isUsual = !["--quick", "--full", "--published"]
  .concat(Object.keys(publishedThetas).map((profile) => `--${profile}`))
  .some(has);

/** @param {Pick<Row, "id" | "what">} row */
const keyOf = ({ id, what }) => `${id} ${what}`;

/** Rows that the document lists as not accepted and not required; its text explains them. */
function documented() {
  const lines = readFileSync(join(root, "docs/validation.md"), "utf8").split("\n");
  const cells = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  return new Set(
    cells
      .filter((line) => line[6] === notRequired)
      .map(([, id = "", what = ""]) => keyOf({ id, what })),
  );
}

const notRequired = "no (not required)";
const titles = ["id", "what", "value", "target", "accepted", "ok"];

/** @param {Row} row */
function cellsOf({ id, what, value, target, accepted, isOk, isRequired }) {
  return [id, what, value, target, accepted, isOk ? "yes" : isRequired ? "NO" : notRequired];
}

/** @param {readonly Row[]} rows */
function print(rows) {
  const lines = [titles, ...rows.map(cellsOf)];
  const widths = titles.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}

/** Replaces the table in the document; the text around it stays. @param {readonly Row[]} rows */
function writeTable(rows) {
  const file = join(root, "docs/validation.md");
  const text = readFileSync(file, "utf8");
  const [begin, end] = ["<!-- table -->", "<!-- end of table -->"];
  const [before, after] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (before < begin.length || after < before) fail(`${file} has no place for the table`);
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const table = [
    line(titles),
    line(titles.map(() => "---")),
    ...rows.map((row) => line(cellsOf(row))),
  ];
  writeFileSync(file, `${text.slice(0, before)}\n${table.join("\n")}\n${text.slice(after)}`);
}

if (has(child)) {
  // One of several processes: receives names, sends rows.
  process.on("message", (name) => process.send?.(check(String(name))));
} else {
  await validate();
}
