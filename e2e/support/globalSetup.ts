import { rmSync } from "node:fs";
import { writeDataRoot } from "./dataRoot.ts";
import { startServer } from "./startServer.ts";

/** One server for all tests, with a data root of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = await writeDataRoot();
  const server = await startServer(["--data", data]);
  process.env.EPISCOPE_URL = server.url;
  return async () => {
    await server.stop();
    rmSync(data, { recursive: true });
  };
}
