/** Files below regions/ by the name of their folder, which is the name of the region. */
export function byFolder<T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [path.split("/").at(-2) ?? "", file]));
}
