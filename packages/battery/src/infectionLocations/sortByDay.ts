// Rows by day, so that a range of days is a range of rows: counted, then each put into its place.

export interface DayOrder {
  /** Rows of day d: from dayStart[d] to dayStart[d + 1]. */
  readonly dayStart: Uint32Array;
  /** The row of the file by place; undefined when the file is in order already. */
  readonly rows: Uint32Array | undefined;
}

/** Rows of one day stay in the order of the file. */
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

/** Fills a column of the right length with the beginning of another, in that order. */
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
