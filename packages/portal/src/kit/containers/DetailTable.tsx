import { ArrowDown, ArrowUp, ChevronRight, ChevronsUpDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import styles from "./DetailTable.module.css";

export interface DetailColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly unit?: string | undefined;
  readonly isNumber?: boolean;
  cell(row: Row): ReactNode;
}

export interface DetailSort {
  /** Key of a column, or of the row titles. */
  readonly key: string;
  readonly isDescending: boolean;
}

interface DetailTableProps<Row> {
  readonly caption: string;
  /** The first column: names the row and expands it. */
  readonly rowTitle: {
    readonly key: string;
    readonly title: string;
    text(row: Row): string;
  };
  readonly columns: readonly DetailColumn<Row>[];
  /** Already sorted. */
  readonly rows: readonly Row[];
  rowKey(row: Row): string;
  readonly sort: DetailSort;
  onSort(sort: DetailSort): void;
  detail(row: Row): ReactNode;
  /** Actions of a row, in a last column that is not printed. */
  readonly action?: { readonly title: string; cell(row: Row): ReactNode };
  /** Text of the current row. */
  readonly currentMark?: string;
  isCurrent?(row: Row): boolean;
}

/**
 * A table with expandable rows. Its header buttons sort; wide tables scroll inside of their frame.
 */
export function DetailTable<Row>(props: DetailTableProps<Row>) {
  const { caption, rowTitle, columns, rows, rowKey, sort, onSort, action } = props;
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => {
    const next = new Set(openRows);
    if (!next.delete(key)) next.add(key);
    setOpenRows(next);
  };
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <SortHeader column={rowTitle} sort={sort} onSort={onSort} />
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {action && (
              <th scope="col" className={styles.action}>
                <span className="visually-hidden">{action.title}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DetailRow
              key={rowKey(row)}
              row={row}
              table={props}
              isOpen={openRows.has(rowKey(row))}
              onToggle={() => toggle(rowKey(row))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortHeaderProps {
  readonly column: {
    readonly key: string;
    readonly title: string;
    readonly unit?: string | undefined;
    readonly isNumber?: boolean;
  };
  readonly sort: DetailSort;
  onSort(sort: DetailSort): void;
}

function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const isSorted = sort.key === column.key;
  const isDescending = isSorted && sort.isDescending;
  const Icon = isSorted ? (isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={column.isNumber ? styles.number : undefined}
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ key: column.key, isDescending: isSorted && !sort.isDescending })}
      >
        <span>
          {column.title}
          {column.unit && <span className={styles.unit}> {column.unit}</span>}
        </span>
        <Icon className={styles.icon} size={14} aria-hidden />
      </button>
    </th>
  );
}

interface DetailRowProps<Row> {
  readonly row: Row;
  readonly table: DetailTableProps<Row>;
  readonly isOpen: boolean;
  onToggle(): void;
}

function DetailRow<Row>({ row, table, isOpen, onToggle }: DetailRowProps<Row>) {
  const { rowTitle, columns, action, currentMark } = table;
  const detailId = useId();
  const isCurrent = table.isCurrent?.(row) ?? false;
  return (
    <>
      <tr className={isCurrent ? styles.current : undefined} aria-current={isCurrent || undefined}>
        <th scope="row">
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            onClick={onToggle}
          >
            <ChevronRight className={styles.icon} size={16} aria-hidden />
            {rowTitle.text(row)}
          </button>
          {isCurrent && currentMark && <span className={styles.mark}>{currentMark}</span>}
        </th>
        {columns.map((column) => (
          <td key={column.key} className={column.isNumber ? styles.number : undefined}>
            {column.cell(row)}
          </td>
        ))}
        {action && <td className={styles.action}>{action.cell(row)}</td>}
      </tr>
      {isOpen && (
        <tr id={detailId}>
          <td className={styles.detail} colSpan={columns.length + (action ? 2 : 1)}>
            <div className={styles.inView}>{table.detail(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
}
