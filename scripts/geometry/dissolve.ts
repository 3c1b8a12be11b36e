// Merges several areas: removes borders between them and joins the others to rings.
import type { BorderRings, GridLine } from "../../packages/portal/src/maps/outlines/areas.ts";

/** Rings must all have the same orientation, as in the source. */
export function dissolve(areas: readonly BorderRings[], borders: readonly GridLine[]): BorderRings {
  const traversed = areas.flat(2);
  const all = new Set(traversed);
  // A border that is traversed in both directions lies between two areas.
  const open = new Set(traversed.filter((border) => !all.has(-1 - border)));
  const rings: number[][] = [];
  for (const first of open) {
    open.delete(first);
    const ring = [first];
    const start = endsOf(first, borders).from;
    for (let end = endsOf(first, borders).to; end !== start; ) {
      const next = [...open].find((border) => endsOf(border, borders).from === end);
      if (next === undefined) throw new Error(`The border at ${end} does not go on`);
      open.delete(next);
      ring.push(next);
      end = endsOf(next, borders).to;
    }
    rings.push(ring);
  }
  return rings;
}

function endsOf(
  border: number,
  borders: readonly GridLine[],
): { readonly from: string; readonly to: string } {
  const line = borders[border < 0 ? -1 - border : border] ?? [];
  const [head, tail] = [line.slice(0, 2).join(), line.slice(-2).join()];
  return border < 0 ? { from: tail, to: head } : { from: head, to: tail };
}
