// A short name for a scenario of the lab, made of what differs from what happened.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { type LabScenario, lanes } from "@episcope/scenario/lab";
import { blocksOf } from "./edit/placedBlock.ts";
import { laneTexts } from "./laneTexts.ts";
import { shortDay, valueText } from "./words/blockWords.ts";

const texts = defineTexts({
  en: {
    asItWas: "As it was",
    from: (part: string, day: string) => `${part} from ${day}`,
    more: (count: number) => ` and ${count} more`,
  },
  de: {
    asItWas: "Wie es war",
    from: (part: string, day: string) => `${part} ab ${day}`,
    more: (count: number) => ` und ${count} weitere`,
  },
});

const mostLetters = 60;

/** Schools 0% from 2 Nov, leisure 20% and 3 more */
export function describeScenario(lab: LabScenario, language: Language): string {
  const t = inLanguage(texts, language);
  const parts = partsOf(lab, language);
  if (parts.length === 0) return t.asItWas;
  // The first part is always there, however long it is.
  for (let count = parts.length; count > 0; count--) {
    const left = parts.length - count;
    const name = parts.slice(0, count).join(", ") + (left > 0 ? t.more(left) : "");
    if (name.length <= mostLetters || count === 1) return name;
  }
  return t.asItWas;
}

/** One for each lane that differs; a day is said if it is not that of the part before. */
function partsOf(lab: LabScenario, language: Language): readonly string[] {
  const t = inLanguage(texts, language);
  const names = inLanguage(laneTexts, language);
  const changed = lanes.filter(({ name }) => blocksOf(lab, name).length > 0);
  return changed.map(({ name }, index) => {
    const list = blocksOf(lab, name);
    const values = [...new Set(list.map(({ value }) => valueText(name, value, language)))];
    const lane = index === 0 ? names[name].name : names[name].inside;
    // Three values and more are a course that no name can say.
    const shown = values.length > 2 ? `${values[0]} …` : values.join("/");
    const part = `${lane} ${shown}`;
    const from = list[0]?.from;
    const before = changed[index - 1];
    const isSameDay = before && blocksOf(lab, before.name)[0]?.from === from;
    return isSameDay || from === undefined ? part : t.from(part, shortDay(from, language));
  });
}
