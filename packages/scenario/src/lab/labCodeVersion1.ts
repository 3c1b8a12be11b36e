// Reads codes of version 1 (labCode.ts describes them). What they mean never changes: a later form
// gets a reader of its own beside this one.
import { type Day, parseDay } from "@episcope/common";
import { isLabScenario, type LabBlock, type LabScenario } from "./labScenario.ts";
import { type LaneName, laneOf, lanes } from "./lanes.ts";

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

export const base = 36;
export const origin: Day = parseDay("2020-01-01") ?? 0;
const blockLength = 7;

/** What stands behind the version. */
export function readVersion1([place = "", days = "", ...parts]: readonly string[]): ReadLab {
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
