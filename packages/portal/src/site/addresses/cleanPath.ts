// Which paths can be an address of the portal. A path names a folder below the data root, so it
// must not lead upwards, hide a separator or contain control characters.

/** True for "/" and for "/a/b" or "/a/b/" whose segments are non-empty, decodable names. */
export function isCleanPath(path: string): boolean {
  if (path === "/") return true;
  if (!path.startsWith("/")) return false;
  const segments = path.slice(1).replace(/\/$/, "").split("/");
  return segments.every(isCleanSegment);
}

function isCleanSegment(segment: string): boolean {
  let name: string;
  try {
    name = decodeURIComponent(segment);
  } catch {
    return false;
  }
  if (name === "" || name === "." || name === "..") return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return !/[\u0000-\u001f\u007f-\u009f/\\]/.test(name);
}
