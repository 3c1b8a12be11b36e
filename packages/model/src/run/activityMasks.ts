// Which activities a person plans on a typical day, one bit each: enough to rule most people out without a look at their day.
import type { Template } from "../city/city.ts";

const known = new WeakMap<Template, Uint32Array>();

/** By person; made once per template. */
export function activityMasks(template: Template): Uint32Array {
  const before = known.get(template);
  if (before) return before;
  const { visits, personStart } = template;
  const masks = new Uint32Array(personStart.length - 1);
  for (let word = 0; word < visits.length; word += 4) {
    const person = visits[word] ?? 0;
    masks[person] = (masks[person] ?? 0) | (1 << ((visits[word + 3] ?? 0) & 0xff));
  }
  known.set(template, masks);
  return masks;
}

/** The largest of some values by activity that a mask allows. */
export function largestOf(values: Float64Array, mask: number): number {
  let largest = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) {
    const value = values[31 - Math.clz32(bits & -bits)] ?? 0;
    if (value > largest) largest = value;
  }
  return largest;
}
