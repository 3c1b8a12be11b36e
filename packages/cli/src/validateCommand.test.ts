import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatFault, validateBattery } from "@episcope/battery";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderFiles } from "./folderFiles.ts";
import { urlFiles } from "./urlFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-validate-"));
const listing =
  '<html><body><ul><li><a href="chart%20a.yaml">chart a.yaml</a></li></ul></body></html>';
const files: Record<string, string> = {
  "metadata.yaml":
    "city: berlin\nzipFolder: summaries\nstartDate: 2020-02-16\noffset: [0]\noptionGroups: []\n",
  "_info.txt": "RunId;p\nrun 1;x\n",
  "chart a.yaml": "- a list\n",
  "summaries/run 1.zip": "not a zip",
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
    response.writeHead(content === undefined ? 404 : 200, {
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
