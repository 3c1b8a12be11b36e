// A fingerprint of a city: a changed bit gives another. No protection against intent.
import { mix } from "../../random/counterRandom.ts";
import type { City } from "../city.ts";
import { cityArrays, cityFacts } from "./cityLayout.ts";

/** 128 bits in four lanes, one for every fourth word. */
class Fingerprint {
  readonly #lanes = new Int32Array([0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]);

  add(array: ArrayBufferView): void {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const whole = bytes.byteLength - (bytes.byteLength % 4);
    const words =
      bytes.byteOffset % 4 === 0
        ? new Uint32Array(bytes.buffer, bytes.byteOffset, whole / 4)
        : new Uint32Array(bytes.slice(0, whole).buffer);
    let a = (this.#lanes[0] ?? 0) ^ bytes.byteLength;
    let b = this.#lanes[1] ?? 0;
    let c = this.#lanes[2] ?? 0;
    let d = this.#lanes[3] ?? 0;
    for (let n = 0; n < words.length; n++) {
      // The lanes move up by one: each word meets the state of the word four before it.
      const next = Math.imul(a ^ (words[n] ?? 0), 0x9e3779b1);
      a = b;
      b = c;
      c = d;
      d = next ^ (next >>> 15);
    }
    for (let n = whole; n < bytes.byteLength; n++) a = mix(a ^ ((bytes[n] ?? 0) + (n << 8)));
    this.#lanes[0] = mix(a ^ d);
    this.#lanes[1] = mix(b ^ a);
    this.#lanes[2] = mix(c ^ b);
    this.#lanes[3] = mix(d ^ c);
  }

  toString(): string {
    return Array.from(this.#lanes, (lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
  }
}

export function cityHash(city: City): string {
  const fingerprint = new Fingerprint();
  fingerprint.add(new TextEncoder().encode(JSON.stringify(cityFacts(city))));
  for (const array of cityArrays(city)) fingerprint.add(array);
  return fingerprint.toString();
}
