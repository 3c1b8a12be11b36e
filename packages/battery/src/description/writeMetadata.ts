import { formatDay, publishedFields } from "@episcope/common";
import { stringify } from "yaml";
import type { Metadata } from "./metadata.ts";

/** The inverse of parseMetadata. */
export function writeMetadata(metadata: Metadata): string {
  const { startDay, shifts, shiftColumn, fittedUntil, differsFrom } = metadata;
  const file = {
    ...withoutMissing({ readme: metadata.readme, runName: metadata.runName }),
    info: metadata.info,
    zipFolder: metadata.zipFolder,
    ...withoutMissing({ packed: metadata.packed }),
    viewerVersion: metadata.viewerVersion,
    city: metadata.city,
    defaultStartDate: formatDay(startDay),
    graphStartDate: formatDay(metadata.graphStartDay),
    endDate: formatDay(metadata.endDay),
    rValueDate: formatDay(metadata.rValueDay),
    ...(shiftColumn === "offset"
      ? { offset: shifts }
      : { startDates: shifts.map((shift) => formatDay(startDay + shift)) }),
    heatMapMaxValue: metadata.heatMapMaxValue,
    ...(fittedUntil !== undefined && { fittedUntil: formatDay(fittedUntil) }),
    ...(differsFrom !== undefined && { differsFrom: formatDay(differsFrom) }),
    ...withoutMissing({ members: metadata.members, sample: metadata.sample }),
    ignoredPlots: metadata.ignoredPlots,
    optionGroups: metadata.optionGroups.map((group) => ({
      day: group.day ?? -1,
      heading: "",
      ...publishedFields("heading", group.heading),
      ...publishedFields("subheading", group.subheading),
      measures: group.measures.map(({ measure, title, texts = {}, order, ...rest }) => ({
        measure,
        ...publishedFields("title", title),
        ...publishedFields("texts", texts),
        ...withoutMissing({ order: order?.join(","), ...rest }),
      })),
    })),
  };
  return stringify(file);
}

function withoutMissing<T extends object>(fields: T): Partial<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}
