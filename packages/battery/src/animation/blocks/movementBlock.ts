// Everybody's stays on one type of day: how many, which are away from home, how people got there,
// and how long stays and trips take.
import {
  type AnimationPeople,
  type DayMovement,
  type DayType,
  ticksPerDay,
} from "@episcope/common";
import type { AnimationHeader } from "../header/animationHeader.ts";
import { type ColumnReader, ColumnWriter } from "./byteColumns.ts";

/** Set in the mode byte if the place is not the home. */
const awayMark = 0x80;

export function encodeMovement(day: DayMovement, { home }: AnimationPeople): Uint8Array {
  const { personStart, place, enter, leave, mode } = day;
  const counts = Array.from(home, (_, p) => (personStart[p + 1] ?? 0) - (personStart[p] ?? 0));
  const kinds = new Uint8Array(place.length);
  const awayPlaces: number[] = [];
  const stayLengths: number[] = [];
  const tripLengths: number[] = [];
  for (let person = 0; person < home.length; person++) {
    const until = personStart[person + 1] ?? 0;
    for (let stay = personStart[person] ?? 0; stay < until; stay++) {
      const at = place[stay] ?? 0;
      const isAway = at !== home[person];
      kinds[stay] = (mode[stay] ?? 0) | (isAway ? awayMark : 0);
      if (isAway) awayPlaces.push(at);
      if (stay + 1 === until) continue;
      stayLengths.push((leave[stay] ?? 0) - (enter[stay] ?? 0));
      tripLengths.push((enter[stay + 1] ?? 0) - (leave[stay] ?? 0));
    }
  }
  return new ColumnWriter()
    .u8(counts)
    .u8(kinds)
    .u32(awayPlaces)
    .u16(stayLengths)
    .u16(tripLengths)
    .bytes();
}

export function decodeMovement(
  columns: ColumnReader,
  { facts, counts }: AnimationHeader,
  dayType: DayType,
  { home }: AnimationPeople,
): DayMovement {
  const stayCount = counts.stays[dayType];
  const personStart = startsOf(columns, counts.people, stayCount);
  const mode = columns.u8(stayCount);
  const isAway = mode.map((kind) => kind >>> 7);
  for (let stay = 0; stay < stayCount; stay++) mode[stay] = (mode[stay] ?? 0) & ~awayMark;
  columns.checkBelow("mode", mode, facts.modes.length);
  const awayPlaces = columns.u32(isAway.reduce((sum, mark) => sum + mark, 0));
  columns.checkBelow("place", awayPlaces, counts.places);
  const trips = stayCount === 0 ? 0 : stayCount - counts.people;
  const stayLengths = columns.u16(trips);
  const tripLengths = columns.u16(trips);
  columns.end();

  const place = new Uint32Array(stayCount);
  const enter = new Uint16Array(stayCount);
  const leave = new Uint16Array(stayCount);
  let [away, trip] = [0, 0];
  for (let person = 0; person < counts.people; person++) {
    const until = personStart[person + 1] ?? 0;
    let time = 0;
    for (let stay = personStart[person] ?? 0; stay < until; stay++) {
      place[stay] = (isAway[stay] === 1 ? awayPlaces[away++] : home[person]) ?? 0;
      enter[stay] = time;
      if (stay + 1 === until) {
        leave[stay] = ticksPerDay;
        continue;
      }
      time += stayLengths[trip] ?? 0;
      leave[stay] = time;
      time += tripLengths[trip++] ?? 0;
      if (time > ticksPerDay) columns.outOfRange("time", time);
    }
  }
  return { personStart, place, enter, leave, mode };
}

/** Everybody has at least one stay, or nobody any. */
function startsOf(columns: ColumnReader, people: number, stayCount: number): Uint32Array {
  const counts = columns.u8(people);
  const starts = new Uint32Array(people + 1);
  let sum = 0;
  counts.forEach((count, person) => {
    if (count === 0 && stayCount > 0) columns.outOfRange("stays", count);
    sum += count;
    starts[person + 1] = sum;
  });
  if (sum !== stayCount) columns.outOfRange("stays", sum);
  return starts;
}
