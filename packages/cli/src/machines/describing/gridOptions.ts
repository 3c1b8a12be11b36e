// What the options of grids of spring 2020 mean: columns of their run tables (legacy-viewers
// specification 2). Pages have shorter words, below headings that say the rest.
import { inEachLanguage, type Localized } from "@episcope/common";

/** The start of the outbreak. Its sign was misread in 2020 (legacy-viewers specification 2.5). */
export const offset = "offset";

const remaining: Localized = {
  en: "Share that still takes place",
  de: "Anteil, der noch stattfindet",
};
const attending: Localized = { en: "Share that attends", de: "Anteil, der hingeht" };

type Texts = Readonly<Record<string, Localized>>;

function joined(start: Localized, end: Localized): Localized {
  return inEachLanguage((language) => `${start[language]}: ${end[language]}`);
}

const ofRemaining: Texts = {
  Work: { en: "work", de: "Arbeit" },
  Leisure: { en: "leisure", de: "Freizeit" },
  Leisure1: { en: "leisure, first limits", de: "Freizeit, erste Einschränkungen" },
  Leisure2: { en: "leisure, second limits", de: "Freizeit, zweite Einschränkungen" },
  Shopping: { en: "shopping", de: "Einkauf" },
  Other: { en: "other activities", de: "andere Aktivitäten" },
  ErrandsBusiness: { en: "errands and business trips", de: "Erledigungen und Dienstwege" },
  ShoppingErrandsBusiness: { en: "all other activities", de: "alle übrigen Aktivitäten" },
  ShoppingBusinessErrands: { en: "all other activities", de: "alle übrigen Aktivitäten" },
};
const secondary: Localized = {
  en: "secondary school; university, too, where it has no option of its own",
  de: "weiterführende Schule; auch Hochschule, wo sie keine eigene Option hat",
};
const ofAttending: Texts = {
  Kiga: { en: "day care", de: "Kita" },
  Primary: { en: "primary school", de: "Grundschule" },
  Prima: { en: "primary school", de: "Grundschule" },
  Secondary: secondary,
  Secon: secondary,
  Higher: { en: "university", de: "Hochschule" },
};
const others: Texts = {
  [offset]: {
    en: "Days by which the outbreak begins earlier",
    de: "Tage, um die der Ausbruch früher beginnt",
  },
  "Close Public Transit": {
    en: "Days until public transport is closed",
    de: "Tage, bis der Nahverkehr eingestellt wird",
  },
  "Close Workplaces": {
    en: "Days until workplaces are closed",
    de: "Tage, bis Arbeitsstätten schließen",
  },
  "End Social Activities": {
    en: "Days until social activities end",
    de: "Tage, bis Treffen und Freizeit enden",
  },
  "End All Other Activities": {
    en: "Days until all other activities end",
    de: "Tage, bis alle übrigen Aktivitäten enden",
  },
  ReopenAfter: {
    en: "Days until the measures are lifted",
    de: "Tage, bis die Maßnahmen aufgehoben werden",
  },
  ShutdownType: { en: "Type of shutdown", de: "Art der Einschränkungen" },
};

/** Undefined for a column that was not published in 2020. */
export function gridOptionTitle(column: string): Localized | undefined {
  const [, activity = ""] = /^remainingFraction(\w+)$/.exec(column) ?? [];
  const remains = textOf(ofRemaining, activity);
  if (remains) return joined(remaining, remains);
  const attends = textOf(ofAttending, activity);
  return attends ? joined(attending, attends) : textOf(others, column);
}

const valueTexts: Texts = {
  // Days after which something happens (legacy-viewers specification 1.8).
  "1000": { en: "Never", de: "Nie" },
  strong: {
    en: "Type B: work and shopping −80%, leisure, business and errands −90%",
    de: "Typ B: Arbeit und Einkauf −80\u00a0%, Freizeit, Dienstwege und Erledigungen −90\u00a0%",
  },
  weak: {
    en: "Type A: work and shopping −60%, leisure, business and errands −80%",
    de: "Typ A: Arbeit und Einkauf −60\u00a0%, Freizeit, Dienstwege und Erledigungen −80\u00a0%",
  },
};

/** Undefined for values that say it themselves. */
export function gridValueText(value: string): Localized | undefined {
  return textOf(valueTexts, value);
}

/** Names come from files that anybody may have written: constructor is none of them. */
function textOf(texts: Texts, name: string): Localized | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
