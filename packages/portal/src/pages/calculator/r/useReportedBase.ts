import type { RDefinition } from "@episcope/battery";
import { useMemo } from "react";
import { knownReportedR, loadReportedR } from "../../../data/reportedR.ts";
import { useLanguage } from "../../../environment/language.ts";
import { useQuery } from "../../../environment/useQuery.ts";
import { useLoaded } from "../../../kit/browser/useLoaded.ts";
import { daysWithin, withReportedBase } from "./reportedBase.ts";
import { chosenDay, dayCode, type ReportedChoice } from "./reportedDay.ts";

interface ReportedBase {
  /** With the reported R of a day as the last of its base values, if there is one. */
  readonly definition: RDefinition;
  readonly reported: ReportedChoice | undefined;
  /** Undefined for the last day. */
  chooseDay(date: string | undefined): void;
}

export function useReportedBase(published: RDefinition): ReportedBase {
  const language = useLanguage();
  const [query, changeQuery] = useQuery();
  const asked = query.get("day");
  const loaded = useLoaded("reported R", loadReportedR, knownReportedR);
  const all = loaded.state === "done" ? loaded.value : undefined;
  const days = useMemo(() => daysWithin(published, all ?? []), [published, all]);
  const reported = useMemo(() => chosenDay(days, asked), [days, asked]);
  const definition = useMemo(
    () => (reported ? withReportedBase(published, reported.used, language) : published),
    [published, reported, language],
  );
  const chooseDay = (date: string | undefined) => {
    const day = date !== undefined && reported ? dayCode(date, reported) : undefined;
    changeQuery({ day }, { replace: true });
  };
  return { definition, reported, chooseDay };
}
