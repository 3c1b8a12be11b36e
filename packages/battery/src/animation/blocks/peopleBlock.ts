// Who lives where. Members of a household, and their homes, are adjacent.
import type { AnimationPeople } from "@episcope/common";
import type { AnimationHeader } from "../header/animationHeader.ts";
import { type ColumnReader, ColumnWriter, unzigzag, zigzag } from "./byteColumns.ts";

export function encodePeople({ home, age, district }: AnimationPeople): Uint8Array {
  return new ColumnWriter()
    .u32(Array.from(home, (place, person) => zigzag(place - (home[person - 1] ?? 0))))
    .u8(age)
    .u8(district)
    .bytes();
}

export function decodePeople(
  columns: ColumnReader,
  { facts, counts }: AnimationHeader,
): AnimationPeople {
  const home = columns.u32(counts.people);
  let place = 0;
  for (let person = 0; person < home.length; person++) {
    place += unzigzag(home[person] ?? 0);
    if (!(place >= 0 && place < counts.places)) columns.outOfRange("home", place);
    home[person] = place;
  }
  const age = columns.u8(counts.people);
  const district = columns.u8(counts.people);
  columns.checkBelow("district", district, facts.districts.length);
  columns.end();
  return { home, age, district };
}
