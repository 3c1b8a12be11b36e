import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatFault, validateBattery, writeAnimation } from "@episcope/battery";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { smallAnimation } from "../../battery/src/animation/testAnimation.ts";
import { folderFiles } from "./folderFiles.ts";
import { urlFiles } from "./urlFiles.ts";
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
  for await (const fault of validateBattery(source)) faults.push(formatFault(fault));
  return faults;
}

test("a folder on disk", async () => {
  expect(await faultsOf(folderFiles(folder))).toEqual(expected);
});

test("a folder on a web server, found through its listing", async () => {
  expect(await faultsOf(urlFiles(url))).toEqual(expected);
});

test("a folder without a battery", async () => {
  expect(await faultsOf(folderFiles(tmpdir()))).toEqual(["metadata.yaml: the file is missing"]);
});

test("a server that cannot be reached is one clear sentence", async () => {
  await expect(faultsOf(urlFiles(new URL("http://127.0.0.1:9/")))).rejects.toThrow(
    "http://127.0.0.1:9/metadata.yaml cannot be reached.",
  );
});

describe("an animation", () => {
  const faultsOfFile = async (place: string) => {
    const faults: string[] = [];
    for await (const fault of faultsAt(place)) faults.push(formatFault(fault));
    return faults;
  };
  const write = async (name: string, animation = smallAnimation()) => {
    const file = join(folder, name);
    const bytes = await writeAnimation(animation);
    writeFileSync(file, bytes);
    return { file, bytes };
  };

  test("without faults, also with the stamp behind it", async () => {
    const { file, bytes } = await write("good.epan");
    expect(await faultsOfFile(file)).toEqual([]);
    writeFileSync(file, Buffer.concat([bytes, Buffer.from("episcope 0123")]));
    expect(await faultsOfFile(file)).toEqual([]);
  });

  test("that is missing, something else or cut", async () => {
    expect(await faultsOfFile(join(folder, "none.epan"))).toEqual([
      "none.epan: the file is missing",
    ]);
    const { file, bytes } = await write("bad.epan");
    writeFileSync(file, "not an animation");
    expect(await faultsOfFile(file)).toEqual(["bad.epan: this is not an animation file"]);
    writeFileSync(file, bytes.subarray(0, bytes.length - 1));
    expect(await faultsOfFile(file)).toEqual(["bad.epan: sources is cut off"]);
  });

  test("whose counts are not those of its people", async () => {
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

  test("on a web server that is still computing it", async () => {
    const place = new URL("waiting.epan", url).href;
    await expect(faultsOfFile(place)).rejects.toThrow(
      `${place} is being computed. Try again in a moment.`,
    );
  });
});
