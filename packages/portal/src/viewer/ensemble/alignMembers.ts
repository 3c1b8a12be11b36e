// Members may have different days: their values on a common axis.

export interface Curve {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

export interface Aligned {
  /** Every position of a member, ascending. */
  readonly x: ArrayLike<number>;
  /** One list per member; NaN where it has no value. */
  readonly members: readonly ArrayLike<number>[];
}

/** An absent member has no value anywhere. */
export function alignMembers(curves: readonly (Curve | undefined)[]): Aligned {
  const first = curves.find((curve) => curve !== undefined);
  if (!first) return { x: [], members: curves.map(() => []) };
  const isCommon = curves.every((curve) => !curve || isSame(curve.x, first.x));
  const x = isCommon ? first.x : allPositions(curves);
  const indexOf = isCommon
    ? undefined
    : new Map(Array.from(x, (position, index) => [position, index]));
  const members = curves.map((curve) => {
    if (!curve) return new Float64Array(x.length).fill(Number.NaN);
    return indexOf ? placed(curve, indexOf) : curve.y;
  });
  return { x, members };
}

function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

function allPositions(curves: readonly (Curve | undefined)[]): Float64Array {
  const positions = new Set<number>();
  for (const curve of curves)
    for (const position of Array.from(curve?.x ?? [])) positions.add(position);
  return Float64Array.from(positions).sort();
}

function placed({ x, y }: Curve, indexOf: ReadonlyMap<number, number>): Float64Array {
  const values = new Float64Array(indexOf.size).fill(Number.NaN);
  for (let row = 0; row < x.length; row++) {
    const index = indexOf.get(x[row] ?? Number.NaN);
    if (index !== undefined) values[index] = y[row] ?? Number.NaN;
  }
  return values;
}
