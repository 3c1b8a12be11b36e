import type { Area, MobilitySeries } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { Check, Plus } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { formatMeasure } from "../../../charts/layout/measure.ts";
import { useLanguage } from "../../../environment/language.ts";
import { useMediaQuery } from "../../../kit/browser/useMediaQuery.ts";
import {
  type DetailColumn,
  type DetailSort,
  DetailTable,
} from "../../../kit/containers/DetailTable.tsx";
import { formatDate, formatNumber } from "../../../text/format.ts";
import { PageControls } from "../../../viewer/allRuns/PageControls.tsx";
import { mapChangeMeasure, measureOf } from "../words/metricTexts.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import styles from "./MapTable.module.css";
import { extremes, type MapRow, type MapSettings } from "./mapRows.ts";
import { chooseText, shownText } from "./mapText.ts";
import { foundRows, hasPoints, rowName, sortedRows, stateName } from "./tableRows.ts";

interface MapTableProps extends MapSettings {
  readonly title: string;
  readonly series: MobilitySeries;
  readonly rows: ReadonlyMap<string, MapRow>;
  isChosen(area: Area): boolean;
  onChoose(area: Area): void;
}

const rowsPerPage = 20;
/** Without unit, which is in the column heading. */
const pointsColumn = { decimals: 1, isSigned: true } as const;

/** The map as numbers: a ranking of all areas, for screen readers and for exact values. */
export function MapTable(props: MapTableProps) {
  const { title, series, rows, metric, start, end, isChosen, onChoose } = props;
  const language = useLanguage();
  const t = inLanguage(mobilityTexts, language);
  const searchId = useId();
  const isPhone = useMediaQuery("(max-width: 750px)");
  const [text, setText] = useState("");
  const [sort, setSort] = useState<DetailSort>({ key: "shown", isDescending: false });
  const [page, setPage] = useState(0);
  const isChange = start !== end;
  const found = useMemo(() => foundRows(rows, text, language), [rows, text, language]);
  const sorted = useMemo(() => sortedRows(found, sort, language), [found, sort, language]);
  const pageCount = Math.max(1, Math.ceil(sorted.length / rowsPerPage));
  const shownPage = Math.min(page, pageCount - 1);
  // The data have two decimals.
  const exact = { ...measureOf(metric), decimals: metric === "proportion-mobile-persons" ? 0 : 2 };
  const value = (of: number) => (Number.isNaN(of) ? t.noData : formatMeasure(of, exact, language));
  const date = (day: string) => formatDate(day, language, "short");
  const changeText = (row: MapRow) =>
    Number.isNaN(row.shown)
      ? shownText(row, metric, isChange, language)
      : formatMeasure(row.shown, mapChangeMeasure, language);
  const pointsText = ({ points }: MapRow) =>
    Number.isNaN(points) ? t.noData : formatMeasure(points, pointsColumn, language);
  const column = (key: string, title: string, cell: (row: MapRow) => string) => ({
    ...{ key, title, cell, isNumber: true },
  });
  const dates = [
    ...(isChange ? [column("start", date(start), (row) => value(row.start))] : []),
    column(isChange ? "end" : "shown", date(end), (row) => value(row.end)),
  ];
  const changes = [
    ...(isChange ? [column("shown", t.changeColumn, changeText)] : []),
    ...(hasPoints(metric, isChange) ? [column("points", t.pointsColumn, pointsText)] : []),
  ];
  const state = { key: "state", title: t.state, cell: (row: MapRow) => stateName(row, language) };
  // A phone has space for the name and the sorted column; the rest needs a swipe, and the state is
  // in the details.
  const columns: DetailColumn<MapRow>[] = isPhone
    ? [...changes, ...dates]
    : [...(series.level === "county" ? [state] : []), ...dates, ...changes];
  return (
    <div className={styles.table}>
      <div className={styles.search}>
        <label htmlFor={searchId}>{t.search}</label>
        <input
          id={searchId}
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(0);
          }}
        />
        <p role="status">
          {t.shown(formatNumber(found.length, language), formatNumber(rows.size - 1, language))}
        </p>
      </div>
      <DetailTable
        caption={t.tableCaption(title)}
        rowTitle={{ key: "area", title: t.area, text: (row) => rowName(row, language) }}
        columns={columns}
        rows={sorted.slice(shownPage * rowsPerPage, (shownPage + 1) * rowsPerPage)}
        rowKey={({ area }) => area.id}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setPage(0);
        }}
        detail={(row) => {
          const ends = extremes(series, row.area.id);
          if (!ends) return t.noData;
          const { lowest, highest } = ends;
          const place = series.level === "county" ? `${stateName(row, language)}. ` : "";
          return `${place}${t.lowest}: ${value(lowest.value)} (${date(lowest.date)}). ${t.highest}: ${value(highest.value)} (${date(highest.date)}).`;
        }}
        action={{
          title: series.level === "state" ? t.highlight : t.compare,
          cell: ({ area }) => (
            <button
              type="button"
              className={styles.choose}
              aria-pressed={isChosen(area)}
              onClick={() => onChoose(area)}
            >
              {isPhone ? (
                <ChooseIcon isChosen={isChosen(area)} />
              ) : (
                chooseText(series.level, isChosen(area), language)
              )}
              <span className="visually-hidden">
                {isPhone && chooseText(series.level, isChosen(area), language)}{" "}
                {inLanguage(area.names, language)}
              </span>
            </button>
          ),
        }}
      />
      <PageControls page={shownPage} pageCount={pageCount} onPage={setPage} />
    </div>
  );
}

function ChooseIcon({ isChosen }: { readonly isChosen: boolean }) {
  return isChosen ? <Check size={18} aria-hidden /> : <Plus size={18} aria-hidden />;
}
