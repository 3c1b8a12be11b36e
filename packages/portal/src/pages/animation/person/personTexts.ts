import { defineTexts, inLanguage, type Language, type Localized } from "@episcope/common";
import type { Setting } from "./personRecord.ts";
import type { Whereabouts } from "./whereabouts.ts";

export const personTexts = defineTexts({
  en: {
    find: "Follow somebody",
    findHint: "Click a dot on the map, or",
    random: "Somebody infected",
    none: "Nobody is infected yet.",
    number: "Person no.",
    show: "Show",
    outOf: (count: string) => `1 to ${count}`,
    title: (number: string) => `Person ${number}`,
    close: "Close",
    age: "Age",
    years: (from: number, to: number | undefined) =>
      to === undefined ? `${from} or older` : `${from} to ${to}`,
    lives: "Lives in",
    surroundings: "the surroundings",
    now: "Now",
    state: "State",
    infected: "Infected",
    never: "not until the last day",
    notYet: (when: string) => `not yet; that will be on ${when}`,
    fromOutside: "from outside of the city",
    by: "by",
    person: (number: string) => `person ${number}`,
    passedOn: "Infected others",
    nobody: "nobody so far",
    people: (count: string) => (count === "1" ? "1 person" : `${count} people`),
    chain: (count: string) => `${count} in the whole chain until the last day`,
    more: (count: string) => `and ${count} more`,
    dayTime: (day: number, time: string) => `day ${day}, ${time}`,
    follow: "Follow with the map",
    arcs: "Arcs: thick back to whoever brought it in, thin and fading to everybody who has it from here.",
    ill: "at home, ill",
    onTheWay: (mode: string, to: string) => `on the way ${to}${mode}`,
    loading: "Loading …",
    id: "Number in the files",
    onDay: (day: number) => `day ${day}`,
    unknownDay: "not in the published data",
    notPublished:
      "Age, place of residence, what people do at a place and who infected whom are not in the published data.",
  },
  de: {
    find: "Jemanden begleiten",
    findHint: "Einen Punkt auf der Karte anklicken, oder",
    random: "Jemand Infiziertes",
    none: "Noch ist niemand infiziert.",
    number: "Person Nr.",
    show: "Zeigen",
    outOf: (count: string) => `1 bis ${count}`,
    title: (number: string) => `Person ${number}`,
    close: "Schließen",
    age: "Alter",
    years: (from: number, to: number | undefined) =>
      to === undefined ? `${from} oder älter` : `${from} bis ${to}`,
    lives: "Wohnt in",
    surroundings: "der Umgebung",
    now: "Jetzt",
    state: "Zustand",
    infected: "Angesteckt",
    never: "bis zum letzten Tag nicht",
    notYet: (when: string) => `noch nicht; erst an ${when}`,
    fromOutside: "außerhalb der Stadt",
    by: "von",
    person: (number: string) => `Person ${number}`,
    passedOn: "Hat angesteckt",
    nobody: "bisher niemanden",
    people: (count: string) => (count === "1" ? "1 Person" : `${count} Personen`),
    chain: (count: string) => `${count} in der ganzen Kette bis zum letzten Tag`,
    more: (count: string) => `und ${count} weitere`,
    dayTime: (day: number, time: string) => `Tag ${day}, ${time}`,
    follow: "Mit der Karte folgen",
    arcs: "Bögen: dick zurück bis zu der Person, die das Virus mitgebracht hat, dünn und blasser werdend zu allen, die es von hier haben.",
    ill: "krank zu Hause",
    onTheWay: (mode: string, to: string) => `unterwegs ${to}${mode}`,
    loading: "Wird geladen …",
    id: "Nummer in den Dateien",
    onDay: (day: number) => `Tag ${day}`,
    unknownDay: "nicht in den veröffentlichten Daten",
    notPublished:
      "Alter, Wohnort, was Menschen an einem Ort tun und wer wen angesteckt hat, steht nicht in den veröffentlichten Daten.",
  },
});

interface PlaceWords {
  /** Where somebody is. */
  readonly at: Localized;
  /** Where somebody goes. */
  readonly to: Localized;
}

const home: PlaceWords = {
  at: { en: "at home", de: "zu Hause" },
  to: { en: "home", de: "nach Hause" },
};
const visit: PlaceWords = {
  at: { en: "visiting somebody", de: "zu Besuch" },
  to: { en: "to visit somebody", de: "zu Besuch" },
};
const leisure: PlaceWords = {
  at: { en: "at a leisure activity", de: "in der Freizeit unterwegs" },
  to: { en: "to a leisure activity", de: "in die Freizeit" },
};
const school: PlaceWords = {
  at: { en: "at school", de: "in der Schule" },
  to: { en: "to school", de: "zur Schule" },
};
const elsewhere: PlaceWords = {
  at: { en: "out", de: "unterwegs" },
  to: { en: "elsewhere", de: "anderswohin" },
};

/** Indexed by activity. */
const placeWords: Readonly<Record<string, PlaceWords>> = {
  // Somebody else's home.
  home: visit,
  visit,
  work: { at: { en: "at work", de: "bei der Arbeit" }, to: { en: "to work", de: "zur Arbeit" } },
  business: {
    at: { en: "at a business meeting", de: "bei einem Geschäftstermin" },
    to: { en: "to a business meeting", de: "zu einem Geschäftstermin" },
  },
  errands: {
    at: { en: "running errands", de: "bei Erledigungen" },
    to: { en: "to run errands", de: "zu Erledigungen" },
  },
  leisure,
  leisPublic: leisure,
  leisPrivate: leisure,
  educ_kiga: {
    at: { en: "at day care", de: "in der Kita" },
    to: { en: "to day care", de: "zur Kita" },
  },
  educ_primary: school,
  educ_secondary: school,
  educ_tertiary: school,
  educ_other: school,
  educ_higher: {
    at: { en: "at university", de: "in der Hochschule" },
    to: { en: "to university", de: "zur Hochschule" },
  },
  shop_daily: {
    at: { en: "shopping", de: "beim Einkaufen" },
    to: { en: "to go shopping", de: "zum Einkaufen" },
  },
  shop_other: {
    at: { en: "shopping", de: "beim Einkaufen" },
    to: { en: "to go shopping", de: "zum Einkaufen" },
  },
};

const vehicle: PlaceWords = {
  at: { en: "on public transport", de: "in Bus oder Bahn" },
  to: { en: "by public transport", de: "mit Bus oder Bahn" },
};
const outside: PlaceWords = {
  at: { en: "outside of the city", de: "außerhalb der Stadt" },
  to: { en: "out of the city", de: "aus der Stadt" },
};

export function placeWord(setting: Setting): PlaceWords {
  if (setting.kind === "home") return home;
  if (setting.kind === "vehicle") return vehicle;
  if (setting.kind === "outside") return outside;
  return Object.hasOwn(placeWords, setting.activity)
    ? (placeWords[setting.activity] ?? elsewhere)
    : elsewhere;
}

const modeWords: Readonly<Record<string, Localized>> = {
  foot: { en: " on foot", de: ", zu Fuß" },
  bicycle: { en: " by bicycle", de: ", mit dem Rad" },
  pt: { en: " by public transport", de: ", mit Bus oder Bahn" },
  car: { en: " by car", de: ", mit dem Auto" },
};

/** Follows a destination; empty for an unknown mode. */
export function modeWord(mode: string | undefined): Localized {
  const nothing = { en: "", de: "" };
  return mode !== undefined && Object.hasOwn(modeWords, mode)
    ? (modeWords[mode] ?? nothing)
    : nothing;
}

export function whereText(where: Whereabouts | undefined, language: Language): string {
  const t = inLanguage(personTexts, language);
  if (!where) return "";
  if (where.kind === "ill") return t.ill;
  return where.kind === "staying"
    ? inLanguage(placeWord(where.setting).at, language)
    : t.onTheWay(
        inLanguage(modeWord(where.mode), language),
        inLanguage(placeWord(where.to).to, language),
      );
}
