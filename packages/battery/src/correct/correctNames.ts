// Names that differ from known ones only in the case of their letters.

/** Corrected names by the ones that are written; only where there is one candidate on each side. */
export function correctNames(
  written: readonly string[],
  known: readonly string[],
): ReadonlyMap<string, string> {
  const small = (name: string) => name.trim().toLowerCase();
  const corrected = new Map<string, string>();
  for (const name of written) {
    const candidates = known.filter((each) => small(each) === small(name));
    const rivals = written.filter((each) => small(each) === small(name));
    const [right] = candidates;
    if (right === undefined || candidates.length > 1 || rivals.length > 1) continue;
    if (right !== name && right !== name.trim()) corrected.set(name, right);
  }
  return corrected;
}
