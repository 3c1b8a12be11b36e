// Infections per week, counted from the start of the run, and the busiest window of days.

export function weeklyTotals(dayStart: Uint32Array): readonly number[] {
  const dayCount = dayStart.length - 1;
  const weeks: number[] = [];
  for (let day = 0; day < dayCount; day += 7) {
    weeks.push((dayStart[Math.min(day + 7, dayCount)] ?? 0) - (dayStart[day] ?? 0));
  }
  return weeks;
}

/** Most infections in this many consecutive days. */
export function busiestDays(dayStart: Uint32Array, days: number): number {
  let most = 0;
  for (let from = 0; from + days < dayStart.length; from++) {
    most = Math.max(most, (dayStart[from + days] ?? 0) - (dayStart[from] ?? 0));
  }
  return most;
}
