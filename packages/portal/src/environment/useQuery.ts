// The query string as state: the visitor's settings are in the address.
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * New values by name. A list repeats the name for each entry; undefined, an empty text or an empty
 * list removes it.
 */
export type QueryChange = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The query and a function that changes some of its values and says whether anything changes. Path
 * and hash stay.
 */
export function useQuery(): [
  URLSearchParams,
  (change: QueryChange, options?: { replace: boolean }) => boolean,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const changeQuery = useCallback(
    (change: QueryChange, options?: { replace: boolean }) => {
      // The current address, not the rendered one: two changes in a row must not undo each other.
      const { search: current, hash } = window.location;
      const next = changedQuery(new URLSearchParams(current), change);
      const isSame = next.toString() === new URLSearchParams(current).toString();
      if (!isSame) void navigate({ search: next.toString(), hash }, options);
      return !isSame;
    },
    [navigate],
  );
  return [query, changeQuery];
}

/** The query after a change; other names stay as they are. */
export function changedQuery(query: URLSearchParams, change: QueryChange): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    const values = (typeof value === "string" ? [value] : (value ?? [])).filter(Boolean);
    const before = query.getAll(name);
    if (before.length === values.length && before.every((one, index) => one === values[index]))
      continue;
    const [first, ...rest] = values;
    // Not deleted and added again, so that the name keeps its position.
    if (first === undefined) next.delete(name);
    else next.set(name, first);
    for (const one of rest) next.append(name, one);
  }
  return next;
}
