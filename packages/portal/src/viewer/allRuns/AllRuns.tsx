import type { OptionSet, Run, RunIndex } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { type DetailSort, DetailTable } from "../../kit/containers/DetailTable.tsx";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";
import { formatNumber } from "../../text/format.ts";
import type { FiguresOfRuns } from "../figures/figureCollection.ts";
import type { FigureSet } from "../figures/figureNames.ts";
import { isComplete } from "../figures/runFigures.ts";
import type { Fetching } from "../figures/runQueue.ts";
import styles from "./AllRuns.module.css";
import { allRunsTexts } from "./allRunsTexts.ts";
import { FetchFigures } from "./FetchFigures.tsx";
import { PageControls } from "./PageControls.tsx";
import { RunFilters } from "./RunFilters.tsx";
import { effectKey, isFigureColumn, runColumns, runKey, sortKeys } from "./runColumns.tsx";
import { matchingRows, noFilter, pageOf, type RunFilter, rowOrder, runTable } from "./runTable.ts";

interface AllRunsProps {
  readonly index: RunIndex;
  /** In the order of the panel. Must be a stable array: another one rebuilds the table. */
  readonly sets: readonly OptionSet[];
  readonly currentRunId: string | undefined;
  /**
   * By run, as they become known; noFigures for a run without figures. A new map on every addition.
   */
  readonly figures: FiguresOfRuns;
  readonly fetching: Fetching;
  readonly figureSet: FigureSet;
  onOpen(run: Run): void;
  /** Whether runs are ensembles: then figures are computed as soon as the table is shown. */
  readonly hasEnsembles: boolean;
  /** Whether the rest of the page counts only a section of the time. */
  readonly hasSection: boolean;
  onRequestFigures(runIds: readonly string[]): void;
  onPrefer(runIds: readonly string[]): void;
  onStop(): void;
  /** Below an opened row. */
  detail(run: Run): ReactNode;
}

const noneKnown: FiguresOfRuns = new Map();

/** Every combination of a battery, to search, sort, inspect and open. */
export function AllRuns(props: AllRunsProps) {
  const { index, sets, figures, figureSet, currentRunId, hasEnsembles, fetching, detail } = props;
  const language = useLanguage();
  const t = inLanguage(allRunsTexts, language);
  const count = (number: number) => formatNumber(number, language);
  const headingId = useId();
  const [filter, setFilter] = useState<RunFilter>(noFilter);
  const [sort, setSort] = useState<DetailSort>({
    key: hasEnsembles ? effectKey : runKey,
    isDescending: false,
  });
  const [wantedPage, setPage] = useState(0);

  const table = useMemo(() => runTable(index, sets, language), [index, sets, language]);
  // New figures change the order only of a table sorted by figures.
  const isSortedByFigure = isFigureColumn(sort.key);
  // Rows do not move while somebody reads them: by effect they are sorted when all are known, or by
  // a press.
  const [settled, setSettled] = useState(figures);
  if (fetching.waiting.size === 0 && settled !== figures) setSettled(figures);
  const isWaiting = sort.key === effectKey && fetching.waiting.size > 0;
  const latest = sort.key === effectKey ? settled : figures;
  const sortedFigures = isSortedByFigure ? latest : noneKnown;
  const comparedRunId = hasEnsembles ? currentRunId : undefined;
  const keys = useMemo(
    () => sortKeys(table, sort.key, { figures: sortedFigures, comparedRunId }),
    [table, sort, sortedFigures, comparedRunId],
  );
  const order = useMemo(() => rowOrder(keys, sort.isDescending), [keys, sort]);
  const rows = useMemo(() => matchingRows(table, order, filter), [table, order, filter]);
  const knownCount = isSortedByFigure
    ? rows.filter((row) => !Number.isNaN(keys[row])).length
    : rows.length;
  const { rows: rowsOfPage, page, pageCount } = pageOf(rows, wantedPage);
  const runOf = (row: number) => table.runs[row];
  const idOf = (row: number) => runOf(row)?.runId ?? "";

  const applyFilter = (next: RunFilter) => {
    setFilter(next);
    setPage(0);
  };
  return (
    <section className={styles.runs} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t.heading}
      </h2>
      <p className={styles.intro}>
        {t.intro} {hasEnsembles ? t.effectIntro : t.fetchIntro} {props.hasSection && t.wholeTime}
      </p>
      <RunFilters parameters={table.parameters} filter={filter} onFilter={applyFilter} />
      <p className={styles.count} role="status">
        {t.count(count(rows.length), count(table.runs.length))}
        {isWaiting
          ? ` · ${t.sortedLater}`
          : knownCount < rows.length && ` · ${t.knownOnly(count(knownCount))}`}
      </p>
      <FetchFigures
        runIds={rowsOfPage.map(idOf)}
        allRunIds={Array.from(rows, idOf)}
        isKnown={(runId) => {
          const known = figures.get(runId);
          return known !== undefined && isComplete(known);
        }}
        fetching={fetching}
        startsAlone={hasEnsembles}
        onRequestFigures={props.onRequestFigures}
        onPrefer={props.onPrefer}
        onStop={props.onStop}
      />
      {rows.length === 0 ? (
        <p>
          {t.none}{" "}
          <button type="button" className="button" onClick={() => applyFilter(noFilter)}>
            {t.reset}
          </button>
        </p>
      ) : (
        <DetailTable
          caption={t.caption}
          rowTitle={{ key: runKey, title: t.run, text: idOf }}
          columns={runColumns(table, { figures, figureSet, comparedRunId }, language)}
          rows={rowsOfPage}
          rowKey={String}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            setSettled(figures);
            setPage(0);
          }}
          detail={(row) => {
            const run = runOf(row);
            return run && detail(run);
          }}
          currentMark={t.current}
          isCurrent={(row) => idOf(row) === currentRunId}
          action={{
            title: t.open,
            cell: (row) => {
              const run = runOf(row);
              if (!run) return null;
              return (
                <SteadyButton
                  className={styles.open}
                  label={t.openRun(run.runId)}
                  isIdle={run.runId === currentRunId}
                  onClick={() => props.onOpen(run)}
                >
                  {t.open}
                </SteadyButton>
              );
            },
          }}
        />
      )}
      <div className={styles.foot}>
        <PageControls page={page} pageCount={pageCount} onPage={setPage} />
      </div>
    </section>
  );
}
