// Compact lists of RunIds: sz1 to sz162 are "sz1-162". A RunId without a number stays as it is.

interface Parts {
  readonly name: string;
  readonly number: number;
}

/** A number with a leading zero is part of the name. */
function partsOf(runId: string): Parts | undefined {
  const [, name, digits] = /^(.*?)(0|[1-9]\d{0,8})$/.exec(runId) ?? [];
  return name === undefined ? undefined : { name, number: Number(digits) };
}

export function runRanges(runIds: Iterable<string>): readonly string[] {
  const numbers = new Map<string, number[]>();
  const unnumbered: string[] = [];
  for (const runId of runIds) {
    const parts = partsOf(runId);
    if (!parts) unnumbered.push(runId);
    else numbers.set(parts.name, [...(numbers.get(parts.name) ?? []), parts.number]);
  }
  return [...unnumbered, ...[...numbers].flatMap(([name, all]) => rangesOf(name, all))];
}

function rangesOf(name: string, numbers: readonly number[]): readonly string[] {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const starts = sorted.filter((number, place) => sorted[place - 1] !== number - 1);
  const ends = sorted.filter((number, place) => sorted[place + 1] !== number + 1);
  return starts.map((first, place) => `${name}${first}-${ends[place]}`);
}

export function isInRanges(ranges: readonly string[], runId: string): boolean {
  const parts = partsOf(runId);
  return ranges.some((range) => {
    const [, name, first, last] = /^(.*?)(\d+)-(\d+)$/.exec(range) ?? [];
    if (name === undefined) return range === runId;
    return parts?.name === name && parts.number >= Number(first) && parts.number <= Number(last);
  });
}
