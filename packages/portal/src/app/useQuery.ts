// The query string as state: what a visitor has set stands in the address.
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";

type Change = Readonly<Record<string, string | undefined>>;

/** The query and a way to change some of its values; undefined removes one. Path and hash stay. */
export function useQuery(): [
  URLSearchParams,
  (change: Change, options?: { replace: boolean }) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const changeQuery = useCallback(
    (change: Change, options?: { replace: boolean }) => {
      // The address itself, not the one last rendered: two changes in a row must not undo each other.
      const { search: current, hash } = window.location;
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const isSame = next.toString() === new URLSearchParams(current).toString();
      if (!isSame) navigate({ search: next.toString(), hash }, options);
    },
    [navigate],
  );
  return [query, changeQuery];
}
