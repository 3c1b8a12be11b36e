// Several areas as one: borders between them go, the others are joined to rings.
import type { BorderRings, GridLine } from "../../packages/portal/src/maps/outlines/areas.ts";

/**
 * Rings must run in one sense throughout, as those of the source do: the area always on the same
 * side.
 */
export function dissolve(areas: readonly BorderRings[], borders: readonly GridLine[]): BorderRings {
  const walked = areas.flat(2);
  const all = new Set(walked);
  // What one area walks forwards and another backwards lies between them.
  const open = new Set(walked.filter((border) => !all.has(-1 - border)));
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
