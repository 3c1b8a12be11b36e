// Who was infected when, and how the disease progressed. Each day is stored as the difference from
// the previous stage: 0 for never, 1 for the same day, …
import { type InfectionCourses, notReached, ticksPerDay } from "@episcope/common";
import type { AnimationHeader } from "../header/animationHeader.ts";
import { type ColumnReader, ColumnWriter } from "./byteColumns.ts";

/** In the order of the disease. */
const laterDays = [
  "contagiousDay",
  "symptomsDay",
  "seriouslySickDay",
  "criticalDay",
  "afterCriticalDay",
  "recoveredDay",
  "susceptibleDay",
] as const;

export function encodeCourses(courses: InfectionCourses): Uint8Array {
  const { person, day, time, strain } = courses;
  const writer = new ColumnWriter()
    .u32(Array.from(person, (number, n) => number - (person[n - 1] ?? 0)))
    .u16(day)
    .u16(time)
    .u8(strain);
  const last = day.slice();
  for (const name of laterDays) {
    const reached = courses[name];
    writer.u16(Array.from(reached, (to, n) => (to === notReached ? 0 : to - (last[n] ?? 0) + 1)));
    advance(last, reached);
  }
  return writer.bytes();
}

/** Keeps the last day on which something happened. */
function advance(last: Uint16Array, reached: Uint16Array): void {
  for (let n = 0; n < last.length; n++) {
    const day = reached[n] ?? notReached;
    if (day !== notReached) last[n] = day;
  }
}

export function decodeCourses(
  columns: ColumnReader,
  { facts, counts }: AnimationHeader,
): InfectionCourses {
  const count = counts.infections;
  const person = columns.u32(count);
  let sum = 0;
  for (let n = 0; n < count; n++) {
    sum += person[n] ?? 0;
    if (sum >= counts.people) columns.outOfRange("person", sum);
    person[n] = sum;
  }
  const day = columns.u16(count);
  checkDays(columns, person, day, facts.dayCount);
  const time = columns.u16(count);
  columns.checkBelow("time", time, ticksPerDay + 1);
  const strain = columns.u8(count);
  columns.checkBelow("strain", strain, facts.strains.length);
  const last = day.slice();
  const next = () => {
    const reached = columns.u16(count);
    for (let n = 0; n < count; n++) {
      const since = reached[n] ?? 0;
      const date = (last[n] ?? 0) + since - 1;
      if (since > 0 && date > facts.dayCount) columns.outOfRange("day", date);
      reached[n] = since === 0 ? notReached : date;
    }
    advance(last, reached);
    return reached;
  };
  const courses = {
    person,
    day,
    time,
    strain,
    contagiousDay: next(),
    symptomsDay: next(),
    seriouslySickDay: next(),
    criticalDay: next(),
    afterCriticalDay: next(),
    recoveredDay: next(),
    susceptibleDay: next(),
  };
  columns.end();
  return courses;
}

/** Checks that days lie within the run and ascend for each person. */
function checkDays(
  columns: ColumnReader,
  person: Uint32Array,
  day: Uint16Array,
  dayCount: number,
): void {
  for (let n = 0; n < day.length; n++) {
    const date = day[n] ?? 0;
    const least = n > 0 && person[n] === person[n - 1] ? (day[n - 1] ?? 1) : 1;
    if (date < least || date > dayCount) columns.outOfRange("day", date);
  }
}
