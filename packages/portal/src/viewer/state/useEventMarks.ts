import type { Metadata } from "@episcope/battery";
import type { Language } from "@episcope/common";
import { useEffect, useMemo, useState } from "react";
import type { Mark, XAxis } from "../../charts/chartContent.ts";

type EventMarks = (metadata: Metadata, language: Language) => readonly Mark[];

const none: readonly Mark[] = [];

/** The calendar is loaded after the page: curves do not wait for it. */
export function useEventMarks(
  metadata: Metadata,
  axis: XAxis,
  language: Language,
): readonly Mark[] {
  const [eventMarks, setEventMarks] = useState<EventMarks>();
  const hasDates = axis.x === "date";
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const calendar = await import("../../charts/marks/eventMarks.ts");
      if (!isGone) setEventMarks(() => calendar.eventMarks);
    };
    // Without it, curves have fewer marks.
    if (hasDates) load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [hasDates]);
  return useMemo(() => eventMarks?.(metadata, language) ?? none, [eventMarks, metadata, language]);
}
