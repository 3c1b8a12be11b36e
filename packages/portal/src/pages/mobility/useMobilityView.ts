import { formatDay } from "@episcope/common";
import { useCallback, useMemo } from "react";
import type { Range } from "../../charts/chartContent.ts";
import { useLanguage } from "../../environment/language.ts";
import { useColorScheme } from "../../environment/useColorScheme.ts";
import { type QueryChange, useQuery } from "../../environment/useQuery.ts";
import { type MobilityAddress, readMobilityAddress } from "./address/mobilityAddress.ts";
import type { MobilityRoute } from "./mobilityPath.ts";
import type { MobilityView } from "./mobilityView.ts";

export function useMobilityView({ level, metric, period }: MobilityRoute): MobilityView {
  const language = useLanguage();
  const scheme = useColorScheme();
  const [query, changeQuery] = useQuery();
  const address = useMemo(() => readMobilityAddress(query, level), [query, level]);
  const change = useCallback(
    (next: QueryChange) => changeQuery(next, { replace: true }),
    [changeQuery],
  );
  const changeFrom = useCallback(
    (changeOf: (current: MobilityAddress) => QueryChange) => {
      const current = new URLSearchParams(window.location.search);
      change(changeOf(readMobilityAddress(current, level)));
    },
    [change, level],
  );
  const onSection = useCallback(
    (section: Range | undefined) =>
      change({
        from: section && formatDay(section[0]),
        to: section && formatDay(section[1]),
      }),
    [change],
  );
  return useMemo(
    () => ({
      route: { level, metric, period },
      address,
      language,
      scheme,
      change,
      changeFrom,
      onSection,
    }),
    [level, metric, period, address, language, scheme, change, changeFrom, onSection],
  );
}
