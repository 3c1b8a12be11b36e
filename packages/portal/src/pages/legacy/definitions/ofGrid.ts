import { legacyFiles, legacyGrids } from "@episcope/battery";
import type { Calendar, LegacyViewer } from "../definition.ts";

type OfGrid = Pick<LegacyViewer, "city" | "path" | "files" | "table" | "shift" | "base">;

function gridAt(id: string) {
  const grid = legacyGrids.find((one) => one.id === id);
  if (!grid) throw new Error(`There is no grid ${id}`);
  return grid;
}

/** What is true of the runs, whatever the page shows. */
export function ofGrid(id: string): OfGrid {
  const { city, form, factor, lastDay, shift, base } = gridAt(id);
  const { info, archive } = legacyFiles(id);
  return {
    city,
    path: `/${id}`,
    files: { info, archive, ending: form.extension },
    table: { factor, lastDay, isContinued: true },
    ...(shift && { shift }),
    ...(base && { base }),
  };
}

export function dayCalendar(id: string): Calendar {
  const { dayOne, lastDay } = gridAt(id);
  return { kind: "days", ...(dayOne !== undefined && { dayOne }), last: lastDay };
}

export function dateCalendar(
  id: string,
  axis: { readonly from: string; readonly to: string },
): Calendar {
  const { dayOne } = gridAt(id);
  if (dayOne === undefined) throw new Error(`Days of ${id} have no dates`);
  return { kind: "dates", dayOne, ...axis };
}
