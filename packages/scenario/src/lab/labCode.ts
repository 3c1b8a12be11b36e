// A scenario of the lab as a short word: in addresses, as RunId and as value of an option. It has
// letters, digits, - and _ only:
//   lab1_<place>_<first><last>[_<lane><block>…]…
// Dates are three digits in base 36, days since 2020-01-01. A block has two digits each for the
// days from the first day to its beginning, for those from there to its end, and for its value, and
// one for its target. The number after "lab" counts versions of this form.
import { type Day, parseDay } from "@episcope/common";
import { isLabScenario, type LabBlock, type LabScenario, mostLabDays } from "./labScenario.ts";
import { type LaneName, laneOf, lanes } from "./lanes.ts";

const version = 1;
const base = 36;
const origin: Day = parseDay("2020-01-01") ?? 0;
const blockLength = 7;

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

export type LabFault =
  /** Not a scenario of the lab at all, or cut off. */
  | "form"
  /** Made by a newer version of this portal. */
  | "version"
  /** Days or values that cannot be. */
  | "values";

export type ReadLab =
  | { readonly lab: LabScenario; readonly fault?: undefined }
  | { readonly lab?: undefined; readonly fault: LabFault };

/** Longer ones are not looked at. */
const longest = 4000;

export function readLabCode(code: string): ReadLab {
  const [head = "", place = "", days = "", ...parts] =
    code.length <= longest ? code.split("_") : [];
  const [, number] = /^lab(\d{1,3})$/.exec(head) ?? [];
  if (number === undefined) return { fault: "form" };
  if (Number(number) !== version) return { fault: Number(number) > version ? "version" : "form" };
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(place) || !/^[0-9a-z]{6}$/.test(days))
    return { fault: "form" };
  const first = origin + numberOf(days.slice(0, 3));
  const last = origin + numberOf(days.slice(3));
  const blocks = new Map<LaneName, readonly LabBlock[]>();
  for (const part of parts) {
    const lane = lanes.find(({ letter }) => letter === part[0]);
    const list = part.slice(1);
    // A lane of a later version would be left out silently.
    if (!lane) return { fault: /^[a-z][0-9a-z]+$/.test(part) ? "version" : "form" };
    if (blocks.has(lane.name) || !/^[0-9a-z]+$/.test(list) || list.length % blockLength !== 0)
      return { fault: "form" };
    blocks.set(lane.name, blocksOf(list, first, last, lane.name));
  }
  const lab = { place, first, last, blocks };
  return isLabScenario(lab) ? { lab } : { fault: "values" };
}

function blocksOf(list: string, first: Day, last: Day, name: LaneName): readonly LabBlock[] {
  const { isEvent } = laneOf(name);
  return Array.from({ length: list.length / blockLength }, (_, place) => {
    const text = list.slice(place * blockLength, (place + 1) * blockLength);
    const from = first + numberOf(text.slice(0, 2));
    const to = isEvent ? last : from + numberOf(text.slice(2, 4));
    return { from, to, value: numberOf(text.slice(4, 6)), target: numberOf(text.slice(6)) };
  });
}

function numberOf(text: string): number {
  return Number.parseInt(text, base);
}

/** Two digits in base 36 are enough for every length of a block. */
if (mostLabDays > base ** 2) throw new RangeError("blocks of the lab are too long for addresses");
