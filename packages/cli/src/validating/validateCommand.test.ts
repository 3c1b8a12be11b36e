import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validateBattery, writeAnimation } from "@episcope/battery";
import { englishFault } from "@episcope/common/fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { smallAnimation } from "../../../battery/src/animation/fixtures/animationFixture.ts";
import { folderFiles } from "../folderFiles.ts";
import { urlFiles } from "../urlFiles.ts";
import { correctionsIn } from "./correctedCopy.ts";
import { faultsAt } from "./validateCommand.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-validate-"));
const listing =
  '<html><body><ul><li><a href="chart%20a.yaml">chart a.yaml</a></li></ul></body></html>';
const files: Record<string, string> = {
  "metadata.yaml":
    "city: berlin\nzipFolder: summaries\nstartDate: 2020-02-16\noffset: [0]\noptionGroups: []\n",
  "_info.txt": "RunId;p\nrun 1;x\n",
  "chart a.yaml": "- a list\n",
  "summaries/run 1.zip": "not a zip",
  "waiting.epan": '{"progress":0}',
};
const expected = [
  expect.stringMatching(/^chart a\.yaml:1:1: /),
  "summaries/run 1.zip: this is not a zip archive, or its end is missing",
];

let server: Server;
let url: URL;
beforeAll(async () => {
  mkdirSync(join(folder, "summaries"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "").replace("/battery/", "");
    const content = path === "" ? listing : files[path];
    const found = path === "waiting.epan" ? 202 : 200;
    response.writeHead(content === undefined ? 404 : found, {
      "content-type": path === "" ? "text/html" : "text/plain",
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/battery/`);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function faultsOf(source: Parameters<typeof validateBattery>[0]): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of validateBattery(source)) faults.push(englishFault(fault));
  return faults;
}

test("checks a folder on disk", async () => {
  expect(await faultsOf(folderFiles(folder))).toEqual(expected);
});

test("checks a folder on a web server, found through its listing", async () => {
  expect(await faultsOf(urlFiles(url))).toEqual(expected);
});

test("a folder without a battery is reported", async () => {
  expect(await faultsOf(folderFiles(tmpdir()))).toEqual(["metadata.yaml: the file is missing"]);
});

test("an unreachable server is reported in one clear sentence", async () => {
  await expect(faultsOf(urlFiles(new URL("http://127.0.0.1:9/")))).rejects.toThrow(
    "http://127.0.0.1:9/metadata.yaml cannot be reached.",
  );
});

async function faultsOfFile(place: string): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of faultsAt(place)) faults.push(englishFault(fault));
  return faults;
}

describe("calculators", () => {
  const root = join(folder, "calculators");
  const good = "optionGroups:\n  G:\n    - a: 1*\n";
  const broken = "optionGroups:\n  G:\n    - a: many\n";
  const unmarked = "optionGroups:\n  G:\n    - a: 1\n";
  beforeAll(() => {
    mkdirSync(join(root, "r-calculator"), { recursive: true });
    mkdirSync(join(root, "risk-calculator"));
    writeFileSync(join(root, "r-calculator", "good.en.yaml"), good);
    writeFileSync(join(root, "r-calculator", "broken.en.yaml"), broken);
    writeFileSync(join(root, "r-calculator", "unmarked.en.yaml"), unmarked);
    writeFileSync(join(root, "risk-calculator", "wrong.yaml"), good);
  });
  const ofFolder = [
    'broken.en.yaml:3:10: group G, option a must be a number of at least 0, not "many"',
    "unmarked.en.yaml:2:3: group G: no option is marked as default; the first one is taken",
  ];

  test("checks one file", async () => {
    const file = (name: string) => faultsOfFile(join(root, "r-calculator", name));
    expect(await file("good.en.yaml")).toEqual([]);
    expect(await file("broken.en.yaml")).toEqual([ofFolder[0]]);
    expect(await file("none.en.yaml")).toEqual(["none.en.yaml: the file is missing"]);
  });

  test("checks the folder of one kind", async () => {
    expect(await faultsOfFile(join(root, "r-calculator"))).toEqual(ofFolder);
    expect(await faultsOfFile(`${join(root, "r-calculator")}/`)).toEqual(ofFolder);
  });

  test("checks a data root, each file as the kind of its folder", async () => {
    expect(await faultsOfFile(root)).toEqual([
      ...ofFolder.map((fault) => `r-calculator/${fault}`),
      expect.stringMatching(/^risk-calculator\/wrong\.yaml:1:1: optionGroups is not known here/),
      "risk-calculator/wrong.yaml:1:1: the field multipliers is missing",
    ]);
  });

  test("repairs of the page are reported separately", async () => {
    const findings: (boolean | undefined)[] = [];
    for await (const { isRepaired } of faultsAt(join(root, "r-calculator")))
      findings.push(isRepaired);
    expect(findings).toEqual([undefined, true]);
  });
});

describe("an animation", () => {
  const write = async (name: string, animation = smallAnimation()) => {
    const file = join(folder, name);
    const bytes = await writeAnimation(animation);
    writeFileSync(file, bytes);
    return { file, bytes };
  };

  test("is valid, also with a stamp at its end", async () => {
    const { file, bytes } = await write("good.epan");
    expect(await faultsOfFile(file)).toEqual([]);
    writeFileSync(file, Buffer.concat([bytes, Buffer.from("episcope 0123")]));
    expect(await faultsOfFile(file)).toEqual([]);
  });

  test("that is missing, foreign or truncated is reported", async () => {
    expect(await faultsOfFile(join(folder, "none.epan"))).toEqual([
      "none.epan: the file is missing",
    ]);
    const { file, bytes } = await write("bad.epan");
    writeFileSync(file, "not an animation");
    expect(await faultsOfFile(file)).toEqual(["bad.epan: this is not an animation file"]);
    writeFileSync(file, bytes.subarray(0, bytes.length - 1));
    expect(await faultsOfFile(file)).toEqual(["bad.epan: sources is cut off"]);
  });

  test("whose counts do not match its people is reported", async () => {
    const animation = smallAnimation();
    const stateCounts = animation.stateCounts.slice();
    // One more recovered, one fewer susceptible on day 2.
    stateCounts[7] = 0;
    stateCounts[13] = 1;
    const { file } = await write("counts.epan", { ...animation, stateCounts });
    expect(await faultsOfFile(file)).toEqual([
      "counts.epan: day 2: other people are counted as susceptible, recovered",
    ]);
  });

  test("on a web server that is still computing it is reported", async () => {
    const place = new URL("waiting.epan", url).href;
    await expect(faultsOfFile(place)).rejects.toThrow(
      `${place} is being computed. Try again in a moment.`,
    );
  });
});

test("checks the mobility data of a data root", async () => {
  const root = mkdtempSync(join(tmpdir(), "episcope-validate-"));
  try {
    const states = join(root, "mobilityData/bundeslaender");
    mkdirSync(states, { recursive: true });
    writeFileSync(
      join(states, "mobilityData_OverviewBL_weekly.csv"),
      "date;BundeslandID;outOfHomeDuration\n20200308;Berlin;7.2\n20200308;Atlantis;7.2\n",
    );
    const found: string[] = [];
    for await (const fault of faultsAt(root)) found.push(englishFault(fault));
    expect(found).toContain(
      'mobilityData/bundeslaender/mobilityData_OverviewBL_weekly.csv:3:10: "Atlantis" is no known area',
    );
    expect(found.filter((line) => line.endsWith("the file is missing")).length).toBeGreaterThan(5);
  } finally {
    rmSync(root, { recursive: true });
  }
});

describe("a corrected copy", () => {
  const [damaged, target] = [join(folder, "damaged"), join(folder, "copies/new")] as const;
  const write = (name: string, text: string) => {
    mkdirSync(join(damaged, "summaries"), { recursive: true });
    writeFileSync(join(damaged, name), text);
  };
  const linesOf = async (from: string, to?: string) => {
    const lines: string[] = [];
    for await (const line of correctionsIn(from, to)) lines.push(line);
    return lines;
  };

  test("is in another folder and told line by line; the battery itself stays", async () => {
    write("Metadata.yml", `\ufeff${files["metadata.yaml"]?.replace("city", "City")}`);
    write("_info.txt", "runid,p\r\nsz1,x\r\n");
    write(".hidden", "x");
    write("summaries/sz1.zip", "not a zip");
    const lines = [
      "metadata.yaml: an invisible mark at the beginning (byte order mark) is gone",
      'metadata.yaml: "City" is called "city" now',
      "_info.txt: line ends were those of Windows or of old Macs, are plain now",
      "_info.txt: columns were separated by commas, now by semicolons",
      '_info.txt: "runid" is called "RunId" now',
    ];
    expect(await linesOf(damaged)).toEqual(expect.arrayContaining(lines));
    expect(await linesOf(damaged, target)).toEqual(expect.arrayContaining(lines));
    expect(readdirSync(target).sort()).toEqual(["_info.txt", "metadata.yaml", "summaries"]);
    expect(readFileSync(join(target, "_info.txt"), "utf8")).toBe("RunId;p\nsz1;x\n");
    expect(readFileSync(join(damaged, "_info.txt"), "utf8")).toBe("runid,p\r\nsz1,x\r\n");
    expect(await faultsOf(folderFiles(target))).toEqual([
      "summaries/sz1.zip: this is not a zip archive, or its end is missing",
    ]);
    expect(await linesOf(target)).toEqual([]);
  });

  test("never overwrites anything", async () => {
    await expect(linesOf(damaged, target)).rejects.toThrow(/is not empty/);
    await expect(linesOf(damaged, damaged)).rejects.toThrow(/must not lie in the battery/);
    await expect(linesOf(damaged, join(damaged, "x"))).rejects.toThrow(
      /must not lie in the battery/,
    );
    await expect(linesOf(join(folder, "none"))).rejects.toThrow(/There is no folder/);
  });
});
