// Lighthouse on a phone, for home and a run page, served over loopback by `episcope serve`. It is
// fetched from npm when asked for: it brings a hundred packages that nothing else needs.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeLargeBattery } from "../e2e/fixtures/battery/writeBattery.ts";
import { startServer } from "../e2e/support/startServer.ts";
import { median } from "./support/statistics.ts";

/** The last one for Node 20. */
const lighthouse = "lighthouse@12.8.2";
const run = promisify(execFile);
const visits = 3;

const pages = { home: "", run: "cologne/bench" } as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
const targets: Readonly<Record<keyof typeof pages, Readonly<Record<Category, number>>>> = {
  home: { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
  run: { performance: 90, accessibility: 100, "best-practices": 100, seo: 100 },
};

interface Report {
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly title: string; readonly displayValue?: string }
    >
  >;
}

export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "episcope-lighthouse-"));
  await writeLargeBattery(join(folder, "battery", pages.run));
  const server = await startServer(["--data", folder]);
  const found: Record<string, number> = {};
  try {
    for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
      const reports: Report[] = [];
      for (let visit = 0; visit < visits; visit++)
        reports.push(await visited(`${server.url.replace(/\/$/, "")}/${path}`, folder));
      for (const category of categories) {
        const score = median(reports.map((one) => 100 * (one.categories[category].score ?? 0)));
        found[`${name} ${category}`] = score;
        const target = targets[name][category];
        console.log(
          `${name}, ${category}: ${score} (wanted ${target}${score < target ? ", not reached" : ""})`,
        );
        if (score < target) printFailing(reports[0], category);
      }
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
  console.log(JSON.stringify({ bench: "lighthouse", ...found }));
}

async function visited(url: string, folder: string): Promise<Report> {
  const file = join(folder, "report.json");
  await run("npx", [
    ...["--yes", lighthouse, url, "--quiet", "--output=json", `--output-path=${file}`],
    `--only-categories=${categories.join(",")}`,
    "--chrome-flags=--headless --no-sandbox --disable-gpu",
  ]);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** What costs points. */
function printFailing(report: Report | undefined, category: Category): void {
  for (const { id } of report?.categories[category].auditRefs ?? []) {
    const audit = report?.audits[id];
    if (audit && audit.score !== null && audit.score < 0.9)
      console.log(`  ${audit.title} ${audit.displayValue ?? ""}`);
  }
}
