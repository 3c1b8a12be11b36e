interface Comparison {
  /** At most this much. */
  readonly target?: number;
  /** What the reference portal reaches, measured elsewhere. */
  readonly reference?: number;
}

/** A table for people and one line of JSON for programs. */
export function printResult(
  name: string,
  result: Readonly<Record<string, number>>,
  comparisons: Readonly<Record<string, Comparison>>,
): void {
  const digits = (value: number) => Number(value.toPrecision(3));
  console.table(
    Object.fromEntries(
      Object.entries(result).map(([key, value]) => {
        const { target, reference } = comparisons[key] ?? {};
        return [
          key,
          {
            measured: digits(value),
            target: target ?? "",
            met: target === undefined ? "" : value <= target ? "yes" : "NO",
            "share of reference": reference === undefined ? "" : digits(value / reference),
          },
        ];
      }),
    ),
  );
  console.log(JSON.stringify({ bench: name, ...result }));
}
