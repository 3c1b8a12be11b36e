// Classes of people who plan the same activities on a typical day, in any order: what they have in
// common is computed once a day instead of once a person.
import type { Template } from "../../city/city.ts";

export interface PlanClasses {
  /** By class: which activities, one bit each. */
  readonly activities: Uint32Array;
  /** By person. */
  readonly classOf: Uint16Array;
  /** Class after class, those of one by number; class c from start[c] to start[c + 1]. */
  readonly people: Uint32Array;
  readonly start: Uint32Array;
}

const known = new WeakMap<Template, PlanClasses>();

/** Made once per template. */
export function planClasses(template: Template): PlanClasses {
  const before = known.get(template);
  if (before) return before;
  const made = classesOf(template);
  known.set(template, made);
  return made;
}

function classesOf({ visits, personStart }: Template): PlanClasses {
  const personCount = personStart.length - 1;
  const classOf = new Uint16Array(personCount);
  const classes = new Map<number, number>();
  const counts: number[] = [];
  for (let person = 0; person < personCount; person++) {
    let mask = 0;
    const end = personStart[person + 1] ?? 0;
    for (let visit = personStart[person] ?? 0; visit < end; visit++) {
      mask |= 1 << ((visits[visit * 4 + 3] ?? 0) & 0xff);
    }
    let itsClass = classes.get(mask);
    if (itsClass === undefined) {
      itsClass = classes.size;
      classes.set(mask, itsClass);
      counts.push(0);
    }
    classOf[person] = itsClass;
    counts[itsClass] = (counts[itsClass] ?? 0) + 1;
  }
  const start = new Uint32Array(classes.size + 1);
  counts.forEach((count, itsClass) => {
    start[itsClass + 1] = (start[itsClass] ?? 0) + count;
  });
  const people = new Uint32Array(personCount);
  const next = start.slice();
  for (let person = 0; person < personCount; person++) {
    const itsClass = classOf[person] ?? 0;
    const place = next[itsClass] ?? 0;
    people[place] = person;
    next[itsClass] = place + 1;
  }
  return { activities: Uint32Array.from(classes.keys()), classOf, people, start };
}

/** By class: the largest of some values by activity. */
export function largestByClass({ activities }: PlanClasses, values: Float64Array): Float64Array {
  return Float64Array.from(activities, (mask) => {
    let largest = 0;
    for (let bits = mask; bits !== 0; bits &= bits - 1) {
      largest = Math.max(largest, values[31 - Math.clz32(bits & -bits)] ?? 0);
    }
    return largest;
  });
}
