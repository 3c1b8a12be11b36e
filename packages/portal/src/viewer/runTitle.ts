import navigation from "virtual:content/navigation";
import cards from "virtual:content/run-cards";
import { inLanguage, type Language } from "@episcope/common";
import { questionOf } from "../site/questions/questionOf.ts";
import { formatDate } from "../text/format.ts";

interface RunTitle {
  readonly title: string;
  readonly subtitle: string | undefined;
}

/** The title of a run page: its question, else from its card, from the navigation, or its path. */
export function runTitle(path: string, name: string, language: Language): RunTitle {
  const leadsHere = ({ to }: { readonly to: string }) =>
    to.replace(/\?.*$/, "").replace(/\/$/, "") === path.replace(/\/$/, "");
  const question = questionOf(path);
  const card = cards.find(leadsHere);
  if (question || card) {
    return {
      title: inLanguage(question?.question ?? card?.title, language) ?? name,
      subtitle: inLanguage(question?.set ?? card?.subtitle, language),
    };
  }
  for (const item of navigation) {
    const entry = "entries" in item ? item.entries.find(leadsHere) : undefined;
    const date = entry?.date ?? ("date" in item ? item.date : undefined);
    if (entry) {
      return {
        title: inLanguage(entry.label, language),
        subtitle: date && formatDate(date, language),
      };
    }
  }
  return { title: name, subtitle: undefined };
}
