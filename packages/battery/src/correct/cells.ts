// Cells of a table of text, whatever separates them.

/** Undefined if a quote is not closed, or something follows it (RFC 4180). */
export function splitCells(line: string, delimiter: string): readonly string[] | undefined {
  const cells: string[] = [];
  let position = 0;
  for (;;) {
    if (line[position] === '"') {
      const quoted = /"((?:[^"]|"")*)"/y;
      quoted.lastIndex = position;
      const found = quoted.exec(line);
      if (!found) return undefined;
      cells.push((found[1] ?? "").replaceAll('""', '"'));
      position = quoted.lastIndex;
      if (position < line.length && line[position] !== delimiter) return undefined;
    } else {
      const end = line.indexOf(delimiter, position);
      cells.push(line.slice(position, end < 0 ? line.length : end));
      position = end < 0 ? line.length : end;
    }
    if (position >= line.length) return cells;
    position++;
    // Nothing behind the last delimiter is an empty cell.
    if (position === line.length) return [...cells, ""];
  }
}

/**
 * The same lines with another delimiter; undefined if a line does not fit, or a cell could be
 * misread afterwards.
 */
export function withDelimiter(
  lines: readonly string[],
  from: string,
  to: string,
): readonly string[] | undefined {
  let width = 0;
  const written: string[] = [];
  for (const line of lines) {
    const cells = line === "" ? [""] : splitCells(line, from);
    if (!cells) return undefined;
    width ||= cells.length;
    if (cells.length > width || cells.some((cell) => cell.includes(to) || cell.includes('"')))
      return undefined;
    written.push(cells.join(to));
  }
  return written;
}
