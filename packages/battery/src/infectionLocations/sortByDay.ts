// Counting sort by day, so that a range of days is a range of rows.

export interface DayOrder {
  /** Rows of day d: from dayStart[d] to dayStart[d + 1]. */
  readonly dayStart: Uint32Array;
  /** File row by position; undefined if the file is already in order. */
  readonly rows: Uint32Array | undefined;
}

/** Stable: rows of a day stay in file order. */
export function dayOrder(days: Uint16Array): DayOrder {
  let last = -1;
  let isInOrder = true;
  for (const day of days) {
    if (day < last) isInOrder = false;
    else last = day;
  }
  const dayStart = new Uint32Array(last + 2);
  for (const day of days) dayStart[day + 1] = (dayStart[day + 1] ?? 0) + 1;
  for (let day = 0; day <= last; day++) {
    dayStart[day + 1] = (dayStart[day + 1] ?? 0) + (dayStart[day] ?? 0);
  }
  if (isInOrder) return { dayStart, rows: undefined };
  const next = dayStart.slice();
  const rows = new Uint32Array(days.length);
  days.forEach((day, row) => {
    const place = next[day] ?? 0;
    rows[place] = row;
    next[day] = place + 1;
  });
  return { dayStart, rows };
}

/** Fills `sorted` with the first values in this order. */
export function inOrder<Values extends Float32Array | Uint8Array>(
  values: Values,
  rows: Uint32Array | undefined,
  sorted: Values,
): Values {
  for (let place = 0; place < sorted.length; place++) {
    sorted[place] = values[rows ? (rows[place] ?? 0) : place] ?? 0;
  }
  return sorted;
}
