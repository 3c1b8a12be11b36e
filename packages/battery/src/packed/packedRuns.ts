// The files of runs of a packed battery: each is a range of an archive that holds many of them.
import { type Fault, packedFolder, packedIndexFile } from "@episcope/common";
import { type BatteryFiles, readText } from "../batteryFiles.ts";
import type { ByteSource } from "../zip/byteSource.ts";
import { type PackedIndex, type PackedPlace, parsePackedIndex } from "./packedIndex.ts";

type Open = BatteryFiles["open"];

export class PackedRuns {
  readonly index: PackedIndex;
  /** Of the table that says where files are. */
  readonly faults: readonly Fault[];
  readonly #open: (archive: string) => Promise<ByteSource | undefined>;
  /** Neighbours in the table are neighbours in an archive, too. */
  #last: { readonly archive: string; readonly source: Promise<ByteSource | undefined> } | undefined;

  private constructor(text: string, folder: string, open: Open) {
    const { index, faults } = parsePackedIndex(text, `${folder}/${packedIndexFile}`);
    this.index = index;
    this.faults = faults;
    this.#open = (archive) => open(`${folder}/${archive}`);
  }

  /** Undefined if nothing is packed in this folder of runs. */
  static async find(files: Pick<BatteryFiles, "open">, runFolder: string) {
    const folder = `${runFolder.replace(/\/+$/, "")}/${packedFolder}`;
    const text = await readText(files, `${folder}/${packedIndexFile}`);
    return text === undefined ? undefined : new PackedRuns(text, folder, files.open);
  }

  /** Undefined if the file is not packed, or its archive is missing or too short. */
  async open(name: string): Promise<ByteSource | undefined> {
    const place = this.index.get(name);
    const source = place && (await this.#archive(place.archive));
    return source && partOf(source, place);
  }

  #archive(archive: string): Promise<ByteSource | undefined> {
    if (this.#last?.archive !== archive) this.#last = { archive, source: this.#open(archive) };
    return this.#last.source;
  }
}

function partOf(source: ByteSource, { offset, bytes }: PackedPlace): ByteSource | undefined {
  if (offset + bytes > source.size) return undefined;
  return {
    size: bytes,
    read: (start, end) =>
      source.read(offset + Math.min(start, bytes), offset + Math.min(end, bytes)),
  };
}
