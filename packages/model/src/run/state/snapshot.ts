// The state of a run as bytes: a JSON header with the names of all arrays, then the arrays.
// Little-endian; a mark in the header reads differently on other machines.
import type { City } from "../../city/city.ts";
import { cityHash } from "../../city/file/cityHash.ts";
import type { DoseLog, GrowingDoseLog } from "../results/doseLog.ts";
import type { GrowingLog, InfectionLog } from "../results/infectionLog.ts";
import type { Memory, StateArray } from "./memory.ts";

const mark = 0x31535045; // "EPS1"
const alignment = 8;

/** Cities do not change: their fingerprint is taken once. */
const fingerprints = new WeakMap<City, string>();

function fingerprintOf(city: City): string {
  const known = fingerprints.get(city) ?? cityHash(city);
  fingerprints.set(city, known);
  return known;
}

interface Header {
  readonly day: number;
  readonly city: string;
  /** Name, place of the first byte and number of bytes. */
  readonly arrays: readonly (readonly [name: string, start: number, bytes: number])[];
  /** Of arrays with several columns side by side, their names. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

/** Fields of a log that are arrays, by name. */
function columnsOf(prefix: string, log: object): (readonly [string, StateArray])[] {
  return Object.entries(log).flatMap(([name, column]) =>
    ArrayBuffer.isView(column) ? [[`${prefix} ${name}`, column as StateArray] as const] : [],
  );
}

export function writeSnapshot(
  day: number,
  city: City,
  memory: Memory,
  infections: InfectionLog,
  doses: DoseLog,
): Uint8Array {
  const arrays = [
    ...memory.arrays,
    ...columnsOf("infection log", infections),
    ...columnsOf("dose log", doses),
  ];
  let end = 0;
  const entries = arrays.map(([name, array]) => {
    const start = end;
    end += Math.ceil(array.byteLength / alignment) * alignment;
    return [name, start, array.byteLength] as const;
  });
  const columns = Object.fromEntries(
    [...memory.arrays.keys()].flatMap((name) => {
      const names = memory.columnsOf(name);
      return names ? [[name, names]] : [];
    }),
  );
  const header: Header = { day, city: fingerprintOf(city), arrays: entries, columns };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const body = Math.ceil((8 + text.length) / alignment) * alignment;
  const bytes = new Uint8Array(body + end);
  new Uint32Array(bytes.buffer, 0, 2).set([mark, text.length]);
  bytes.set(text, 8);
  arrays.forEach(([, array], index) => {
    const start = body + (entries[index]?.[1] ?? 0);
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start);
  });
  return bytes;
}

/** Fills the state of a run and returns its day. Throws if this is no snapshot of this city. */
export function readSnapshot(
  bytes: Uint8Array,
  city: City,
  memory: Memory,
  infections: GrowingLog,
  doses: GrowingDoseLog,
): number {
  const words = new Uint32Array(
    new Uint8Array(bytes.subarray(0, 8)).buffer,
    0,
    bytes.length < 8 ? 0 : 2,
  );
  const length = words[1] ?? 0;
  if (words[0] !== mark || 8 + length > bytes.length) {
    throw new Error("this is not a snapshot of a run");
  }
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length))) as Header;
  if (header.city !== fingerprintOf(city)) throw new Error("this snapshot belongs to another city");
  const body = Math.ceil((8 + length) / alignment) * alignment;
  const found = new Map<string, Uint8Array>();
  for (const [name, start, size] of header.arrays) {
    if (body + start + size > bytes.length) throw new Error("this snapshot is cut off");
    found.set(name, bytes.subarray(body + start, body + start + size));
  }
  for (const [name, array] of memory.arrays) {
    // What the saved run did not have begins as in a new one.
    const saved = found.get(name);
    const columns = memory.columnsOf(name);
    const savedColumns = header.columns[name] ?? [];
    const isSame = columns?.join() === savedColumns.join();
    if (saved && columns && !isSame) copyColumns(array, columns, saved, savedColumns);
    else if (saved) copyInto(array, saved);
  }
  infections.restore(restored(infections.view(), "infection log", found));
  doses.restore(restored(doses.view(), "dose log", found));
  return header.day;
}

function copyInto(array: StateArray, saved: Uint8Array): void {
  const size = Math.min(array.byteLength, saved.length);
  new Uint8Array(array.buffer, array.byteOffset, size).set(saved.subarray(0, size));
}

/** Each column to its place, where the saved run had others. */
function copyColumns(
  array: StateArray,
  columns: readonly string[],
  saved: Uint8Array,
  savedColumns: readonly string[],
): void {
  const Kind = array.constructor as new (buffer: ArrayBuffer) => StateArray;
  const values = new Kind(new Uint8Array(saved).buffer);
  savedColumns.forEach((name, from) => {
    const to = columns.indexOf(name);
    if (to < 0) return;
    for (let item = 0; item * savedColumns.length < values.length; item++) {
      array[item * columns.length + to] = values[item * savedColumns.length + from] ?? 0;
    }
  });
}

/** A log with the columns of another one, from saved bytes. */
function restored<Log extends { readonly count: number }>(
  empty: Log,
  prefix: string,
  found: ReadonlyMap<string, Uint8Array>,
): Log {
  let count = 0;
  const columns = Object.entries(empty).map(([name, column]) => {
    if (!ArrayBuffer.isView(column)) return [name, column];
    const saved = found.get(`${prefix} ${name}`) ?? new Uint8Array();
    const Kind = column.constructor as new (buffer: ArrayBuffer) => StateArray;
    const values = new Kind(new Uint8Array(saved).buffer);
    count = values.length;
    return [name, values];
  });
  return { ...Object.fromEntries(columns), count } as Log;
}
