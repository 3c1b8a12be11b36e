// Rows of a published file, one after another: the largest has millions. What is no table, such as
// a page of an error, is told from a table by its first line.
import { createReadStream } from "node:fs";

/** A file that is not what it should be; the message is the end of a sentence. */
export class SourceFault extends Error {
  override readonly name: string = "SourceFault";
  /** There is no file at all. */
  readonly isAbsent: boolean;

  constructor(message: string, isAbsent = false) {
    super(message);
    this.isAbsent = isAbsent;
  }
}

export interface CsvForm {
  readonly delimiter: string;
  readonly columns: readonly string[];
}

/** Cells in the order of the wanted columns; the array is only valid during the call. */
export type RowReader = (cells: readonly string[], line: number) => void;

/** A line of a table is short; a longer one is no table, and would fill the memory. */
const longestLine = 100_000;

/** Returns the number of rows. Throws a SourceFault if a column is missing. */
export async function readCsv(
  chunks: AsyncIterable<Uint8Array>,
  { delimiter, columns }: CsvForm,
  read: RowReader,
): Promise<number> {
  const cells: string[] = columns.map(() => "");
  let positions: readonly number[] | undefined;
  let line = 0;
  let rows = 0;
  const take = (text: string) => {
    line++;
    const content = text.endsWith("\r") ? text.slice(0, -1) : text;
    if (content.trim() === "") return;
    if (!positions) {
      positions = positionsOf(content, delimiter, columns);
      return;
    }
    const all = cellsOf(content, delimiter);
    positions.forEach((position, index) => {
      cells[index] = all[position] ?? "";
    });
    rows++;
    read(cells, line);
  };
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) take(text);
    if (rest.length > longestLine) throw notTable(rest);
  }
  rest += decoder.decode();
  if (rest !== "") take(rest);
  if (!positions) throw new SourceFault("it is empty");
  return rows;
}

export function readCsvFile(file: string, form: CsvForm, read: RowReader): Promise<number> {
  return readCsv(createReadStream(file, { highWaterMark: 1 << 20 }), form, read);
}

function positionsOf(
  header: string,
  delimiter: string,
  columns: readonly string[],
): readonly number[] {
  const names = cellsOf(header, delimiter).map((name) => name.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length === columns.length) throw notTable(header);
  if (missing.length > 0) {
    throw new SourceFault(
      `it lacks the column${missing.length > 1 ? "s" : ""} ${missing.join(", ")}`,
    );
  }
  return columns.map((column) => names.indexOf(column));
}

function notTable(start: string): SourceFault {
  const first = start.trimStart().slice(0, 200);
  if (first.startsWith("<")) return new SourceFault("it is a web page, not a table");
  if (first.startsWith("version https://git-lfs"))
    return new SourceFault("it is a pointer to the file (Git LFS), not the file");
  return new SourceFault("it is not the expected table");
}

function cellsOf(line: string, delimiter: string): readonly string[] {
  if (!line.includes('"')) return line.split(delimiter);
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    const letter = line[index];
    if (letter === '"') {
      if (isQuoted && line[index + 1] === '"') {
        cell += letter;
        index++;
      } else isQuoted = !isQuoted;
    } else if (letter === delimiter && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += letter;
  }
  cells.push(cell);
  return cells;
}
