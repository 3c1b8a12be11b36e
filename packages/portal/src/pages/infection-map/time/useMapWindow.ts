import type { Day } from "@episcope/common";
import { useCallback, useState } from "react";
import { useQuery } from "../../../environment/useQuery.ts";
import { addressedWindow, chooseWindow } from "../address/mapAddress.ts";
import type { DayWindow } from "./dayWindow.ts";

/** The window from the address, or the dragged one during a drag. */
export function useMapWindow(
  startDay: Day,
  dayCount: number,
): [DayWindow, (window: DayWindow, isSettled: boolean) => void] {
  const [query, changeQuery] = useQuery();
  const [dragged, setDragged] = useState<DayWindow>();
  const change = useCallback(
    (window: DayWindow, isSettled: boolean) => {
      setDragged(isSettled ? undefined : window);
      if (isSettled) changeQuery(chooseWindow(window, startDay, dayCount), { replace: true });
    },
    [changeQuery, startDay, dayCount],
  );
  return [dragged ?? addressedWindow(query, startDay, dayCount), change];
}
