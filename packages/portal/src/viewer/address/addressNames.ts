// Shorter names in the address than the viewer's keys. They are translated only where the address
// is read and written.
import type { QueryChange } from "../../environment/useQuery.ts";

/** From the viewer's key (addressKeys) to the name in the address; other keys stay as they are. */
export type AddressNames = ReadonlyMap<string, string>;

/** The query with the viewer's keys. A key that has a shorter name is ignored. */
export function fromAddress(query: URLSearchParams, names: AddressNames): URLSearchParams {
  if (names.size === 0) return query;
  const keys = new Map([...names].map(([key, name]) => [name, key]));
  const read = new URLSearchParams();
  for (const [name, value] of query) {
    const key = keys.get(name);
    if (key !== undefined) read.append(key, value);
    else if (!names.has(name)) read.append(name, value);
  }
  return read;
}

export function toAddress(change: QueryChange, names: AddressNames): QueryChange {
  return Object.fromEntries(
    Object.entries(change).map(([key, value]) => [names.get(key) ?? key, value]),
  );
}
