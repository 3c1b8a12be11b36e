// The chain of infections through one person: back to the imported case, and forward to everybody
// infected directly or indirectly.
import { imported } from "@episcope/common";
import { type InfectionIndex, lastInfection, timeOfInfection } from "./infectionIndex.ts";

/**
 * Links in the order of discovery: back from the person, then forward, generation by generation.
 */
export interface InfectionChain {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Ticks since the start of day 1. */
  readonly time: Uint32Array;
  /**
   * 0 for links that lead to the person, 1 for people infected by the person, 2 for those infected
   * by them, and so on.
   */
  readonly generation: Uint8Array;
  /** People infected by the person, directly and in total; can exceed the number of links. */
  readonly direct: number;
  readonly descendants: number;
  /** The imported case, if known. */
  readonly origin: number | undefined;
}

/** More arcs would cover the map. */
const maxForward = 300;
const lastGeneration = 255;

/** Chain of the person's last infection; undefined if there was none. */
export function chainOf(index: InfectionIndex, person: number): InfectionChain | undefined {
  const own = lastInfection(index, person, Number.POSITIVE_INFINITY);
  if (own === undefined) return undefined;
  const back = backwards(index, own);
  const forward = forwards(index, own);
  const links = [...back.links, ...forward.links];
  const { courses, sources } = index;
  return {
    from: Uint32Array.from(links, (infection) => sources.infector[infection] ?? 0),
    to: Uint32Array.from(links, (infection) => courses.person[infection] ?? 0),
    time: Uint32Array.from(links, (infection) => timeOfInfection(courses, infection)),
    generation: Uint8Array.of(...back.links.map(() => 0), ...forward.generations),
    direct: forward.direct,
    descendants: forward.descendants,
    origin: back.origin,
  };
}

function backwards(
  index: InfectionIndex,
  own: number,
): { readonly links: readonly number[]; readonly origin: number | undefined } {
  const { courses, sources } = index;
  const links: number[] = [];
  let infection = own;
  for (;;) {
    const infector = sources.infector[infection] ?? imported;
    if (infector === imported) return { links, origin: courses.person[infection] };
    links.push(infection);
    // Strictly earlier, so that no file can cause a cycle.
    const earlier = timeOfInfection(courses, infection) - 1;
    const before = lastInfection(index, infector, earlier);
    if (before === undefined) return { links, origin: undefined };
    infection = before;
  }
}

function forwards(
  index: InfectionIndex,
  own: number,
): {
  readonly links: readonly number[];
  readonly generations: readonly number[];
  readonly direct: number;
  readonly descendants: number;
} {
  const found = causedBy(index, own);
  const direct = found.length;
  const generations = found.map(() => 1);
  for (let at = 0; at < found.length; at++) {
    const next = Math.min(lastGeneration, (generations[at] ?? 0) + 1);
    for (const infection of causedBy(index, found[at] ?? 0)) {
      found.push(infection);
      generations.push(next);
    }
  }
  return {
    links: found.slice(0, maxForward),
    generations: generations.slice(0, maxForward),
    direct,
    descendants: found.length,
  };
}

/** Infections caused by one infection: those before the infector is infected again. */
export function causedBy(index: InfectionIndex, infection: number): number[] {
  const { courses, infectorStart, caused, personStart } = index;
  const person = courses.person[infection] ?? 0;
  const since = timeOfInfection(courses, infection);
  const isLast = infection + 1 === personStart[person + 1];
  const until = isLast ? Number.POSITIVE_INFINITY : timeOfInfection(courses, infection + 1);
  const all = caused.subarray(infectorStart[person], infectorStart[person + 1]);
  return Array.from(all).filter((one) => {
    const time = timeOfInfection(courses, one);
    return time > since && time <= until;
  });
}
