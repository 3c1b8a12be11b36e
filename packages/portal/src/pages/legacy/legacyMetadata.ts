import type { Metadata, OptionGroup } from "@episcope/battery";
import { axisPosition, dayOfDate, startOf } from "./calendar.ts";
import type { LegacyGroup, LegacyViewer } from "./definition.ts";

/** Describes a viewer as a battery, so that the run page can show it. */
export function legacyMetadata(viewer: LegacyViewer): Metadata {
  const { calendar, shift } = viewer;
  const isDated = calendar.kind === "dates";
  const startDay = startOf(calendar);
  return {
    viewerVersion: 1,
    city: viewer.city,
    zipFolder: "",
    info: viewer.files.info,
    readme: undefined,
    runName: undefined,
    startDay,
    graphStartDay: isDated ? dayOfDate(calendar.from) : 0,
    endDay: isDated ? dayOfDate(calendar.to) : calendar.last,
    rValueDay: startDay,
    shifts: shift?.days ?? [0],
    ...(shift && { initialShift: shift.initial }),
    shiftColumn: "offset",
    ignoredPlots: [],
    heatMapMaxValue: 0,
    optionGroups: viewer.groups.map((group) => optionGroup(group, startDay)),
  };
}

function optionGroup(
  { from, heading, subheading, measures }: LegacyGroup,
  startDay: number,
): OptionGroup {
  return {
    day: from === undefined ? undefined : axisPosition(from) - startDay + 1,
    heading,
    subheading: subheading ?? {},
    measures: measures.map(({ column, title }) => ({
      measure: column,
      title,
      order: undefined,
      asPercent: undefined,
    })),
  };
}
