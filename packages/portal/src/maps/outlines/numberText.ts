// Integers as printable text, small ones as one character: the encoded polyline format of Google
// Maps without its points. It compresses well and can be part of a script.

/** Five bits per character, the sixth says that more follow; characters start at "?". */
const bits = 5;
const more = 1 << bits;
const firstLetter = 63;

/** Numbers of up to 30 bits and a sign. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = "";
  for (const number of numbers) {
    // Zigzag: 0, −1, 1, −2, … as 0, 1, 2, 3, …
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    while (rest >= more) {
      text += String.fromCharCode(((rest % more) | more) + firstLetter);
      rest = Math.floor(rest / more);
    }
    text += String.fromCharCode(rest + firstLetter);
  }
  return text;
}

export function decodeNumbers(text: string): Int32Array {
  const numbers = new Int32Array(text.length);
  let count = 0;
  let value = 0;
  let weight = 1;
  for (let position = 0; position < text.length; position++) {
    const letter = text.charCodeAt(position) - firstLetter;
    value += (letter & (more - 1)) * weight;
    weight *= more;
    if (letter >= more) continue;
    numbers[count++] = value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    value = 0;
    weight = 1;
  }
  return numbers.slice(0, count);
}
