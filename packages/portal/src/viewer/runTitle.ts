import home from "virtual:content/home";
import navigation from "virtual:content/navigation";
import { inLanguage, type Language } from "@episcope/common";
import { formatDate } from "../text/format.ts";

interface RunTitle {
  readonly title: string;
  readonly subtitle: string | undefined;
}

/** The title of a run page: from its card, from the navigation, or else its path. */
export function runTitle(path: string, name: string, language: Language): RunTitle {
  const leadsHere = ({ to }: { readonly to: string }) =>
    to.replace(/\?.*$/, "").replace(/\/$/, "") === path.replace(/\/$/, "");
  const card = home.runs.find(leadsHere);
  if (card)
    return {
      title: inLanguage(card.title, language),
      subtitle: inLanguage(card.subtitle, language),
    };
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
