// Local storage holds plain strings. It may be blocked, full or contain junk: then the default
// applies.

export function readStored<T extends string>(key: string, allowed: readonly T[]): T | undefined {
  try {
    const value = window.localStorage.getItem(key);
    return allowed.find((candidate) => candidate === value);
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The choice lasts for this visit only.
  }
}
