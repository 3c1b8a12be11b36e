// Fetches what was reported and writes what pages read. Whatever is wrong with a published file,
// the one that is here stays.
import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Day, formatDay } from "@episcope/common";
import { removeTemporaryFiles, writeAtomically } from "../files/writeAtomically.ts";
import { composed } from "./composing/composed.ts";
import { cityCounties, cityFile, countryFile } from "./converting/cases.ts";
import { convert } from "./converting/convert.ts";
import type { Converted } from "./converting/converter.ts";
import { CutOff, type Download, download, type Held } from "./fetching/download.ts";
import { folderOrigin } from "./fetching/folderOrigin.ts";
import type { Origin } from "./fetching/origin.ts";
import { type Known, readState, type State, writeState } from "./fetching/state.ts";
import { webOrigin } from "./fetching/webOrigin.ts";
import { SourceFault } from "./reading/csvRows.ts";
import { type FetchedSource, type SourceList, sourceList } from "./sourceList.ts";

export interface UpdateOptions {
  /** The data root. */
  readonly to: string;
  /** A folder or the address of a mirror; without it each source is asked for at its own. */
  readonly from?: string | undefined;
  /** Without it all sources, except for large ones that were never asked for. */
  readonly only?: readonly string[] | undefined;
  /** Milliseconds without a byte after which a server is given up. */
  readonly patience?: number;
  /** Ends it after the source that is being fetched. */
  readonly signal?: AbortSignal;
  /** For tests. */
  readonly list?: SourceList;
  readonly today?: Day;
  /** One line for each source. */
  report(line: string): void;
}

export interface UpdateResult {
  /** Sources whose files were written. */
  readonly written: readonly string[];
  /** Sources that could not be brought up to date. */
  readonly failed: readonly string[];
}

/** Below the data root: what is arriving. */
const arriving = "reported/.arriving";
const minute = 60_000;
const isWeb = (from: string) => /^https?:\/\//i.test(from);

export function reportedIds(): readonly string[] {
  return sourceList().sources.map(({ id }) => id);
}

/** Throws a StorageError if nothing can be written. */
export async function updateReported(options: UpdateOptions): Promise<UpdateResult> {
  const { to, from, only, patience = minute, signal, list = sourceList(), report } = options;
  const today = options.today ?? Math.floor(Date.now() / 86_400_000);
  const folder = join(to, arriving);
  await mkdir(folder, { recursive: true });
  await removeTemporaryFiles(join(to, "reported"));
  const origin =
    from === undefined || isWeb(from)
      ? webOrigin({ mirror: from, hosts: list.hosts, patience, signal })
      : folderOrigin(from);
  let state = await readState(to);
  const [written, failed]: [string[], string[]] = [[], []];
  const width = Math.max(...list.sources.map(({ id }) => id.length));
  for (const source of list.sources) {
    const { id } = source;
    if (only ? !only.includes(id) : source.onRequest && !state.has(id)) continue;
    if (signal?.aborted) break;
    const known = state.get(id);
    const isHere = known?.files.every((name) => existsSync(join(to, name))) === true;
    const say = (line: string) => report(`${id.padEnd(width)}  ${line}`);
    try {
      const fresh = await fetched(source, { origin, known, isHere, folder });
      if (fresh) {
        const files = await write(to, id, fresh.converted, state);
        state = withKnown(state, id, {
          ...fresh,
          until: fresh.converted.until,
          files,
          seen: today,
        });
        written.push(id);
        say(changeOf(known, fresh.converted.until));
      } else if (known) {
        state = withKnown(state, id, { ...known, seen: today });
        say(`unchanged, until ${formatDay(known.until)}`);
      }
      await writeState(to, state);
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      if (signal?.aborted) break;
      failed.push(id);
      say(
        known
          ? `kept as it was, until ${formatDay(known.until)}, because ${error.message}`
          : `missing, because ${error.message}`,
      );
    }
  }
  for (const [name, text] of await composed(to, list, state)) await writeIfOther(to, name, text);
  return { written, failed };
}

function changeOf(known: Known | undefined, until: Day): string {
  if (!known) return `new, until ${formatDay(until)}`;
  return until > known.until
    ? `newer, until ${formatDay(until)} (before: ${formatDay(known.until)})`
    : `changed, until ${formatDay(until)}`;
}

interface Fresh extends Held {
  readonly converted: Converted;
  readonly rows: number;
  readonly hash: string;
}

interface Fetching {
  readonly origin: Origin;
  readonly known: Known | undefined;
  /** Its files still are. */
  readonly isHere: boolean;
  readonly folder: string;
}

/** Undefined if nothing changed. Throws the SourceFault that says most. */
async function fetched(source: FetchedSource, fetching: Fetching): Promise<Fresh | undefined> {
  const { origin, known, isHere, folder } = fetching;
  const held = isHere ? known : undefined;
  const faults: SourceFault[] = [];
  for (const address of origin.addressesOf(source)) {
    try {
      const found = await download(source, origin, address, held, folder);
      if (found.kind === "unchanged") return undefined;
      return await used(source, found, known, held);
    } catch (error) {
      if (!(error instanceof SourceFault) || error instanceof CutOff) throw error;
      faults.push(error);
    }
  }
  const telling = faults.find(({ isAbsent }) => !isAbsent) ?? faults[0];
  throw telling ?? new SourceFault("it has no address");
}

/** What has arrived, if it can be used; undefined if it is what was here. */
async function used(
  source: FetchedSource,
  { file, held: { address, version } }: Extract<Download, { readonly kind: "arrived" }>,
  known: Known | undefined,
  held: Known | undefined,
): Promise<Fresh | undefined> {
  try {
    const hash = await hashOf(file);
    // Not every server tells versions apart.
    if (hash === held?.hash) return undefined;
    const { converted, rows } = await convert(source, file);
    checkNewer(converted, rows, known);
    return { address, version, converted, rows, hash };
  } finally {
    await rm(file, { force: true });
  }
}

/** A mirror may be behind, and a file may have lost most of its rows. */
function checkNewer({ until }: Converted, rows: number, known: Known | undefined): void {
  if (!known) return;
  if (until < known.until) throw new SourceFault(`the new one ends earlier (${formatDay(until)})`);
  if (2 * rows < known.rows)
    throw new SourceFault(`the new one has only ${rows} rows instead of ${known.rows}`);
}

const filesOfPlaces = new Set([
  countryFile,
  ...Object.keys(cityCounties).map((city) => cityFile(city)),
]);

/** Cases by onset are preferred to those by reporting date. */
async function write(
  to: string,
  id: string,
  { files }: Converted,
  state: State,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [name, text] of files) {
    if (id !== "cases-onset" && state.has("cases-onset") && filesOfPlaces.has(name)) continue;
    await writeIfOther(to, name, text);
    written.push(name);
  }
  return written;
}

/** A file belongs to the source that wrote it last. */
function withKnown(state: State, id: string, known: Known): State {
  const { address, version, until, rows, hash, files, seen } = known;
  const others = [...state]
    .filter(([other]) => other !== id)
    .map(([other, one]): [string, Known] => [
      other,
      { ...one, files: one.files.filter((name) => !files.includes(name)) },
    ]);
  return new Map([...others, [id, { address, version, until, rows, hash, files, seen }]]);
}

async function writeIfOther(to: string, name: string, text: string): Promise<void> {
  const file = join(to, ...name.split("/"));
  const before = existsSync(file) ? await readFile(file, "utf8") : undefined;
  if (before !== text) await writeAtomically(file, new TextEncoder().encode(text));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex").slice(0, 32);
}
