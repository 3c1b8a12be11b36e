import site from "virtual:content/site";
import { observedSources } from "@episcope/battery";
import { days, formatDay, inLanguage } from "@episcope/common";
import type { PlotDefinition } from "../../plots/plot.ts";
import { formatDate, today } from "../../text/format.ts";
import type { PlotView } from "../state/plotView.ts";
import { cardTexts } from "./plotCardTexts.ts";

/** The source of a plot's data, below it and on its images. */
export function sourceLines(plot: PlotDefinition, view: PlotView): readonly string[] {
  const reported = reportedFiles(plot, view);
  return [
    modelSource(view),
    ...(reported.length > 0
      ? [inLanguage(cardTexts, view.language).reported(reported.join(", "))]
      : []),
  ];
}

function modelSource({ path, runId, language }: PlotView): string {
  const t = inLanguage(cardTexts, language);
  const source = t.source(site.name, path, runId);
  return site.demonstration ? `${source}. ${t.demonstration}` : source;
}

/** The source, date and address on an image. */
export function pictureSource(view: PlotView, plot?: PlotDefinition): readonly string[] {
  // Includes all choices, so that the address shows this very image.
  const address = window.location.href.replace(/#.*$/, "");
  const drawn = inLanguage(cardTexts, view.language).drawn(
    formatDate(today(), view.language),
    address,
  );
  return [...(plot ? sourceLines(plot, view) : [modelSource(view)]), drawn];
}

function reportedFiles(plot: PlotDefinition, view: PlotView): readonly string[] {
  const ids = plot.observed?.(view.city) ?? [];
  return ids.flatMap((id) => {
    const table = view.observed.get(id);
    const path = observedSources().find((source) => source.id === id)?.path;
    if (!path || !table || table.rowCount === 0) return [];
    const file = path.split("/").at(-1) ?? path;
    const dates = days(table);
    const last = dates?.[dates.length - 1];
    if (last === undefined) return [file];
    const until = formatDate(formatDay(last), view.language, "short");
    return [`${file} (${inLanguage(cardTexts, view.language).until(until)})`];
  });
}
