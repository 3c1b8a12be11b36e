// Everybody's stays on one typical day. A ride is no stay: it makes the trip between two stays one
// by public transport.
import { type DayMovement, type DayType, ticksPerDay } from "@episcope/common";
import { code } from "../../activities.ts";
import { type City, type Template, wordsPerVisit } from "../../city/city.ts";
import { pt } from "../../city/schedule/travel.ts";
import { findEscortStay } from "./escortWays.ts";
import type { PlaceNumbers } from "./places.ts";
import { metresBetween, modeBySpeed } from "./wayModes.ts";

class StayList {
  readonly container: Uint32Array;
  readonly enter: Uint16Array;
  readonly leave: Uint16Array;
  readonly mode: Uint8Array;
  count = 0;

  constructor(capacity: number) {
    this.container = new Uint32Array(capacity);
    this.enter = new Uint16Array(capacity);
    this.leave = new Uint16Array(capacity);
    this.mode = new Uint8Array(capacity);
  }

  add(container: number, enter: number, leave: number, mode: number): void {
    const stay = this.count++;
    this.container[stay] = container;
    this.enter[stay] = enter;
    this.leave[stay] = leave;
    this.mode[stay] = mode;
  }
}

export function movementOf(city: City, template: DayType, numbers: PlaceNumbers): DayMovement {
  const { visits } = city.templates[template];
  // A stay per visit, one for people without any, and one more where a child is brought or fetched.
  const list = new StayList((2 * visits.length) / wordsPerVisit + city.personCount);
  const personStart = new Uint32Array(city.personCount + 1);
  for (let person = 0; person < city.personCount; person++) {
    addPerson(list, city, city.templates[template], person);
    personStart[person + 1] = list.count;
  }
  const { container, enter, leave, mode, count } = list;
  return {
    personStart,
    place: container.slice(0, count).map((at) => numbers.of(at)),
    enter: enter.slice(0, count),
    leave: leave.slice(0, count),
    mode: mode.slice(0, count),
  };
}

/** Nobody's stays. */
export function noMovement(people: number): DayMovement {
  return {
    personStart: new Uint32Array(people + 1),
    place: new Uint32Array(),
    enter: new Uint16Array(),
    leave: new Uint16Array(),
    mode: new Uint8Array(),
  };
}

function addPerson(list: StayList, city: City, template: Template, person: number): void {
  const { personStart, visits } = template;
  const first = list.count;
  const end = personStart[person + 1] ?? 0;
  let rides = false;
  for (let visit = personStart[person] ?? 0; visit < end; visit++) {
    const at = visit * wordsPerVisit;
    if (((visits[at + 3] ?? 0) & 0xff) === code.pt) {
      rides = true;
      continue;
    }
    const container = visits[at + 1] ?? 0;
    const times = visits[at + 2] ?? 0;
    const [enter, leave] = [times & 0xffff, times >>> 16];
    if (list.count === first) list.add(container, 0, leave, 0);
    else if (rides) list.add(container, enter, leave, pt);
    else addReached(list, city, template, person, container, enter, leave);
    rides = false;
  }
  if (list.count === first) list.add(city.home[person] ?? 0, 0, 0, 0);
  list.leave[list.count - 1] = ticksPerDay;
}

/** A stay that was reached on foot, by bicycle or by car. */
function addReached(
  list: StayList,
  city: City,
  template: Template,
  person: number,
  container: number,
  enter: number,
  leave: number,
): void {
  const from = list.container[list.count - 1] ?? 0;
  const departure = list.leave[list.count - 1] ?? 0;
  const isRound = from === container;
  const stop = isRound ? findEscortStay(city, template, person, departure, enter) : undefined;
  if (stop) {
    list.add(stop.container, stop.enter, stop.leave, stop.mode);
    list.add(container, enter, leave, stop.mode);
    return;
  }
  const metres = metresBetween(city, from, container);
  list.add(container, enter, leave, modeBySpeed(metres, enter - departure));
}
