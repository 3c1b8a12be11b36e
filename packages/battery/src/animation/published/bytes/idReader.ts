import { problem } from "@episcope/common";
import type { JsonScanner } from "./jsonScanner.ts";
import { maxIdLength } from "./personIndex.ts";

export interface IdBytes {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

export class IdReader implements IdBytes {
  readonly #field: string;
  bytes: Uint8Array = new Uint8Array();
  start = 0;
  end = 0;

  constructor(field: string) {
    this.#field = field;
  }

  /** Ids are never empty, so an empty one is missing. */
  get isPresent(): boolean {
    return this.end > this.start;
  }

  clear(): void {
    this.end = this.start;
  }

  read(scanner: JsonScanner): boolean {
    if (!scanner.readText()) return false;
    const { textStart, textEnd, hasEscapes } = scanner;
    const isPlain = !hasEscapes && textEnd > textStart && textEnd - textStart <= maxIdLength;
    if (!isPlain) {
      return scanner.fault(problem("idForm", { field: this.#field, longest: maxIdLength }));
    }
    this.bytes = scanner.bytes;
    this.start = textStart;
    this.end = textEnd;
    return true;
  }
}
