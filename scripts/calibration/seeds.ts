// Seeds of runs that are fitted and of runs that are scored. The second begin where the first end,
// so that a fit is never scored by the chance it was fitted to.

const countToFit = 6;
const countToScore = 3;

const following = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

export const seedsToFit = following(0, countToFit);
export const seedsToScore = following(countToFit, countToScore);
