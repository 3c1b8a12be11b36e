// timelapse.csv: a position per person, and the days on which states begin (visualisations
// specification 3.3).
import { type Bounds, type FaultList, healthStates, problem, ticksPerDay } from "@episcope/common";
import type { Positions } from "../homes.ts";
import { type ByteStream, bytesOf, type ReadingOptions } from "./bytes/byteStream.ts";
import { CsvRow } from "./bytes/csvRow.ts";
import { eachLine } from "./bytes/eachLine.ts";
import { isPage } from "./bytes/eachRecord.ts";
import { defaultLimits, type Limits } from "./bytes/limits.ts";
import { maxIdLength, PersonIndex } from "./bytes/personIndex.ts";
import { trimmed, withCapacity } from "./bytes/withCapacity.ts";
import { ChangesBuilder } from "./people/changesBuilder.ts";
import { boundsOf, type StateChanges } from "./people/tracks.ts";
import { eastOf, northOf } from "./place.ts";
import { type PublishedResult, publishedResult, refuse } from "./publishedResult.ts";

export interface TimeLapse {
  readonly people: PersonIndex;
  readonly positions: Positions;
  readonly bounds: Bounds;
  /** Over all days; states begin at 0:00. */
  readonly changes: StateChanges;
}

export function readTimeLapse(
  stream: ByteStream,
  options: ReadingOptions,
  limits: Limits = defaultLimits,
): Promise<PublishedResult<TimeLapse>> {
  return publishedResult(options.file, async (faults) => {
    const chunks = bytesOf(stream, options, limits.file);
    let rows: TimeLapseReader | undefined;
    await eachLine(chunks, limits.line, (bytes, start, end, line) => {
      if (!rows) {
        if (isPage(bytes, start)) refuse(problem("webPage"));
        rows = new TimeLapseReader(columnsOf(bytes.subarray(start, end), line), faults);
        return;
      }
      rows.read(bytes, start, end, line);
      if (rows.count > limits.people) {
        refuse(problem("tooManyPeople", { most: limits.people }), line);
      }
    });
    return rows?.finish();
  });
}

const maxColumns = 100;
/** Days count from 1 and are stored in 16 bits elsewhere. */
const maxDay = 0xfffe;

interface TimeLapseColumns {
  readonly names: readonly string[];
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Columns of state 1, state 2, … */
  readonly states: readonly number[];
}

function columnsOf(header: Uint8Array, line: number): TimeLapseColumns {
  const names = new TextDecoder()
    .decode(header)
    .split(",")
    .map((name) => name.trim());
  if (names.length > maxColumns) refuse(problem("tableTooLarge"), line);
  const numberOf = (name: string) => {
    const number = names.indexOf(name);
    return number < 0 ? refuse(problem("columnMissing", { column: name }), line) : number;
  };
  return {
    names,
    id: numberOf("id"),
    x: numberOf("x"),
    y: numberOf("y"),
    states: healthStates.slice(1).map(numberOf),
  };
}

class TimeLapseReader {
  readonly #people = new PersonIndex();
  #x = new Float32Array(64);
  #y = new Float32Array(64);
  readonly #changes = new ChangesBuilder();
  readonly #columns: TimeLapseColumns;
  readonly #faults: FaultList;
  readonly #row: CsvRow;
  /** By state; 0 means never. */
  readonly #days = new Uint16Array(healthStates.length);

  constructor(columns: TimeLapseColumns, faults: FaultList) {
    this.#columns = columns;
    this.#faults = faults;
    this.#row = new CsvRow(columns.names.length);
  }

  get count(): number {
    return this.#people.count;
  }

  /** Invalid rows are skipped and reported. */
  read(bytes: Uint8Array, start: number, end: number, line: number): void {
    const row = this.#row;
    const { names, id, x, y } = this.#columns;
    row.split(bytes, start, end);
    if (row.count !== names.length) {
      this.#faults.add(problem("cellCount", { count: row.count, expected: names.length }), line);
      return;
    }
    if (!this.#readDays(line, start)) return;
    const east = eastOf(row.numberOf(x));
    const north = northOf(row.numberOf(y));
    if (east === undefined || north === undefined) {
      this.#faults.add(problem("placeMissing"), line);
      return;
    }
    const [from, to] = [row.startOf(id), row.endOf(id)];
    if (to === from || to - from > maxIdLength) {
      this.#faults.add(problem("idForm", { field: "id", longest: maxIdLength }), line);
    } else if (this.#people.add(bytes, from, to) < 0) {
      this.#faults.add(problem("idTwice"), line);
    } else {
      this.#addPlace(east, north);
      this.#addChanges();
    }
  }

  /** Position of the person added last. */
  #addPlace(east: number, north: number): void {
    this.#x = withCapacity(this.#x, this.count, Float32Array);
    this.#y = withCapacity(this.#y, this.count, Float32Array);
    this.#x[this.count - 1] = east;
    this.#y[this.count - 1] = north;
  }

  #readDays(line: number, start: number): boolean {
    const row = this.#row;
    let state = 1;
    for (const column of this.#columns.states) {
      const day = row.numberOf(column);
      const isDay = Number.isInteger(day) && day >= 0 && day <= maxDay;
      if (!isDay) {
        const cell = JSON.stringify(row.textOf(column));
        const at = row.startOf(column) - start + 1;
        this.#faults.add(
          problem("notDay", { column: this.#columns.names[column] ?? "", value: cell }),
          line,
          at,
        );
        return false;
      }
      this.#days[state++] = day;
    }
    return true;
  }

  /**
   * The state is that of the latest entry that is not 0 (visualisations specification 3.4); of two
   * entries on one day, that of the later column.
   */
  #addChanges(): void {
    const days = this.#days;
    for (let before = 0; before <= maxDay; ) {
      let next = maxDay + 1;
      let state = 0;
      for (let at = 1; at < days.length; at++) {
        const day = days[at] ?? 0;
        if (day <= before || day > next) continue;
        next = day;
        state = at;
      }
      if (state > 0) this.#changes.add((next - 1) * ticksPerDay, state);
      before = next;
    }
    this.#changes.endPerson();
  }

  finish(): TimeLapse | undefined {
    if (this.count === 0) return undefined;
    const positions = {
      x: trimmed(this.#x, this.count, Float32Array),
      y: trimmed(this.#y, this.count, Float32Array),
    };
    return {
      people: this.#people,
      positions,
      bounds: boundsOf(positions.x, positions.y),
      changes: this.#changes.finish(),
    };
  }
}
