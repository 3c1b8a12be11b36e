import { inLanguage, type Language } from "@episcope/common";
import type { LabPlace } from "@episcope/scenario";
import {
  asItWas,
  type LabScenario,
  labRunId,
  readLabCode,
  readLabRunId,
} from "@episcope/scenario/lab";
import { useMemo } from "react";
import { useLanguage } from "../../../environment/language.ts";
import type { RunState } from "../../../viewer/state/useViewerStore.ts";
import type { ViewerParts } from "../../../viewer/Viewer.tsx";
import { describeScenario } from "../timeline/describeScenario.ts";
import type { CostColumn } from "./CostTable.tsx";
import { costTexts } from "./costTexts.ts";
import { CostCounter } from "./runCosts.ts";
import { useAsItWas } from "./useAsItWas.ts";

type Parts = Pick<ViewerParts, "viewed" | "viewer">;

/** What happened, then the scenarios of the page; `lab` is the one that is computed. */
export function useCostColumns(
  { viewed, viewer }: Parts,
  place: LabPlace,
  lab: LabScenario,
): readonly CostColumn[] {
  const language = useLanguage();
  const t = inLanguage(costTexts, language);
  const { first, last } = lab;
  const { startDay } = viewer.context;
  const { leisureHours, holidays } = place;
  const counter = useMemo(
    () => new CostCounter({ startDay, first, last, leisureHours, holidays }),
    [startDay, first, last, leisureHours, holidays],
  );
  const usualId = labRunId(asItWas(lab));
  const usual = useAsItWas(viewed, viewer, usualId);
  const costsOf = (runId: string, state: RunState | undefined): CostColumn["costs"] => {
    if (state?.error !== undefined) return "none";
    return state?.shown?.runId === runId ? counter.of(state.shown) : undefined;
  };
  return [
    { runId: usualId, name: t.asItWas, look: undefined, costs: costsOf(usualId, usual) },
    ...viewer.scenarios
      .filter(({ runId }) => runId !== usualId)
      .map(({ runId, slot, color, dash }) => {
        const kept = viewer.kept.find((one) => one.slot === slot);
        const costs = costsOf(runId, slot === "chosen" ? viewer.run : kept);
        const name = viewer.address.givenName(runId) ?? describedRun(runId, language);
        return { runId, name, look: { color, dash }, costs };
      }),
  ];
}

function describedRun(runId: string, language: Language): string {
  const { lab } = readLabCode(readLabRunId(runId) ?? "");
  return lab ? describeScenario(lab, language) : runId;
}
