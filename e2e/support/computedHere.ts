// Files that the browser has computed, and the same files elsewhere.
import { memorySource } from "@episcope/battery";
import type { Page } from "playwright";
import { readDirectory, readEntry } from "../../packages/battery/src/zip/readZip.ts";
import { expect } from "./test.ts";

export const computing = { timeout: 60_000 };

/** A file that the browser has computed and cached, by name; empty if there is none. */
export async function cachedFile(page: Page, name: string): Promise<Uint8Array> {
  const text = await page.evaluate(async (wanted) => {
    const cache = await caches.open("episcope-computed-1");
    const found = (await cache.keys()).find(({ url }) => url.endsWith(wanted));
    const bytes = await (await cache.match(found ?? ""))?.bytes();
    return bytes ? Array.from(bytes, (byte) => String.fromCharCode(byte)).join("") : "";
  }, name);
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

export async function entriesOf(archive: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const source = memorySource(archive);
  const decoder = new TextDecoder();
  const read = (await readDirectory(source)).map(
    async (entry) => [entry.name, decoder.decode(await readEntry(source, entry))] as const,
  );
  return new Map(await Promise.all(read));
}

/** A file of a server, as soon as it is computed. */
export async function computedFile(serverUrl: string, path: string): Promise<Uint8Array> {
  let answer: Response | undefined;
  await expect
    .poll(async () => {
      answer = await fetch(`${serverUrl}/data/${path}`);
      return answer.status;
    }, computing)
    .toBe(200);
  return new Uint8Array((await answer?.arrayBuffer()) ?? []);
}
