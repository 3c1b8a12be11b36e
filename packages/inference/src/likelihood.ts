// How likely reported figures are for what a particle predicts.

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Logarithm of the gamma function (Lanczos 1964, g = 7), for positive numbers. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const z = x - 1;
  const t = z + 7.5;
  const series = lanczos.reduce(
    (sum, coefficient, index) => sum + coefficient / (z + index + 1),
    0.99999999999980993,
  );
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(series);
}

/**
 * Negative binomial with variance mean + dispersion · mean². Also between whole numbers, for rates
 * that stand for counts.
 */
export function logNegativeBinomial(count: number, mean: number, dispersion: number): number {
  const size = 1 / dispersion;
  return (
    logGamma(count + size) -
    logGamma(size) -
    logGamma(count + 1) -
    size * Math.log1p(mean / size) +
    (count === 0 ? 0 : count * Math.log(mean / (size + mean)))
  );
}

/**
 * The same, but with a share of outliers that are spread more: a model that is wrong about a series
 * does not follow it at any price.
 */
export function logWithOutliers(
  count: number,
  mean: number,
  spread: number,
  outliers: { readonly share: number; readonly spread: number },
): number {
  const usual = Math.log(1 - outliers.share) + logNegativeBinomial(count, mean, spread ** 2);
  const other = Math.log(outliers.share) + logNegativeBinomial(count, mean, outliers.spread ** 2);
  const larger = Math.max(usual, other);
  return larger + Math.log(Math.exp(usual - larger) + Math.exp(other - larger));
}

/** Dirichlet-multinomial: counts by kind, and the shares and concentration they are drawn with. */
export function logDirichletMultinomial(
  counts: readonly number[],
  shares: readonly number[],
  concentration: number,
): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let log = logGamma(concentration) + logGamma(total + 1) - logGamma(total + concentration);
  counts.forEach((count, kind) => {
    const alpha = concentration * (shares[kind] ?? 0);
    if (alpha > 0) log += logGamma(count + alpha) - logGamma(alpha) - logGamma(count + 1);
  });
  return log;
}
