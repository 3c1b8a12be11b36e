// Unpacks single blocks, which can be fetched separately. The input is not trusted: unpacking stops
// at the announced size.
import { problem } from "@episcope/common";
import { inflate } from "../../zip/inflate.ts";
import { AnimationError } from "../animationError.ts";

/** Enough for two million people, more than a browser can animate; stops zip bombs. */
const maxBlockSize = 64 * 1024 * 1024;
/** Deflate expands a byte to at most 1032 bytes. */
const maxRatio = 1032;

/**
 * Throws an AnimationError unless the bytes unpack to exactly the announced size. The name is for
 * the error.
 */
export async function inflateBlock(
  packed: Uint8Array,
  size: number,
  name: string,
): Promise<Uint8Array> {
  if (size > maxBlockSize || size > packed.length * maxRatio) {
    throw new AnimationError(problem("entryTooLarge", { entry: name, bytes: size }));
  }
  const bytes = await inflate(packed, size, name, (found) => new AnimationError(found));
  if (bytes.length !== size) throw new AnimationError(problem("entrySizeDiffers", { entry: name }));
  return bytes;
}
