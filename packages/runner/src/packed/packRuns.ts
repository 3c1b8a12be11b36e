// Packs the files of a battery's runs into a few archives. What is in an archive depends only on
// the files and the run table: the same battery gives the same bytes, whatever was packed before.
// Each step leaves a battery that can be read: an archive is written first, then the table that
// names it; only then the single files go.
import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import {
  type PackedIndex,
  type PackedPlace,
  parseMetadata,
  storeZip,
  writePackedIndex,
} from "@episcope/battery";
import { metadataFile } from "@episcope/common";
import { checksumFile, listChecksums } from "../generate/checksumList.ts";
import { writeFolderListing } from "../generate/folderListing.ts";
import { readWhole, type Storage } from "../storage/storage.ts";
import { PackedStore } from "./packedStore.ts";
import { type DescribedBattery, describedBattery, inOrder, packedRunId } from "./runFiles.ts";

export interface PackOptions {
  readonly storage: Storage;
  /** Folder of the battery, from the root of the storage. */
  readonly folder: string;
  /** Of an archive; a larger file has one of its own. */
  readonly archiveBytes?: number;
  readonly signal?: AbortSignal;
  onArchive?(progress: { readonly done: number; readonly archives: number }): void;
}

export interface Packed {
  /** In archives now. */
  readonly files: number;
  readonly bytes: number;
  readonly archives: number;
  /** Archives that were there already. */
  readonly kept: number;
  /** Files that the table names, but no archive holds: their runs are missing. */
  readonly lost: readonly string[];
}

type PackedEntry = Parameters<typeof storeZip>[0][number];

/** A sentence for the user. */
export class PackError extends Error {
  override readonly name = "PackError";
}

/** A few hundred for the largest sweeps, and little enough to be made in memory. */
const usualArchiveBytes = 64 * 2 ** 20;

interface Source {
  readonly size: number;
  /** If it is packed. */
  readonly place?: PackedPlace;
  /** If it is a single file. */
  readonly version?: string;
}

export async function packRuns(options: PackOptions): Promise<Packed> {
  const { storage, folder } = options;
  const battery = await describedBattery(storage, folder);
  if (!battery) throw new PackError(`${folder || storage.name} is no battery that can be read.`);
  return await new Packer(options, battery).pack();
}

class Packer {
  readonly #options: PackOptions;
  readonly #battery: DescribedBattery;
  readonly #store: PackedStore;
  readonly #sources = new Map<string, Source>();

  constructor(options: PackOptions, battery: DescribedBattery) {
    this.#options = options;
    this.#battery = battery;
    this.#store = new PackedStore(options.storage, battery.runFolder);
  }

  async pack(): Promise<Packed> {
    const { signal, onArchive } = this.#options;
    const before = await this.#store.archives();
    const lost = await this.#findSources(before);
    const groups = this.#groups();
    const index = new Map<string, PackedPlace>();
    const archives = new Set<string>();
    let kept = 0;
    for (const group of groups) {
      signal?.throwIfAborted();
      const { archive, places, wasThere } = await this.#archiveOf(group, before);
      archives.add(archive);
      if (wasThere) kept++;
      for (const [name, place] of places) index.set(name, place);
      await this.#announce(places);
      await this.#removeSingles(group);
      onArchive?.({ done: archives.size, archives: groups.length });
    }
    if (before.size > 0 || index.size > 0) await this.#store.writeIndex(index);
    for (const archive of before.keys()) {
      if (!archives.has(archive)) await this.#store.remove(archive);
    }
    await this.#list();
    await this.#renewChecksums();
    const bytes = [...index.values()].reduce((sum, place) => sum + place.bytes, 0);
    return { files: index.size, bytes, archives: archives.size, kept, lost };
  }

  /** Single files come first: they are there because they were computed later. */
  async #findSources(archives: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const { storage } = this.#options;
    const index = (await this.#store.index()) ?? new Map<string, PackedPlace>();
    const isThere = ({ archive, offset, bytes }: PackedPlace) =>
      offset + bytes <= (archives.get(archive) ?? -1);
    const known = new Map([...index].filter(([, place]) => isThere(place)));
    const named = new Set([...known.values()].map(({ archive }) => archive));
    // The table may have been written by two at a time, or be lost.
    for (const [archive, size] of archives) {
      if (named.has(archive)) continue;
      for (const [name, place] of await this.#store.contentOf(archive, size)) {
        if (!known.has(name) && isThere(place)) known.set(name, place);
      }
    }
    for (const [name, place] of known) {
      if (packedRunId(name) !== undefined) this.#sources.set(name, { size: place.bytes, place });
    }
    const { files } = await storage.list(this.#battery.runFolder);
    for (const [name, { size, version }] of files) {
      if (packedRunId(name) !== undefined) this.#sources.set(name, { size, version });
    }
    return [...index.keys()].filter((name) => !this.#sources.has(name));
  }

  /** Files in the order of the run table, as many as fit into an archive. */
  #groups(): readonly (readonly string[])[] {
    const { archiveBytes = usualArchiveBytes } = this.#options;
    const groups: string[][] = [];
    let room = -1;
    for (const name of inOrder(this.#sources.keys(), this.#battery.runIds)) {
      const { size } = this.#source(name);
      if (size > room) {
        groups.push([]);
        room = archiveBytes;
      }
      groups.at(-1)?.push(name);
      room -= size;
    }
    return groups;
  }

  async #archiveOf(group: readonly string[], there: ReadonlyMap<string, number>) {
    const known = new Map<string, PackedPlace>();
    for (const name of group) {
      const { place } = this.#source(name);
      if (place) known.set(name, place);
    }
    const name = known.size === group.length ? archiveName(known) : undefined;
    if (name !== undefined && [...known.values()].every(({ archive }) => archive === name))
      return { archive: name, places: known, wasThere: true };
    const entries: PackedEntry[] = [];
    for (const each of group) entries.push(await this.#entry(each));
    const { parts, offsets } = storeZip(entries);
    const places = (archive: string) =>
      new Map(
        entries.map(({ name: file, bytes, crc }, at) => [
          file,
          { archive, offset: offsets[at] ?? 0, bytes: bytes.length, crc },
        ]),
      );
    const archive = archiveName(places(""));
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    const wasThere = there.get(archive) === size;
    if (!wasThere) await this.#store.put(archive, parts);
    return { archive, places: places(archive), wasThere };
  }

  async #entry(name: string) {
    const { storage } = this.#options;
    const { place } = this.#source(name);
    const bytes = place
      ? await this.#store.read(place)
      : await readWhole(storage, `${this.#battery.runFolder}/${name}`);
    if (!bytes) throw new PackError(`${name} has gone while its battery was packed.`);
    const crc = crc32(bytes);
    if (place && crc !== place.crc)
      throw new PackError(
        `${name} is damaged in ${place.archive}. Compute it again: episcope generate with --resume.`,
      );
    return { name, bytes, crc };
  }

  #source(name: string): Source {
    return this.#sources.get(name) ?? { size: 0 };
  }

  /** The table first: a page that finds the field packed asks for it. */
  async #announce(places: PackedIndex): Promise<void> {
    const known = (await this.#store.index()) ?? new Map();
    const isNew = [...places].some(([name, place]) => {
      const before = known.get(name);
      return before?.archive !== place.archive || before?.offset !== place.offset;
    });
    if (isNew) await this.#store.writeIndex(new Map([...known, ...places]));
    await markPacked(this.#options.storage, this.#options.folder, this.#battery.text);
  }

  async #removeSingles(group: readonly string[]): Promise<void> {
    const { storage } = this.#options;
    for (const name of group) {
      const path = `${this.#battery.runFolder}/${name}`;
      const { version } = this.#source(name);
      // Not one that has been computed again meanwhile.
      if (version !== undefined && (await storage.stat(path))?.version === version)
        await storage.remove(path);
    }
  }

  /** A list of single files would be wrong now. */
  async #renewChecksums(): Promise<void> {
    const { storage, folder } = this.#options;
    const isListed = await storage.stat(`${folder}/${checksumFile}`);
    if (isListed) await listChecksums(storage, folder);
  }

  async #list(): Promise<void> {
    const { storage, folder } = this.#options;
    const { runFolder } = this.#battery;
    for (const each of [this.#store.folder, runFolder, folder])
      await writeFolderListing(storage, each);
  }
}

/** After its content. */
function archiveName(places: PackedIndex): string {
  const content = [...places].map(([name, place]) => [
    name,
    { ...place, archive: "a.zip", offset: 0 },
  ]);
  const hash = createHash("sha256")
    .update(writePackedIndex(new Map(content as [string, PackedPlace][])))
    .digest("hex");
  return `${hash.slice(0, 16)}.zip`;
}

/** Says in the description that runs are packed, for pages. */
async function markPacked(storage: Storage, folder: string, text: string): Promise<void> {
  const marked = withPackedField(text);
  if (marked === text) return;
  await storage.put(`${folder}/${metadataFile}`, new TextEncoder().encode(marked));
}

/** Throws a PackError if the description has a form to which nothing can be added. */
export function withPackedField(text: string): string {
  if (parseMetadata(text, metadataFile).metadata?.packed) return text;
  const marked = `${text.replace(/^packed:.*\n?/m, "").replace(/\n?$/, "\n")}packed: true\n`;
  if (parseMetadata(marked, metadataFile).metadata?.packed) return marked;
  throw new PackError(`Add the line "packed: true" to ${metadataFile} first.`);
}
