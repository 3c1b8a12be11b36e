// Imported lazily, when somebody asks for the table.
import { ChartTable } from "../../charts/table/ChartTable.tsx";
import type { ChartToolsProps } from "./ChartTools.tsx";
import { isHiddenIn } from "./isHiddenIn.ts";

type ChartAsTableProps = Pick<ChartToolsProps, "title" | "content" | "view">;

/** The values of a chart that is none of the plots in the list. */
export default function ChartAsTable({ title, content, view }: ChartAsTableProps) {
  return (
    <ChartTable
      content={content}
      title={title}
      isHidden={(key, series) => isHiddenIn(content, key, series, view)}
      dates={view.zoom ?? view.dates}
    />
  );
}
