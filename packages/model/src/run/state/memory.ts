// The changing state of a run: named arrays, so that a snapshot is a copy and threads can share
// them.

type Kind = "u8" | "u16" | "u32" | "i32" | "f32" | "f64";
export type StateArray =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array;

const bytesOf: Readonly<Record<Kind, number>> = { u8: 1, u16: 2, u32: 4, i32: 4, f32: 4, f64: 8 };

export class Memory {
  readonly #buffers: Map<string, ArrayBufferLike>;
  readonly #arrays = new Map<string, StateArray>();
  readonly #columns = new Map<string, readonly string[]>();
  readonly #isShared: boolean;

  /** With the buffers of another thread's memory, arrays of the same names are the same ones. */
  constructor(isShared = false, buffers: ReadonlyMap<string, ArrayBufferLike> = new Map()) {
    this.#isShared = isShared;
    this.#buffers = new Map(buffers);
  }

  get buffers(): ReadonlyMap<string, ArrayBufferLike> {
    return this.#buffers;
  }

  get arrays(): ReadonlyMap<string, StateArray> {
    return this.#arrays;
  }

  /** Names of the columns of an array that has several side by side. */
  columnsOf(name: string): readonly string[] | undefined {
    return this.#columns.get(name);
  }

  #buffer(name: string, kind: Kind, count: number): ArrayBufferLike {
    const known = this.#buffers.get(name);
    if (known) return known;
    const bytes = count * bytesOf[kind];
    const buffer = this.#isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
    this.#buffers.set(name, buffer);
    return buffer;
  }

  #keep<T extends StateArray>(name: string, array: T): T {
    if (this.#arrays.has(name)) throw new Error(`the name ${name} is given twice`);
    this.#arrays.set(name, array);
    return array;
  }

  u8(name: string, count: number): Uint8Array {
    return this.#keep(name, new Uint8Array(this.#buffer(name, "u8", count)));
  }

  u16(name: string, count: number): Uint16Array {
    return this.#keep(name, new Uint16Array(this.#buffer(name, "u16", count)));
  }

  u32(name: string, count: number): Uint32Array {
    return this.#keep(name, new Uint32Array(this.#buffer(name, "u32", count)));
  }

  i32(name: string, count: number): Int32Array {
    return this.#keep(name, new Int32Array(this.#buffer(name, "i32", count)));
  }

  f32(name: string, count: number): Float32Array {
    return this.#keep(name, new Float32Array(this.#buffer(name, "f32", count)));
  }

  f64(name: string, count: number): Float64Array {
    return this.#keep(name, new Float64Array(this.#buffer(name, "f64", count)));
  }

  /** Several columns side by side for each of `count` items, so that one cache line has all. */
  f32Columns(name: string, columns: readonly string[], count: number): Float32Array {
    this.#columns.set(name, columns);
    return this.f32(name, count * columns.length);
  }

  u8Columns(name: string, columns: readonly string[], count: number): Uint8Array {
    this.#columns.set(name, columns);
    return this.u8(name, count * columns.length);
  }

  f64Columns(name: string, columns: readonly string[], count: number): Float64Array {
    this.#columns.set(name, columns);
    return this.f64(name, count * columns.length);
  }
}
