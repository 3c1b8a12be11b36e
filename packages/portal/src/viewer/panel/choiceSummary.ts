import type { Option, OptionSet } from "@episcope/battery";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { parameterTitle } from "./parameterTitle.ts";
import { shownOption } from "./shownLabel.ts";

const texts = defineTexts({
  en: {
    standard: "Default scenario",
    base: "Without restrictions",
    start: (days: number) => `start ${signed(days)}\u00a0${Math.abs(days) === 1 ? "day" : "days"}`,
  },
  de: {
    standard: "Ausgangsszenario",
    base: "Ohne Einschränkungen",
    start: (days: number) => `Beginn ${signed(days)}\u00a0${Math.abs(days) === 1 ? "Tag" : "Tage"}`,
  },
});

function signed(days: number): string {
  return days > 0 ? `+${days}` : days < 0 ? `\u2212${-days}` : "0";
}

export interface Choice {
  readonly sets: readonly OptionSet[];
  readonly chosen: ReadonlyMap<string, Option>;
  readonly isBase: boolean;
  /** Shift of the start date in days, and the battery's initial one. */
  readonly shift: number;
  readonly initialShift: number;
  /** The shift as text, if the number of days is not clear enough. */
  readonly shiftWords?: ((shift: number) => string) | undefined;
}

/** The choice in one line: only differences from the defaults. */
export function choiceSummary(choice: Choice, language: Language): string {
  const t = inLanguage(texts, language);
  if (choice.isBase) return t.base;
  const parts = choice.sets.flatMap((set) => {
    const option = choice.chosen.get(set.parameter);
    if (!option || option.value === set.defaultOption.value) return [];
    return [`${parameterTitle(set.parameter, set, language)} ${shownOption(option, language)}`];
  });
  if (choice.shift !== choice.initialShift)
    parts.push(choice.shiftWords?.(choice.shift) ?? t.start(choice.shift));
  return parts.length > 0 ? parts.join(" · ") : t.standard;
}
