// People by number, which is by household and district: neighbours in the list are neighbours in
// memory, which makes access several times faster.

const digitBits = 11;
const digits = 1 << digitBits;
const counts = new Uint32Array(digits);
let scratch = new Uint32Array(1024);

/** Up to so many, moving them one by one is faster than counting digits. */
const few = 96;

function sortFew(list: Uint32Array, count: number): void {
  for (let next = 1; next < count; next++) {
    const person = list[next] ?? 0;
    let place = next;
    for (; place > 0 && (list[place - 1] ?? 0) > person; place--)
      list[place] = list[place - 1] ?? 0;
    list[place] = person;
  }
}

/** Sorts the first `count` of a list in place, digit by digit; numbers are below `limit`. */
export function sortPeople(list: Uint32Array, count: number, limit: number): void {
  if (count <= few) {
    sortFew(list, count);
    return;
  }
  if (count > scratch.length) scratch = new Uint32Array(2 * count);
  let from = list;
  let to: Uint32Array = scratch;
  for (let shift = 0; shift === 0 || (limit - 1) >>> shift > 0; shift += digitBits) {
    counts.fill(0);
    for (let place = 0; place < count; place++) {
      const digit = ((from[place] ?? 0) >>> shift) & (digits - 1);
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
    let sum = 0;
    for (let digit = 0; digit < digits; digit++) {
      const size = counts[digit] ?? 0;
      counts[digit] = sum;
      sum += size;
    }
    for (let place = 0; place < count; place++) {
      const person = from[place] ?? 0;
      const digit = (person >>> shift) & (digits - 1);
      const target = counts[digit] ?? 0;
      to[target] = person;
      counts[digit] = target + 1;
    }
    [from, to] = [to, from];
  }
  if (from !== list) list.set(from.subarray(0, count));
}
