// Settings as text, exactly as JSON.stringify writes them if every map is replaced by its entries.
// Most of it are typed arrays with a value for each day, of which JSON.stringify would call back
// for every element; most of those occur many times.

export function stampText(value: object): string {
  const writer: Writer = { pieces: [], known: new Map() };
  write(value, writer);
  return writer.pieces.join("");
}

interface Writer {
  readonly pieces: string[];
  /** Texts of arrays by their bytes. */
  readonly known: Map<string, string>;
}

function write(value: unknown, writer: Writer): void {
  const { pieces } = writer;
  if (value instanceof Float64Array) pieces.push(numbersText(value, writer));
  else if (value instanceof Map) writeList([...value], writer);
  else if (Array.isArray(value)) writeList(value, writer);
  else if (typeof value !== "object" || value === null || ArrayBuffer.isView(value))
    pieces.push(JSON.stringify(value) ?? "null");
  else {
    pieces.push("{");
    let before = "";
    for (const [key, member] of Object.entries(value)) {
      if (isLeftOut(member)) continue;
      pieces.push(before, JSON.stringify(key), ":");
      write(member, writer);
      before = ",";
    }
    pieces.push("}");
  }
}

function writeList(values: readonly unknown[], writer: Writer): void {
  writer.pieces.push("[");
  values.forEach((value, place) => {
    if (place > 0) writer.pieces.push(",");
    write(value, writer);
  });
  writer.pieces.push("]");
}

/** Of an object; in a list it is null. */
function isLeftOut(value: unknown): boolean {
  return value === undefined || typeof value === "function" || typeof value === "symbol";
}

function numbersText(values: Float64Array, { known }: Writer): string {
  const { buffer, byteOffset, byteLength } = values;
  const bytes = Buffer.from(buffer, byteOffset, byteLength).toString("latin1");
  const text = known.get(bytes) ?? membersText(values);
  known.set(bytes, text);
  return text;
}

/** By place: {"0":1,"1":0.5}. Most values are those of the day before. */
function membersText(values: Float64Array): string {
  let text = "";
  let before = Number.NaN;
  let number = "null";
  values.forEach((value, place) => {
    if (value !== before) number = Number.isFinite(value) ? String(value) : "null";
    before = value;
    text += `${place === 0 ? "" : ","}"${place}":${number}`;
  });
  return `{${text}}`;
}
