// Checks a specification before use: no addresses outside of the data root, no sizes that would
// block a browser.
import { addressBelow, ForbiddenAddress } from "../../../data/vegaLoader.ts";
import { ChartError } from "../chartError.ts";
import { isMapping, type Mapping } from "./mapping.ts";

export interface Addresses {
  /** Folder of the battery. */
  readonly baseUrl: string;
  readonly dataRoot: string;
}

/** More rows than a chart can show, far fewer than would block a browser. */
const maxRows = 100_000;
const maxNodes = 20_000;
const maxCharacters = 500_000;
const maxInlineCharacters = 5_000_000;
const maxRepetitions = 100;

/** A copy, because the library modifies its input. */
export function cleanSpec(specification: Mapping, addresses: Addresses): Mapping {
  const cleaner = new Cleaner(addresses);
  const { datasets, ...rest } = specification;
  return {
    ...cleaner.mapping(rest),
    ...(isMapping(datasets) && { datasets: cleaner.datasets(datasets) }),
  };
}

class Cleaner {
  readonly #addresses: Addresses;
  #nodes = 0;
  #characters = 0;
  #repetitions = 1;

  constructor(addresses: Addresses) {
    this.#addresses = addresses;
  }

  mapping(value: Mapping): Mapping {
    this.#countRepetitions(value.repeat);
    checkSequence("keyvals", value.keyvals);
    return Object.fromEntries(
      Object.entries(value)
        // The library would take it for the prototype, not a field.
        .filter(([name]) => name !== "__proto__")
        .map(([name, field]) => [
          name,
          name === "data" && isMapping(field) ? this.#data(field) : this.#value(field),
        ]),
    );
  }

  datasets(datasets: Mapping): Mapping {
    return Object.fromEntries(
      Object.entries(datasets)
        .filter(([name]) => name !== "__proto__")
        .map(([name, values]) => [name, cleanValues(values)]),
    );
  }

  /** Nested repetitions multiply. */
  #countRepetitions(repeat: unknown): void {
    for (const list of isMapping(repeat) ? Object.values(repeat) : [repeat]) {
      if (Array.isArray(list)) this.#repetitions *= Math.max(1, list.length);
    }
    if (this.#repetitions > maxRepetitions)
      throw new ChartError("tooLarge", `repeat: more than ${maxRepetitions} charts`);
  }

  #value(value: unknown): unknown {
    this.#nodes++;
    if (this.#nodes > maxNodes) throw new ChartError("tooLarge", `more than ${maxNodes} fields`);
    if (typeof value === "string") return this.#text(value);
    if (Array.isArray(value)) return value.map((item: unknown) => this.#value(item));
    return isMapping(value) ? this.mapping(value) : value;
  }

  #text(text: string): string {
    this.#characters += text.length;
    if (this.#characters > maxCharacters)
      throw new ChartError("tooLarge", `more than ${maxCharacters} characters`);
    // Colours and cursors can name a file this way, bypassing the loader.
    if (/\burl\s*\(/i.test(text)) throw new ForbiddenAddress(text);
    return text;
  }

  #data({ url, values, sequence, ...rest }: Mapping): Mapping {
    checkSequence("sequence", sequence);
    return {
      ...this.mapping(rest),
      ...(sequence !== undefined && { sequence: this.#value(sequence) }),
      ...(values !== undefined && { values: cleanValues(values) }),
      ...(url !== undefined && { url: this.#address(url) }),
    };
  }

  #address(url: unknown): string {
    if (typeof url !== "string") throw new ChartError("invalid", "data.url: expected an address");
    const address = addressBelow(this.#addresses.dataRoot, this.#addresses.baseUrl, url);
    if (address === undefined) throw new ForbiddenAddress(url);
    return address;
  }
}

function cleanValues(values: unknown): unknown {
  if (typeof values === "string" && values.length > maxInlineCharacters)
    throw new ChartError("tooLarge", `more than ${maxInlineCharacters} characters of data`);
  if (!Array.isArray(values)) return structuredClone(values);
  checkRowCount(values.length);
  return values.map((row: unknown) => structuredClone(row));
}

export function checkRowCount(count: number): void {
  if (count > maxRows) throw new ChartError("tooLarge", `more than ${maxRows} rows`);
}

/** Refuses a sequence that the library would expand into too many numbers. */
function checkSequence(name: string, sequence: unknown): void {
  if (!isMapping(sequence)) return;
  const { start = 0, stop, step = 1 } = sequence;
  const count = Math.abs((Number(stop) - Number(start)) / Number(step));
  if (!(count <= maxRows)) throw new ChartError("tooLarge", `${name}: more than ${maxRows} rows`);
}
