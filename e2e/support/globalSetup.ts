import { fileURLToPath } from "node:url";
import { startServer } from "./startServer.ts";

/** One server for all tests, with a small data root of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = fileURLToPath(new URL("../fixtures/data", import.meta.url));
  const server = await startServer(["--data", data]);
  process.env.EPISCOPE_URL = server.url;
  return server.stop;
}
