// The seed as an option of a battery: any text.
import { text } from "../reading/types.ts";
import { changeKind } from "./changeKind.ts";

export const seed = changeKind(text, (draft, given) => {
  draft.seed = seedOf(given);
});

/** Whole numbers below 2³¹ are used directly, everything else is hashed (FNV-1a). */
export function seedOf(given: string): number {
  const number = Number(given);
  if (/^\d{1,10}$/.test(given) && number < 2 ** 31) return number;
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(given)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 1;
}
