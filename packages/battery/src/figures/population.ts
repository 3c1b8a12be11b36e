import { numbers, type Table } from "@episcope/common";

/** Everybody on a day: susceptible + infected + recovered; NaN if one of them is missing. */
export function populationOf(infections: Table): Float64Array {
  const susceptible = numbers(infections, "nSusceptible");
  const infected = numbers(infections, "nTotalInfected");
  const recovered = numbers(infections, "nRecovered");
  return Float64Array.from(
    { length: infections.rowCount },
    (_, row) =>
      (susceptible?.[row] ?? Number.NaN) +
      (infected?.[row] ?? Number.NaN) +
      (recovered?.[row] ?? Number.NaN),
  );
}

/** Population in hundred thousands, by which rates are divided: f = N(0) / 100,000. */
export function hundredThousands(infections: Table): number {
  return (populationOf(infections)[0] ?? Number.NaN) / 100_000;
}
