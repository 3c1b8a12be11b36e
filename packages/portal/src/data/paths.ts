// Paths below the data root. They come from the address bar and from published files, so none may
// lead out of it.

/**
 * Decoded folder names of a path in the address bar; undefined if it cannot be a published folder.
 */
export function pathSegments(path: string): readonly string[] | undefined {
  const segments = path.replace(/^\/+|\/+$/g, "").split("/");
  const names = segments.map(decode);
  return names.every((name) => name !== undefined && isName(name))
    ? names.filter((name) => name !== undefined)
    : undefined;
}

/**
 * Address of a file named by a battery, such as summaries/sz1.zip; undefined if it is outside of
 * the folder.
 */
export function fileUrl(folderUrl: string, path: string): string | undefined {
  const names = path.split("/").filter((name) => name !== "" && name !== ".");
  if (names.length === 0 || !names.every(isName)) return undefined;
  return folderUrl + names.map(encodeURIComponent).join("/");
}

/** Address of a subfolder, with a trailing slash. */
export function folderUrl(parentUrl: string, names: readonly string[]): string {
  return parentUrl + names.map((name) => `${encodeURIComponent(name)}/`).join("");
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Browsers read a backslash as a slash, and lone surrogates cannot be encoded. */
function isName(name: string): boolean {
  return name !== "" && name !== "." && name !== ".." && !/[/\\\p{Cc}\p{Cs}]/u.test(name);
}
