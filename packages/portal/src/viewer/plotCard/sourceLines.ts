import site from "virtual:content/site";
import { observedSources } from "@episcope/battery";
import { days, formatDay, inLanguage, type Language, type Table } from "@episcope/common";
import { attributionsOf } from "../../data/reportedFiles.ts";
import type { PlotDefinition } from "../../plots/plot.ts";
import { runWordsOf } from "../../site/questions/questionOf.ts";
import { formatDate, today } from "../../text/format.ts";
import type { PlotView } from "../state/plotView.ts";
import { cardTexts } from "./plotCardTexts.ts";

type Plot = Pick<PlotDefinition, "observed">;

/** The source of a plot's data, below it and on its images. */
export function sourceLines(plot: Plot, view: PlotView): readonly string[] {
  return [modelSource(view), ...reportedLines(plot, view)];
}

/** In words: files name the run in a line of their own. */
function modelSource({ path, cityName, language }: PlotView): string {
  const t = inLanguage(cardTexts, language);
  const words = runWordsOf(`/${path.replace(/^\//, "")}`, language);
  const title = [words?.question, words?.set].filter(Boolean).join(" – ") || undefined;
  const source = t.source(site.name, title, cityName);
  return site.demonstration ? `${source}. ${t.demonstration}` : source;
}

/** The source, date and address on an image. */
export function pictureSource(view: PlotView, plot?: Plot): readonly string[] {
  // Includes all choices, so that the address shows this very image.
  const address = window.location.href.replace(/#.*$/, "");
  const drawn = inLanguage(cardTexts, view.language).drawn(
    formatDate(today(), view.language),
    address,
  );
  return [...(plot ? sourceLines(plot, view) : [modelSource(view)]), drawn];
}

/** One line for each publisher's text; files that nobody says anything about share one. */
export function reportedLines(plot: Plot, view: PlotView): readonly string[] {
  const t = inLanguage(cardTexts, view.language);
  const credits = new Map<string, string[]>();
  for (const id of plot.observed?.(view.city) ?? []) {
    const table = view.observed.get(id);
    const path = observedSources().find((source) => source.id === id)?.path;
    if (!path || !table || table.rowCount === 0) continue;
    const texts = attributionsOf(path, view.language);
    const end = lastDate(table, view.language);
    const file = path.split("/").at(-1) ?? path;
    const of = texts.length > 0 ? texts : [end === undefined ? file : `${file} (${end})`];
    for (const text of of) {
      const key = texts.length > 0 ? text : "";
      credits.set(key, [...(credits.get(key) ?? []), texts.length > 0 ? (end ?? "") : text]);
    }
  }
  return [...credits].map(([text, parts]) => {
    if (text === "") return t.reported(parts.join(", "));
    const ends = [...new Set(parts.filter((part) => part !== ""))];
    return t.reported(ends.length > 0 ? `${text} (${ends.join(", ")})` : text);
  });
}

function lastDate(table: Table, language: Language): string | undefined {
  const dates = days(table);
  const last = dates?.[dates.length - 1];
  return last === undefined
    ? undefined
    : inLanguage(cardTexts, language).until(formatDate(formatDay(last), language, "short"));
}
