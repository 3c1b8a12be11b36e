// A scenario of the lab as a short word: in addresses, as RunId and as value of an option. It has
// letters, digits, - and _ only:
//   lab1_<place>_<first><last>[_<lane><block>…]…
// Dates are three digits in base 36, days since 2020-01-01. A block has two digits each for the
// days from the first day to its beginning, for those from there to its end, and for its value, and
// one for its target. The number after "lab" counts versions of this form.
import type { Day } from "@episcope/common";
import { base, origin, type ReadLab, readVersion1 } from "./labCodeVersion1.ts";
import { type LabBlock, type LabScenario, mostLabDays } from "./labScenario.ts";
import { lanes } from "./lanes.ts";

export type { LabFault, ReadLab } from "./labCodeVersion1.ts";

/** Of codes that are written. */
const version = 1;

export function labCode({ place, first, last, blocks }: LabScenario): string {
  const head = [`lab${version}`, place, digits(first - origin, 3) + digits(last - origin, 3)];
  const parts = lanes.flatMap(({ name, letter }) => {
    const list = blocks.get(name) ?? [];
    return list.length > 0 ? [letter + list.map((block) => blockCode(block, first)).join("")] : [];
  });
  return [...head, ...parts].join("_");
}

function blockCode({ from, to, value, target }: LabBlock, first: Day): string {
  return [digits(from - first, 2), digits(to - from, 2), digits(value, 2), digits(target, 1)].join(
    "",
  );
}

function digits(value: number, length: number): string {
  return value.toString(base).padStart(length, "0");
}

/** A link of any version opens for ever: each keeps its own reader. */
const readers: ReadonlyMap<number, (parts: readonly string[]) => ReadLab> = new Map([
  [1, readVersion1],
]);
/** Longer ones are not looked at. */
const longest = 4000;

export function readLabCode(code: string): ReadLab {
  const [head = "", ...parts] = code.length <= longest ? code.split("_") : [];
  const [, number] = /^lab(\d{1,3})$/.exec(head) ?? [];
  if (number === undefined) return { fault: "form" };
  const read = readers.get(Number(number));
  if (!read) return { fault: Number(number) > version ? "version" : "form" };
  return read(parts);
}

/** Two digits in base 36 are enough for every length of a block. */
if (mostLabDays > base ** 2) throw new RangeError("blocks of the lab are too long for addresses");
