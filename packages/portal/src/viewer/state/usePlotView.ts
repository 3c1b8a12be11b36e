// What all plots share, derived from the state of the viewer; the same object until something
// changes.

import type { Language } from "@episcope/common";
import { useCallback, useMemo } from "react";
import type { Mark, Range, XAxis } from "../../charts/chartContent.ts";
import type { Battery } from "../../data/runs/batteries.ts";
import { runs } from "../../data/runs/runs.ts";
import { useLanguage } from "../../environment/language.ts";
import { useColorScheme } from "../../environment/useColorScheme.ts";
import type { QueryChange } from "../../environment/useQuery.ts";
import { useViewerState } from "../../environment/viewerState.ts";
import { useIsPrinting, useIsWholePageNeeded } from "../../kit/browser/printing.ts";
import { cityName } from "../../text/cityName.ts";
import { zoomTo } from "../address/changes.ts";
import { dateRange } from "../address/dateRange.ts";
import { initialShift } from "../address/initialShift.ts";
import type { RunAddress } from "../address/runAddress.ts";
import { scenariosOf } from "../compare/scenarios.ts";
import { choiceSummary } from "../panel/choiceSummary.ts";
import { groupHeading } from "../panel/groupHeading.ts";
import { printedChart } from "../print/paper.ts";
import type { PlotView } from "./plotView.ts";
import { useEventMarks } from "./useEventMarks.ts";
import type { RunViewerState, ViewedBattery } from "./useRunViewer.ts";

const noMarks: readonly Mark[] = [];

export function usePlotView(viewed: ViewedBattery, viewer: RunViewerState): PlotView {
  const { battery, setup } = viewed;
  const { metadata, path } = battery;
  const { address, chosen, readAddress, changeQuery, run, options, isBase, observed } = viewer;
  const { axis } = setup.figures;
  const language = useLanguage();
  const shownScheme = useColorScheme();
  const isWideVisit = useViewerState((state) => state.isWideMode);
  const isWide = address.isWide ?? isWideVisit;
  // Settings replace the history entry, so that "back" leaves the page (run-viewer specification
  // 6).
  const change = useCallback(
    (query: QueryChange) => changeQuery(query, { replace: true }),
    [changeQuery],
  );
  const changeFrom = useCallback(
    (changeOf: (current: RunAddress) => QueryChange) => {
      change(changeOf(readAddress(new URLSearchParams(window.location.search))));
    },
    [change, readAddress],
  );
  const onZoom = useCallback(
    (range: Range | undefined) => change(zoomTo(metadata, range, axis)),
    [change, metadata, axis],
  );
  const readRecord = useCallback(
    (runId: string) =>
      runs
        .of({ battery, runId })
        .loadRecord()
        // A table is saved without it, too.
        .catch(() => undefined),
    [battery],
  );
  const events = useEventMarks(metadata, axis, language);
  const marks = useMemo(
    () =>
      // None of these happen in the run without restrictions.
      isBase
        ? noMarks
        : [
            ...interventions(battery, axis, language),
            ...(setup.marks?.(chosen, language) ?? []),
            ...events,
          ],
    [isBase, battery, axis, setup, chosen, events, language],
  );
  const dates = useMemo(() => dateRange(metadata), [metadata]);
  const choice = choiceSummary(
    {
      sets: options.sets,
      chosen: address.chosen,
      isBase,
      shift: address.shift,
      initialShift: initialShift(metadata),
      shiftWords: setup.shift && ((shift) => setup.shift?.sentence(shift, language) ?? ""),
    },
    language,
  );
  const isPrinting = useIsPrinting();
  // Paper is white.
  const scheme = useIsWholePageNeeded() ? "light" : shownScheme;
  const print = isPrinting ? printedChart : undefined;
  const runId = run.shown?.runId ?? viewer.runId ?? "";
  const { index, options: sets } = viewed;
  // Of the run that is drawn, which may not be the chosen one yet.
  const scenarios = useMemo(
    () => (address.kept.some(Boolean) ? scenariosOf(address, runId, { index }, sets) : []),
    [address, runId, index, sets],
  );
  return useMemo(
    () => ({
      ...{ path, city: metadata.city, cityName: cityName(metadata.city, language), runId, choice },
      scenarios,
      ...{ isStale: run.isStale, address, observed: observed.tables, dates, zoom: address.zoom },
      ...{
        isLog: address.isLog,
        axis,
        isWide,
        marks,
        language,
        scheme,
        print,
        change,
        changeFrom,
        onZoom,
        readRecord,
      },
      onRetry: run.retry,
    }),
    [
      path,
      metadata.city,
      runId,
      choice,
      scenarios,
      run.isStale,
      run.retry,
      address,
      observed.tables,
      dates,
      axis,
      isWide,
      marks,
      language,
      scheme,
      print,
      change,
      changeFrom,
      onZoom,
      readRecord,
    ],
  );
}

/** The dates on which groups of measures take effect. */
function interventions({ metadata }: Battery, axis: XAxis, language: Language): readonly Mark[] {
  return metadata.optionGroups.flatMap((group) => {
    const { date, words } = groupHeading(group, metadata.startDay, language, axis);
    return group.day === undefined || date === undefined
      ? []
      : [{ day: metadata.startDay + group.day - 1, label: words ?? date }];
  });
}
