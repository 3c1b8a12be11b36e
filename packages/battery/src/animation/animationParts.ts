// What an animation file consists of, without how it is packed: to compare files.
import { memorySource } from "../zip/byteSource.ts";
import { blockNames } from "./blocks/blockNames.ts";
import { type AnimationResult, openAnimation } from "./readAnimation.ts";

export interface AnimationParts {
  /** How the file was made, as JSON; undefined if it does not say. */
  readonly record: string | undefined;
  /** Unpacked blocks by name, and the rest as "header". */
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

export async function readAnimationParts(
  bytes: Uint8Array,
  file: string,
): Promise<AnimationResult<AnimationParts>> {
  const source = memorySource(bytes);
  const opened = await openAnimation(source, file);
  if (opened.kind === "broken") return opened;
  const { hash, provenance } = opened.value.header;
  const record = provenance === undefined ? undefined : JSON.stringify(provenance);
  const header = new TextEncoder().encode(`${hash} ${record}`);
  const parts = new Map<string, Uint8Array>([["header", header]]);
  for (const name of blockNames) {
    const block = await opened.value.readBytes(source, name);
    if (block.kind === "broken") return block;
    parts.set(name, block.value);
  }
  return { kind: "read", value: { record, parts } };
}
