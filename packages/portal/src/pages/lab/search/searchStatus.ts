// What a search says of itself, in one line.
import { inLanguage, type Language } from "@episcope/common";
import { formatNumber } from "../../../text/format.ts";
import { capWords, dayText, roughly } from "./resultWords.ts";
import { searchTexts } from "./searchTexts.ts";
import { mostTried, type SearchState } from "./useSearch.ts";

export function statusText(state: SearchState, language: Language): string {
  const t = inLanguage(searchTexts, language);
  if (state.kind === "idle") return "";
  if (state.kind === "failed") return t.failed;
  const bound = formatNumber(state.wanted.bound, language);
  if (state.kind === "over") {
    const { end } = state;
    if (end.kind === "needless") return t.needless(bound);
    if (end.kind === "impossible")
      return t.impossible(roughly(end.closed.outcome.beds, language, "up"), bound);
    const found = t.found(end.tried, bound);
    return end.cutBy ? `${t.cut[end.cutBy]} ${found}` : found;
  }
  if (state.kind === "judging") return t.judging(state.progress.tried);
  const { tried, results } = state.progress;
  const progress = t.progress(tried, mostTried);
  if (tried === 0) return progress;
  const best = results.toSorted((one, other) => one.total - other.total)[0];
  if (!best) return `${progress} ${t.none}`;
  return state.kind === "stopped"
    ? `${progress} ${t.stopped(bound)}`
    : `${progress} ${t.bestSoFar(capWords(best, language), dayText(best.total, language))}`;
}
