// Snapshots of runs in the browser's cache, so that only a few of them take memory. Where there is
// no cache, or it is full, they stay in memory.
import { type HelperStore, noHelpers } from "@episcope/scenario";

export const snapshotCache = "episcope-snapshots-1";
/** Of two runs with all members: 3.9 megabytes each in the largest city. */
const mostFiles = 32;

export function snapshotFiles(): HelperStore {
  /** Not written yet, or refused by the cache. */
  const kept = new Map<string, Uint8Array>();
  const waiting = new Set<string>();
  return {
    ...noHelpers,
    read: async (name, parse) => {
      if (!isSnapshot(name)) return undefined;
      const bytes = kept.get(name) ?? (await written(name));
      return bytes && parse(bytes);
    },
    store: (name, write) => {
      // Cities are made as fast as they would be read.
      if (!isSnapshot(name)) return;
      kept.set(name, write());
      waiting.add(name);
      for (const oldest of kept.keys()) {
        if (kept.size <= mostFiles) return;
        kept.delete(oldest);
      }
    },
    writePending: async () => {
      const names = [...waiting];
      waiting.clear();
      for (const name of names) {
        const bytes = kept.get(name);
        if (bytes && (await isWritten(name, bytes))) kept.delete(name);
      }
    },
  };
}

async function written(name: string): Promise<Uint8Array | undefined> {
  try {
    const answer = await (await caches.open(snapshotCache)).match(addressOf(name));
    return answer && new Uint8Array(await answer.arrayBuffer());
  } catch {
    return undefined;
  }
}

function isSnapshot(name: string): boolean {
  return name.startsWith("snapshots/");
}

async function isWritten(name: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const cache = await caches.open(snapshotCache);
    await cache.put(addressOf(name), new Response(bytes.slice()));
    const known = await cache.keys();
    for (const oldest of known.slice(0, Math.max(0, known.length - mostFiles)))
      await cache.delete(oldest);
    return true;
  } catch {
    return false;
  }
}

function addressOf(name: string): string {
  return `${location.origin}/${encodeURIComponent(name)}`;
}
