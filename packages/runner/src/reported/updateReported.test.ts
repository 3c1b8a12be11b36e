// The whole way, from a made-up mirror with all faults that happen to the files of a data root.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { formatDay } from "@episcope/common";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptyFolder } from "../fixtures/runFixtures.ts";
import { cutOffAfter, failing, Mirror, redirectTo, silent, webPage } from "./fixtures/mirror.ts";
import { firstDay, publishedFiles, smallList } from "./fixtures/publishedFiles.ts";
import type { SourceList } from "./sourceList.ts";
import { type UpdateResult, updateReported } from "./updateReported.ts";

const root = emptyFolder();
afterAll(() => rmSync(root, { recursive: true }));
const made = new Map<number, ReadonlyMap<string, string>>();
function published(weeks: number): Map<string, string> {
  const files = made.get(weeks) ?? publishedFiles(weeks);
  made.set(weeks, files);
  return new Map(files);
}
let number = 0;
let to = "";
let mirror: Mirror;
let lines: string[] = [];

beforeEach(async () => {
  to = join(root, String(number++));
  mirror = await Mirror.open(published(5));
});
afterEach(() => mirror.close());

interface Options {
  readonly only?: readonly string[];
  readonly from?: string;
  readonly patience?: number;
  readonly list?: SourceList;
}

async function update(options: Options = {}): Promise<UpdateResult> {
  lines = [];
  const report = (line: string) => lines.push(line.replace(/ +/, " "));
  return await updateReported({ to, from: mirror.address, list: smallList, report, ...options });
}

const pathOf = (id: string) => smallList.sources.find((source) => source.id === id)?.path ?? "";
const read = (name: string) => readFileSync(join(to, name), "utf8");
const firstLines = (name: string, count: number) => read(name).split("\n").slice(0, count);
const until = formatDay(firstDay + 34);
const cutOffWhenHere = (id: string) =>
  cutOffAfter((length) => {
    const part = statSync(join(to, "reported/.arriving", id), { throwIfNoEntry: false });
    return part !== undefined && part.size >= length;
  });
/** All files of the data root but what is kept about them. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((name) => !name.includes("/."))
    .sort();

test("everything is fetched, converted and written, and says so", async () => {
  const { written, failed } = await update();
  expect(failed).toEqual([]);
  const expected = smallList.sources.filter(({ onRequest }) => !onRequest).map(({ id }) => id);
  expect(written).toEqual(expected);
  expect(lines[0]).toBe(`cases-germany new, until ${until}`);
  expect(filesOf(to)).toMatchSnapshot();
  expect(readdirSync(join(to, "reported/.arriving"))).toEqual([]);
});

test("each series of several sources says whose it is", async () => {
  await update();
  const { sources } = JSON.parse(read("reported/sources.json"));
  const whose = (path: string) =>
    sources.flatMap(({ id, files }: { id: string; files: string[] }) =>
      files.includes(path) ? [id] : [],
    );
  const file = "reported/berlin.json";
  expect(whose(`${file}#cases`)).toEqual(["cases-states"]);
  expect(whose(`${file}#admissions`)).toEqual(["sari"]);
  expect(whose(`${file}#intensiveCare`)).toEqual(["intensive-care-states"]);
  expect(whose(`${file}#strains`)).toEqual(["variants"]);
  expect(whose(file)).toEqual(["cases-states", "sari", "intensive-care-states", "variants"]);
  expect(whose("reported/germany.json#cases")).toEqual(["cases-germany"]);
  expect(whose("reported/cologne.json#cases")).toEqual(["cases-counties"]);
});

test("beside run pages: figures per person, whole weeks, and whose they are", async () => {
  await update();
  const lines = (name: string) => read(`observed/${name}.csv`).trimEnd().split("\n");
  expect(lines("cases-by-age").slice(0, 2)).toEqual([
    "date,area,0-4,5-14,15-34,35-59,60-79,80+",
    "2021-03-01,Baden-Württemberg,70,70,70,70,70,70",
  ]);
  expect(lines("deaths-by-age").slice(0, 2)).toEqual([
    "date,area,all,0-4,5-14,15-34,35-59,60-79,80+",
    "2021-03-01,Germany,0.045,0.313,0.313,0.313,0.313,0.313,0.313",
  ]);
  // 10 first doses a day among 700,000 people; the second ones belong to them.
  expect(lines("vaccinations")[0]).toBe(
    "date,area,dose1,dose3,dose4,dose5,dose6,mRNA,vector,omicronUpdate,xbbUpdate,first,booster",
  );
  const berlin = lines("vaccinations").filter((line) => line.includes(",Berlin,"));
  expect(berlin).toHaveLength(4);
  expect(berlin[1]).toBe("2021-03-08,Berlin,1.43,0.14,0,0,0,1.14,0.29,0.14,0,0.02,0");
  expect(lines("tests-germany")).toContain("2021-03-01,8.9");
  expect(lines("r-germany")).toContain("2021-03-02,1.25,1.1,1.4");
  expect(lines("intensive-care")).toContain("2021-03-08,Berlin,2,3.29");
  const { sources } = JSON.parse(read("reported/sources.json"));
  const whose = (name: string) =>
    sources.flatMap(({ id, files }: { id: string; files: string[] }) =>
      files.includes(`observed/${name}.csv`) ? [id] : [],
    );
  expect(whose("deaths-by-age")).toEqual(["cases-germany", "deaths-ages"]);
  expect(whose("vaccinations")).toEqual(["cases-germany", "cases-states", "vaccinations"]);
  expect(whose("r-germany")).toEqual(["r"]);
});

test("without the people of an area there is nothing per person", async () => {
  await update({ only: ["deaths-ages", "tests", "vaccinations"] });
  expect(filesOf(to).filter((name) => name.startsWith("observed/"))).toEqual([]);
});

test("a folder works as a mirror does, also without folders in it", async () => {
  await update();
  const ofMirror = new Map(filesOf(to).map((name) => [name, read(name)]));
  for (const flat of [false, true]) {
    const from = join(root, `folder-${flat}`);
    for (const [path, text] of mirror.files) {
      const file = join(from, flat ? (path.split("/").at(-1) ?? "") : path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    to = join(root, String(number++));
    expect((await update({ from })).failed).toEqual([]);
    expect(new Map(filesOf(to).map((name) => [name, read(name)]))).toEqual(ofMirror);
    expect((await update({ from })).written).toEqual([]);
  }
});

describe("the second time", () => {
  test("nothing changed: 304 for each, no file is touched", async () => {
    await update();
    mirror.log.length = 0;
    const { written, failed } = await update();
    expect([written, failed]).toEqual([[], []]);
    expect(mirror.log.every((line) => line.endsWith(" 304"))).toBe(true);
    expect(lines[0]).toBe(`cases-germany unchanged, until ${until}`);
  });

  test("a file that was lost comes again", async () => {
    await update();
    rmSync(join(to, "reported/tables/r-estimate.csv"));
    expect((await update()).written).toEqual(["r"]);
    expect(existsSync(join(to, "reported/tables/r-estimate.csv"))).toBe(true);
  });

  test("without marks of versions, the bytes tell", async () => {
    const plain = (path: string) =>
      mirror.faults.set(path, (_, response, bytes) => {
        response.writeHead(200).end(bytes);
        return true;
      });
    plain(pathOf("r"));
    await update({ only: ["r"] });
    expect((await update({ only: ["r"] })).written).toEqual([]);
  });

  test("newer figures replace older ones", async () => {
    await update();
    const newer = published(6);
    mirror.files.set(pathOf("r"), newer.get(pathOf("r")) ?? "");
    expect((await update()).written).toEqual(["r"]);
    const now = formatDay(firstDay + 41);
    expect(lines).toContain(`r newer, until ${now} (before: ${until})`);
    expect(read("reported/tables/r-estimate.csv")).toContain(now);
  });
});

describe("a fault is told, and what is here stays", () => {
  const id = "cases-germany";
  const file = "reported/tables/cases-daily-germany.csv";
  const path = pathOf(id);
  const textOf = (weeks: number) => published(weeks).get(path) ?? "";
  const other = () => mirror.files.set(path, textOf(6));
  const cases: readonly (readonly [
    name: string,
    spoil: () => void,
    reason: RegExp | string,
    options?: Options,
  ])[] = [
    [
      "a column is missing",
      () => mirror.files.set(path, textOf(6).replace("Faelle_neu", "Faelle")),
      "it lacks the column Faelle_neu",
    ],
    [
      "a mirror that is late",
      () => mirror.files.set(path, textOf(4)),
      `the new one ends earlier (${formatDay(firstDay + 27)})`,
    ],
    [
      "a web page",
      () => other() && mirror.faults.set(path, webPage),
      "it is a web page, not a table",
    ],
    [
      "a web page that says it is a table",
      () => mirror.files.set(path, "<!DOCTYPE html><title>Error"),
      "it is a web page, not a table",
    ],
    [
      "a pointer instead of the file",
      () => mirror.files.set(path, "version https://git-lfs.github.com/spec/v1\n"),
      "it is a pointer to the file (Git LFS), not the file",
    ],
    [
      "cut off, every time",
      () => other() && mirror.faults.set(path, cutOffWhenHere(id)),
      /^it was cut off after \d+ of \d+ bytes; the next time goes on from there$/,
    ],
    [
      "redirected to another host",
      () => other() && mirror.faults.set(path, redirectTo("http://elsewhere.example/x.csv")),
      "the server redirects to elsewhere.example, which is not listed",
    ],
    [
      "redirected in a circle",
      () => other() && mirror.faults.set(path, redirectTo(`/${path}`)),
      "the server redirects in a circle",
    ],
    [
      "the server fails",
      () => other() && mirror.faults.set(path, failing),
      "the server answers 503",
    ],
    ["the file is gone", () => mirror.files.delete(path), "the server answers 404"],
    [
      "the server says nothing",
      () => other() && mirror.faults.set(path, silent),
      /^it was cut off after 0 of \d+ bytes$/,
      { patience: 50 },
    ],
    ["too large", other, "it is larger than 0 MB", { list: changedList({ mostBytes: 100 }) }],
    [
      "too few rows",
      other,
      /^it has only \d+ rows, fewer than 100000$/,
      { list: changedList({ leastRows: 100_000 }) },
    ],
    [
      "dates that are none",
      () => mirror.files.set(path, textOf(6).replaceAll("2021-03", "2021-13")),
      /^line 2 and \d+ others of \d+ cannot be read$/,
    ],
    [
      "most rows are lost",
      () => {
        const [head = "", ...rows] = textOf(6).split("\n");
        mirror.files.set(path, [head, ...rows.slice(-20)].join("\n"));
      },
      /^the new one has only 19 rows instead of \d+$/,
    ],
  ];

  const named = cases.map(([name, spoil, reason, options]) => ({ name, spoil, reason, options }));
  test.each(named)("$name", async ({ spoil, reason, options }) => {
    await update({ only: [id] });
    const before = read(file);
    spoil();
    const { written, failed } = await update({ only: [id], ...options });
    expect([written, failed]).toEqual([[], [id]]);
    const [, said = ""] = (lines[0] ?? "").split(`kept as it was, until ${until}, because `);
    if (typeof reason === "string") expect(said).toBe(reason);
    else expect(said).toMatch(reason);
    expect(read(file)).toBe(before);
    expect(JSON.parse(read("reported/sources.json"))).toMatchObject({ sources: [{ id, until }] });
    // Repaired, it comes.
    mirror.files.set(path, textOf(6));
    mirror.faults.clear();
    expect((await update({ only: [id] })).written).toEqual([id]);
  });

  function changedList(change: Partial<SourceList["sources"][number]>): SourceList {
    return { ...smallList, sources: smallList.sources.map((one) => ({ ...one, ...change })) };
  }

  test("the others come all the same", async () => {
    mirror.faults.set(path, webPage);
    const { written, failed } = await update();
    expect(failed).toEqual([id]);
    expect(written.length).toBeGreaterThan(10);
    expect(lines[0]).toBe(`${id} missing, because it is a web page, not a table`);
  });

  test("nothing is written where nothing was fetched", async () => {
    for (const name of mirror.files.keys()) mirror.faults.set(name, failing);
    expect((await update()).written).toEqual([]);
    expect(filesOf(to)).toEqual([]);
  });
});

describe("a download that was cut off", () => {
  const path = pathOf("r");
  const half = cutOffWhenHere("r");
  const ranges = () => mirror.log.filter((line) => line.includes("bytes="));

  test("goes on where it ended", async () => {
    let times = 0;
    mirror.faults.set(path, (...parameters) => times++ === 0 && half(...parameters));
    expect((await update({ only: ["r"] })).written).toEqual(["r"]);
    const length = Math.ceil((mirror.files.get(path) ?? "").length / 2);
    expect(ranges()).toEqual([`${path} bytes=${length}- 206`]);
  });

  test("goes on in the next call; begins anew if the file has changed since", async () => {
    mirror.faults.set(path, half);
    await update({ only: ["r"] });
    mirror.faults.clear();
    mirror.log.length = 0;
    mirror.files.set(path, published(6).get(path) ?? "");
    expect((await update({ only: ["r"] })).written).toEqual(["r"]);
    expect(ranges()).toEqual([expect.stringMatching(/ 200$/)]);
    expect(read("reported/tables/r-estimate.csv")).toContain(formatDay(firstDay + 41));
  });
});

test("a day on which everything goes wrong somewhere: each is told, nothing is lost", async () => {
  await update();
  const before = new Map(filesOf(to).map((name) => [name, read(name)]));
  const newer = published(6);
  for (const [path, text] of newer) mirror.files.set(path, text);
  const textOf = (id: string) => newer.get(pathOf(id)) ?? "";
  const spoil = (id: string, text: string) => mirror.files.set(pathOf(id), text);
  spoil("cases-germany", textOf("cases-germany").replace("Faelle_neu", "Faelle"));
  spoil("cases-states", published(4).get(pathOf("cases-states")) ?? "");
  mirror.faults.set(pathOf("cases-counties"), webPage);
  mirror.faults.set(pathOf("admissions"), cutOffWhenHere("admissions"));
  spoil("sari", published(5).get(pathOf("sari")) ?? "");
  mirror.faults.set(pathOf("r"), redirectTo("http://elsewhere.example/r.csv"));
  const { written, failed } = await update();
  expect(failed).toEqual(["cases-germany", "cases-states", "cases-counties", "admissions", "r"]);
  const told = new Map(lines.map((line) => [line.split(" ", 1)[0], line]));
  expect(told.get("cases-germany")).toContain("because it lacks the column Faelle_neu");
  expect(told.get("cases-states")).toContain("because the new one ends earlier");
  expect(told.get("cases-counties")).toContain("because it is a web page, not a table");
  expect(told.get("admissions")).toContain("because it was cut off after");
  expect(told.get("sari")).toMatch(/^sari unchanged, until /);
  expect(told.get("r")).toContain("because the server redirects to elsewhere.example");
  expect(mirror.log).toContain(`${pathOf("sari")} 304`);
  // All others came; of those that failed every file is as it was.
  expect(written).toHaveLength(told.size - failed.length - 1);
  const kept = [...before].filter(([name]) =>
    /\/(cases-(daily|by-age)|areas-|incidence|hospitalisations|r-estimate|\w+-cases\.csv)/.test(
      name,
    ),
  );
  expect(kept.length).toBeGreaterThan(15);
  for (const [name, text] of kept) expect(read(name), name).toBe(text);
  expect(filesOf(to)).toEqual([...before.keys()]);
});

test("a redirect to a listed host is followed", async () => {
  const other = mirror.address.replace("127.0.0.1", "localhost");
  mirror.files.set("moved.csv", mirror.files.get(pathOf("r")) ?? "");
  mirror.faults.set(pathOf("r"), redirectTo(`${other}moved.csv`));
  const list = { ...smallList, hosts: ["localhost"] };
  expect((await update({ only: ["r"], list })).written).toEqual(["r"]);
});

test("a redirect within the host is followed", async () => {
  mirror.files.set("moved.csv", mirror.files.get(pathOf("r")) ?? "");
  mirror.faults.set(pathOf("r"), redirectTo("/moved.csv"));
  expect((await update({ only: ["r"] })).written).toEqual(["r"]);
});

test("a second address is asked if the first has a pointer", async () => {
  mirror.files.set("pointer.csv", "version https://git-lfs.github.com/spec/v1\n");
  const addresses = ["pointer.csv", pathOf("r")].map((name) => mirror.address + name);
  const sources = smallList.sources.map((source) => ({ ...source, addresses }));
  const options = { to, list: { hosts: ["127.0.0.1"], sources }, only: ["r"], report: () => {} };
  expect((await updateReported(options)).written).toEqual(["r"]);
});

test("large files come only when asked for, and from then on", async () => {
  await update();
  const city = "original-data/Fallzahlen/RKI/berlin-cases.csv";
  expect(firstLines(city, 2)).toEqual(["year,month,day,cases", "2021,3,1,10"]);
  const onset = pathOf("cases-onset");
  expect(mirror.log.some((line) => line.startsWith(onset))).toBe(false);
  await update({ only: ["cases-onset"] });
  // Three days before the first report; the cases that were taken back are not counted.
  expect(firstLines(city, 2)).toEqual(["year,month,day,cases", "2021,2,26,8"]);
  mirror.files.set(pathOf("cases-counties"), published(6).get(pathOf("cases-counties")) ?? "");
  expect((await update()).written).toEqual(["cases-counties"]);
  expect(firstLines(city, 2)).toEqual(["year,month,day,cases", "2021,2,26,8"]);
  expect(mirror.log.at(-1)).not.toBe("");
  expect(mirror.log.some((line) => line === `${onset} 304`)).toBe(true);
});
