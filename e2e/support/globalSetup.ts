import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeDataRoot } from "./dataRoot.ts";
import { startServer } from "./startServer.ts";
import { startStaticHost } from "./staticHost.ts";

/** One server with a data root for all tests, and the same site as files on a static host. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = await writeDataRoot();
  const site = mkdtempSync(join(tmpdir(), "episcope-site-"));
  const episcope = resolve("packages/cli/bin/episcope.js");
  const fewTables = ["--tables", "default"];
  execFileSync(process.execPath, [episcope, "export", "--data", data, "--out", site, ...fewTables]);
  const [server, host] = await Promise.all([startServer(["--data", data]), startStaticHost(site)]);
  process.env.EPISCOPE_URL = server.url;
  process.env.EPISCOPE_EXPORT_URL = host.url;
  return async () => {
    await Promise.all([server.stop(), host.stop()]);
    for (const folder of [data, site]) rmSync(folder, { recursive: true });
  };
}
