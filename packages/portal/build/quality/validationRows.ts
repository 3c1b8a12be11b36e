// The results in docs/validation.md, which `npm run validate-model -- --write` writes: the page
// shows the same rows, so there is no second file that could differ.

export interface ValidationRow {
  readonly id: string;
  readonly what: string;
  /** With two standard errors, if it is a mean. */
  readonly value: string;
  readonly target: string;
  readonly accepted: string;
  readonly isOk: boolean;
}

const columns = ["id", "what", "value", "target", "accepted", "ok"];

/** Throws if the document has no such table: the build must not lose it. */
export function validationRows(document: string): readonly ValidationRow[] {
  const table = /<!-- table -->\n([\s\S]*?)<!-- end of table -->/.exec(document)?.[1] ?? "";
  const [head, rule, ...rows] = table
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  if (!rule || head?.join() !== columns.join() || rows.length === 0)
    throw new Error(`docs/validation.md has no table of ${columns.join(", ")}`);
  let before = "";
  return rows.map((cells) => {
    const [id = "", what = "", value = "", target = "", accepted = "", ok = ""] = cells;
    if (cells.length !== columns.length || id === "" || !/^(yes|no\b.*)$/i.test(ok))
      throw new Error(`docs/validation.md: this row cannot be read: ${cells.join(" | ")}`);
    // "the same: …" continues the row above, which may not be shown.
    const isContinued = /^the same\b|\bas well:/.test(what);
    if (!isContinued) before = what;
    const shown = isContinued && before ? `${what} (${before})` : what;
    return { id, what: shown, value, target, accepted, isOk: ok === "yes" };
  });
}
