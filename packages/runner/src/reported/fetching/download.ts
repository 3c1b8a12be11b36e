// Brings a published file into a folder. What was cut off goes on where it ended, also in the next
// call.
import { open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SourceFault } from "../reading/csvRows.ts";
import type { FetchedSource } from "../sourceList.ts";
import { type Answer, type Origin, resumable, type Version } from "./origin.ts";

export interface Held {
  readonly address: string;
  readonly version: Version;
}

export type Download =
  | { readonly kind: "unchanged" }
  | { readonly kind: "arrived"; readonly file: string; readonly held: Held };

const attempts = 3;

/** The rest may come the next time: other addresses are not asked. */
export class CutOff extends SourceFault {
  override readonly name = "CutOff";
}

/** Throws a SourceFault. The folder must exist. */
export async function download(
  { id, mostBytes }: FetchedSource,
  origin: Origin,
  address: string,
  held: Held | undefined,
  folder: string,
): Promise<Download> {
  const file = join(folder, id);
  const note = `${file}.json`;
  const known = held?.address === address ? held.version : undefined;
  let cut: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const part = await partOf(file, note, address);
    const answer = await origin.ask({ address, known, part });
    if (answer.kind === "unchanged") return answer;
    if (answer.kind === "absent") throw new SourceFault(answer.reason, true);
    if (answer.start !== 0 && answer.start !== part?.length) {
      await discard(file, note);
      continue;
    }
    await writeFile(note, JSON.stringify({ address, version: answer.version }));
    cut = await store(answer, file, mostBytes).catch(async (error: unknown) => {
      await discard(file, note);
      throw error;
    });
    if (cut === undefined) {
      await rm(note, { force: true });
      return { kind: "arrived", file, held: { address, version: answer.version } };
    }
  }
  throw cut === undefined
    ? new SourceFault("the server sends other parts than asked for")
    : new CutOff(cut);
}

async function discard(file: string, note: string): Promise<void> {
  for (const name of [file, note]) await rm(name, { force: true });
}

async function partOf(
  file: string,
  note: string,
  address: string,
): Promise<{ readonly length: number; readonly version: Version } | undefined> {
  try {
    const held = readHeld(await readFile(note, "utf8"));
    const { size } = await stat(file);
    return held?.address === address && size > 0
      ? { length: size, version: held.version }
      : undefined;
  } catch {
    return undefined;
  }
}

export function readHeld(text: string): Held | undefined {
  const read: unknown = JSON.parse(text);
  if (typeof read !== "object" || read === null) return undefined;
  const { address, version } = read as { readonly address?: unknown; readonly version?: unknown };
  if (typeof address !== "string" || typeof version !== "object" || version === null)
    return undefined;
  const { etag, lastModified } = version as Record<string, unknown>;
  return {
    address,
    version: {
      etag: typeof etag === "string" ? etag : undefined,
      lastModified: typeof lastModified === "string" ? lastModified : undefined,
    },
  };
}

/** Undefined if all of it has arrived, otherwise how much has. */
async function store(
  { start, size, bytes, version }: Extract<Answer, { readonly kind: "bytes" }>,
  file: string,
  most: number,
): Promise<string | undefined> {
  const tooLarge = () => new SourceFault(`it is larger than ${Math.round(most / 1e6)} MB`);
  if (size !== undefined && size > most) throw tooLarge();
  const handle = await open(file, start > 0 ? "a" : "w");
  let length = start;
  try {
    for await (const chunk of bytes) {
      await handle.write(chunk);
      length += chunk.length;
      if (length > most) throw tooLarge();
    }
  } catch (error) {
    if (error instanceof SourceFault) throw error;
    return cutOff(length, size, version);
  } finally {
    await handle.close();
  }
  // Otherwise another process wrote into it, too.
  if ((await stat(file)).size !== length)
    throw new SourceFault("it is being fetched twice at once");
  return size === undefined || length === size ? undefined : cutOff(length, size, version);
}

function cutOff(length: number, size: number | undefined, version: Version): string {
  const of = size === undefined ? "" : ` of ${size}`;
  const next = resumable(version) ? "; the next time goes on from there" : "";
  return `it was cut off after ${length}${of} bytes${next}`;
}
