// In thin samples the drawn households miss the ages slightly: some people become a few years older
// or younger.
import { uniform } from "../../random/counterRandom.ts";
import { ageBandCount, ageIn, bandOf } from "./ages.ts";

/** Moves people between neighbouring bands until each has its share, except `isFixed`. */
export function balanceAges(
  age: Uint8Array,
  shares: readonly number[],
  key: number,
  isFixed: (person: number) => boolean,
): void {
  const counts = new Float64Array(ageBandCount);
  const total = age.length;
  for (const years of age) {
    const band = bandOf(years);
    counts[band] = (counts[band] ?? 0) + 1;
  }
  const sum = shares.reduce((a, b) => a + b, 0);
  // What all bands up to here have too many must cross to the next one.
  let surplus = 0;
  for (let band = 0; band < ageBandCount - 1; band++) {
    surplus += (counts[band] ?? 0) - (total * (shares[band] ?? 0)) / sum;
    // Below a fiftieth of a point nobody is moved.
    if (Math.abs(surplus) < Math.max(1, total / 5000)) continue;
    const [from, to] = surplus > 0 ? [band, band + 1] : [band + 1, band];
    move(age, from, to, Math.round(Math.abs(surplus)), key, isFixed);
  }
}

/** Evenly over all. */
function move(
  age: Uint8Array,
  from: number,
  to: number,
  wanted: number,
  key: number,
  isFixed: (person: number) => boolean,
): void {
  const mayMove = (person: number) => bandOf(age[person] ?? 0) === from && !isFixed(person);
  let candidates = 0;
  for (let person = 0; person < age.length; person++) if (mayMove(person)) candidates++;
  const count = Math.min(wanted, candidates);
  let [seen, moved] = [0, 0];
  for (let person = 0; person < age.length && moved < count; person++) {
    if (!mayMove(person)) continue;
    seen++;
    if (seen * count < (moved + 0.5) * candidates) continue;
    age[person] = ageIn(to, uniform(key, person));
    moved++;
  }
}
