import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { type Decimals, formatDate, formatNumber } from "../../text/format.ts";
import type { ChartContent } from "../chartContent.ts";
import styles from "./ChartTable.module.css";
import type { ChartTableOptions } from "./chartColumns.ts";
import { columnDecimals } from "./columnDecimals.ts";
import { type Cell, chartTable, type PanelTable } from "./tableRows.ts";

const texts = defineTexts({
  en: {
    caption: (title: string, values: string) => (values ? `${title}: ${values}` : title),
    none: "There are no values here.",
    gap: "no value",
    rows: (first: string, last: string, all: string) => `Rows ${first} to ${last} of ${all}`,
    pages: (title: string) => `Pages of the table ${title}`,
    earlier: "Previous rows",
    later: "Next rows",
  },
  de: {
    caption: (title: string, values: string) => (values ? `${title}: ${values}` : title),
    none: "Hier gibt es keine Werte.",
    gap: "kein Wert",
    rows: (first: string, last: string, all: string) => `Zeilen ${first} bis ${last} von ${all}`,
    pages: (title: string) => `Seiten der Tabelle ${title}`,
    earlier: "Vorige Zeilen",
    later: "Nächste Zeilen",
  },
});

interface ChartTableProps extends ChartTableOptions {
  readonly title: string;
  readonly content: ChartContent;
}

/** The values of a chart, for screen readers and for exact numbers. */
export function ChartTable({ title, content, isHidden, dates }: ChartTableProps) {
  const language = useLanguage();
  const tables = useMemo(
    () => chartTable(content, language, { ...(isHidden && { isHidden }), dates }),
    [content, language, isHidden, dates],
  );
  return (
    <div className={styles.tables}>
      {tables.map((table, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panels have no other name, and never change places
        <PagedTable key={index} title={title} table={table} language={language} />
      ))}
    </div>
  );
}

/** Readable at a glance, and fast to lay out. */
const rowsPerPage = 60;

interface PagedTableProps {
  readonly title: string;
  readonly table: PanelTable;
  readonly language: Language;
}

function PagedTable({ title, table, language }: PagedTableProps) {
  const t = inLanguage(texts, language);
  const captionId = useId();
  const [page, setPage] = useState(0);
  const caption = t.caption(title, table.title);
  const decimals = useMemo(
    () => table.columns.map((_, column) => columnDecimals(table.rows.map((row) => row[column]))),
    [table],
  );
  if (table.rows.length === 0 || table.columns.length < 2) {
    return (
      <p>
        {caption}. {t.none}
      </p>
    );
  }
  const pageCount = Math.ceil(table.rows.length / rowsPerPage);
  // The table of another run may be shorter.
  const shownPage = Math.min(page, pageCount - 1);
  const first = shownPage * rowsPerPage;
  const rows = table.rows.slice(first, first + rowsPerPage);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section has no name of its own in the list of regions */}
      <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={captionId}>{caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, columns do not move
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([x, ...values]) => (
              <tr key={x}>
                <th scope="row">{cellText(x, language, decimals[0])}</th>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
                  <td key={index}>
                    {value === undefined ? (
                      <span className="visually-hidden">{t.gap}</span>
                    ) : (
                      cellText(value, language, decimals[index + 1])
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pageCount > 1 && (
        <nav className={styles.pages} aria-label={t.pages(caption)}>
          <button
            type="button"
            className="button"
            disabled={shownPage === 0}
            onClick={() => setPage(shownPage - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
            {t.earlier}
          </button>
          <span role="status">
            {t.rows(
              formatNumber(first + 1, language),
              formatNumber(first + rows.length, language),
              formatNumber(table.rows.length, language),
            )}
          </span>
          <button
            type="button"
            className="button"
            disabled={shownPage === pageCount - 1}
            onClick={() => setPage(shownPage + 1)}
          >
            {t.later}
            <ChevronRight size={16} aria-hidden />
          </button>
        </nav>
      )}
    </div>
  );
}

function cellText(cell: Cell, language: Language, decimals: Decimals | undefined): string {
  if (cell === undefined) return "";
  return typeof cell === "string"
    ? formatDate(cell, language, "short")
    : formatNumber(cell, language, decimals);
}
