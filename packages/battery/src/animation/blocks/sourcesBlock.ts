// Who infected whom, and where. Apart from the courses, because it is needed only on request.
import {
  type AnimationPeople,
  type InfectionCourses,
  type InfectionSources,
  imported,
  inVehicle,
  noPlace,
} from "@episcope/common";
import type { AnimationHeader } from "../header/animationHeader.ts";
import { type ColumnReader, ColumnWriter, unzigzag, zigzag } from "./byteColumns.ts";

/** Codes of places; higher codes are place numbers, counted from firstPlace. */
const placeCode = { none: 0, vehicle: 1, home: 2, firstPlace: 3 } as const;

export function encodeSources(
  { infector, place }: InfectionSources,
  { person }: InfectionCourses,
  { home }: AnimationPeople,
): Uint8Array {
  const infectors = Array.from(infector, (from, n) =>
    from === imported ? 0 : 1 + zigzag(from - (person[n] ?? 0)),
  );
  const places = Array.from(place, (at, n) => {
    if (at === noPlace) return placeCode.none;
    if (at === inVehicle) return placeCode.vehicle;
    return at === home[person[n] ?? 0] ? placeCode.home : placeCode.firstPlace + at;
  });
  return new ColumnWriter().u32(infectors).u32(places).bytes();
}

export function decodeSources(
  columns: ColumnReader,
  { counts }: AnimationHeader,
  { person }: InfectionCourses,
  { home }: AnimationPeople,
): InfectionSources {
  const infector = columns.u32(counts.infections);
  const place = columns.u32(counts.infections);
  columns.end();
  for (let n = 0; n < counts.infections; n++) {
    const infected = person[n] ?? 0;
    const difference = infector[n] ?? 0;
    const from = infected + unzigzag(difference - 1);
    if (difference > 0 && !(from >= 0 && from < counts.people)) {
      columns.outOfRange("infector", from);
    }
    infector[n] = difference === 0 ? imported : from;
    place[n] = placeOf(columns, place[n] ?? 0, home[infected] ?? 0, counts.places);
  }
  return { infector, place };
}

function placeOf(columns: ColumnReader, code: number, home: number, placeCount: number): number {
  switch (code) {
    case placeCode.none:
      return noPlace;
    case placeCode.vehicle:
      return inVehicle;
    case placeCode.home:
      return home;
  }
  const place = code - placeCode.firstPlace;
  return place < placeCount ? place : columns.outOfRange("place", place);
}
