// A substitute for a translation: English with every letter marked.

const plainLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const markedLetters = [..."áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"];

/** Cached, because components compare texts by identity. */
const made = new WeakMap<object, unknown>();

/**
 * Marks strings, return values of functions, and both within lists and plain objects. Anything else
 * is unchanged.
 */
export function pseudo<T>(texts: T): T {
  return marked(texts) as T;
}

function marked(value: unknown): unknown {
  if (typeof value === "string") return markedText(value);
  if (isFunction(value)) return remembered(value, () => markedFunction(value));
  if (Array.isArray(value)) return remembered(value, () => value.map(marked));
  return isPlain(value) ? remembered(value, () => markedEntries(value)) : value;
}

/** Markup and {placeholders} are unchanged. */
function markedText(text: string): string {
  return text.replace(/<[^>]*>|\{[^}]*\}|[a-z]/gi, (part) =>
    part.length === 1 ? (markedLetters[plainLetters.indexOf(part)] ?? part) : part,
  );
}

function markedFunction(texts: (...values: unknown[]) => unknown): unknown {
  return (...values: unknown[]) => marked(texts(...values));
}

function markedEntries(texts: object): unknown {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, marked(value)]));
}

function remembered(texts: object, make: () => unknown): unknown {
  if (!made.has(texts)) made.set(texts, make());
  return made.get(texts);
}

function isFunction(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === "function";
}

/** React elements are plain objects, too, but have a type. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !("$$typeof" in value)
  );
}
