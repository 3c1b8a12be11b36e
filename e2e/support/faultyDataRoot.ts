// A portal with its data on another site, as with `episcope serve --data https://…`: browsers
// access that site directly, and it misbehaves on demand.
import { createServer } from "node:net";
import { type FaultyHost, type StartedHost, startHost } from "./faultyHost.ts";
import { startServer } from "./startServer.ts";
import { test as base } from "./test.ts";

export interface FaultyDataRoot extends Pick<FaultyHost, "answer" | "requestsFor" | "repair"> {
  /** Nothing listens any more; answers set for files are forgotten. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
}

interface Portal {
  readonly url: string;
  /** Where the portal expects its data root. */
  readonly port: number;
}

interface Options {
  /** Whether CORS exposes the range and version of a response to other sites. */
  readonly exposesRanges: boolean;
}

export const test = base.extend<Options & { root: FaultyDataRoot }, { portal: Portal }>({
  exposesRanges: [true, { option: true }],
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const port = await freePort();
      const server = await startServer(["--data", `http://127.0.0.1:${port}/data/`]);
      const host = await startHost(server.url);
      await use({ url: host.url, port });
      await Promise.all([host.stop(), server.stop()]);
    },
    { scope: "worker" },
  ],
  root: async ({ portal, exposesRanges }, use) => {
    const headers = {
      "access-control-allow-origin": "*",
      ...(exposesRanges && { "access-control-expose-headers": "Content-Range, ETag" }),
    };
    const start = () => startHost(process.env.EPISCOPE_URL ?? "", { port: portal.port, headers });
    let host: StartedHost | undefined = await start();
    const up = () => {
      if (!host) throw new Error("the data root is down");
      return host;
    };
    await use({
      answer: (file, answer) => up().answer(file, answer),
      requestsFor: (file) => up().requestsFor(file),
      repair: (file) => up().repair(file),
      async goDown() {
        await up().stop();
        host = undefined;
      },
      async comeUp() {
        host ??= await start();
      },
    });
    await host?.stop();
  },
  baseURL: async ({ portal }, use) => use(portal.url),
});

function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => found(port));
    });
  });
}

/** The unchanged file below the data root. */
export async function wholeFile(path: string): Promise<Buffer> {
  const answer = await fetch(`${process.env.EPISCOPE_URL}/data/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

export { expect } from "./test.ts";
