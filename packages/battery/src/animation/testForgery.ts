// Files for tests that were tampered with, but have all sizes and checksums right.
import { crc32 } from "../zip/crc32.ts";
import { deflate } from "../zip/deflate.ts";
import { type AnimationHeader, writeHeader } from "./animationHeader.ts";
import type { BlockEntry, BlockName } from "./blockNames.ts";
import { inflateBlock } from "./inflateBlock.ts";
import { headerEnd, parseHeader } from "./parseHeader.ts";

/** With another header, as if it had been written like that. */
export function withHeader(
  file: Uint8Array,
  change: (header: AnimationHeader) => Partial<AnimationHeader>,
): Uint8Array {
  const header = parseHeader(file, file.length);
  const changed = writeHeader({ ...header, ...change(header) });
  return new Uint8Array([...changed, ...file.subarray(headerEnd(file))]);
}

/** With one block replaced. */
export async function withBlock(
  file: Uint8Array,
  name: BlockName,
  change: (bytes: Uint8Array) => Uint8Array,
): Promise<Uint8Array> {
  const header = parseHeader(file, file.length);
  const body = file.subarray(headerEnd(file));
  const blocks: BlockEntry[] = [];
  const packed: number[] = [];
  for (const block of header.blocks) {
    const part = body.subarray(block.offset, block.offset + block.length);
    const bytes = await inflateBlock(part, block.size, block.name);
    const wanted = block.name === name ? change(bytes) : bytes;
    const again = await deflate(wanted);
    blocks.push({
      name: block.name,
      offset: packed.length,
      length: again.length,
      size: wanted.length,
      crc: crc32(wanted),
    });
    packed.push(...again);
  }
  return new Uint8Array([...writeHeader({ ...header, blocks }), ...packed]);
}
