// Title and description of every address, for the browser tab, search engines and previews of
// shared links. Pure: the build writes them into the static pages, the app updates them.
import { defineTexts, inLanguage, type Language, type Localized } from "@episcope/common";
import type { PageQuestion } from "../../../build/content/questions.ts";
import { runName } from "../questions/runWords.ts";
import { kindOfPath, type PageKind } from "./addresses.ts";

export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Title and subtitle of an address. */
interface Card {
  readonly to: string;
  readonly title: Localized;
  readonly subtitle: Localized;
}

export interface HeadContent {
  readonly site: {
    readonly name: string;
    readonly title: Localized;
    readonly description: Localized;
  };
  /** From the home page. */
  readonly cards: readonly Card[];
  readonly questions: readonly PageQuestion[];
}

const pageTitles = defineTexts({
  en: {
    imprint: "Imprint",
    model: "How good is the model?",
    developers: "For developers",
    message: "No results for that model",
    legacy: "Early scenarios, spring 2020",
    run: "Scenarios",
    traces: "Infection Traces",
    timelapse: "90 Day Time Lapse",
    infectionMap: "Infection map",
    calculators: "R value and infection risk calculators",
    rCalculator: "R value calculator",
    riskCalculator: "Infection risk calculator",
    mobilityStates: "Mobility by state",
    mobilityCounties: "Mobility by county",
    stories: "Stories",
    story: "Story",
    lab: "Scenario lab",
  },
  de: {
    imprint: "Impressum",
    model: "Wie gut ist das Modell?",
    developers: "Für Entwickler",
    message: "Keine Ergebnisse zu diesem Modell",
    legacy: "Frühe Szenarien, Frühjahr 2020",
    run: "Szenarien",
    traces: "Spuren der Infektion",
    timelapse: "90 Tage im Zeitraffer",
    infectionMap: "Infektionskarte",
    calculators: "R-Wert-Rechner und Ansteckungsrechner",
    rCalculator: "R-Wert-Rechner",
    riskCalculator: "Ansteckungsrechner",
    mobilityStates: "Mobilität der Länder",
    mobilityCounties: "Mobilität der Kreise",
    stories: "Geschichten",
    story: "Geschichte",
    lab: "Szenario-Labor",
  },
});

const timeLapseOfRun = defineTexts({
  en: { title: "Time lapse of a run" },
  de: { title: "Ein Lauf im Zeitraffer" },
});

/** Of the page that plays 90 days without measures, unless its address names a run. */
export function timeLapseTitle(query: URLSearchParams, language: Language): string {
  return query.has("run")
    ? inLanguage(timeLapseOfRun, language).title
    : pageTitle("timelapse", language);
}

/** The title of a kind of page; the home page has its own. */
export function pageTitle(kind: Exclude<PageKind, "home">, language: Language): string {
  return inLanguage(pageTitles, language)[kind];
}

/** That of its card; other calculators are told apart by their ids. */
export function calculatorTitle(
  path: string,
  language: Language,
  cards: readonly Pick<Card, "to" | "title">[],
): string {
  const card = cardOf(path, cards);
  if (card) return inLanguage(card.title, language);
  const kind = kindOfPath(path) === "riskCalculator" ? "riskCalculator" : "rCalculator";
  return `${pageTitle(kind, language)}: ${bare(path).split("/").at(-1)}`;
}

export function pageHead(
  path: string,
  language: Language,
  content: HeadContent,
  query = new URLSearchParams(),
): PageHead {
  const { site, cards } = content;
  const kind = kindOfPath(path);
  const card = cardOf(path, cards);
  const description = card
    ? `${inLanguage(card.title, language)}: ${inLanguage(card.subtitle, language)}.`
    : inLanguage(site.description, language);
  if (kind === "home")
    return { title: `${site.name} – ${inLanguage(site.title, language)}`, description };
  const name =
    kind === "timelapse"
      ? timeLapseTitle(query, language)
      : pageName(path, kind, language, content);
  return { title: `${name} : ${site.name}`, description };
}

function pageName(
  path: string,
  kind: Exclude<PageKind, "home">,
  language: Language,
  { cards, questions }: HeadContent,
): string {
  switch (kind) {
    case "run":
    case "legacy":
      // Runs that others have added may have no question yet.
      return runName(questions, path, language) ?? `${pageTitle(kind, language)}: ${bare(path)}`;
    case "rCalculator":
    case "riskCalculator":
      return calculatorTitle(path, language, cards);
    case "story":
      return inLanguage(cardOf(path, cards)?.title, language) ?? pageTitle(kind, language);
    default:
      return pageTitle(kind, language);
  }
}

function cardOf<OneCard extends { readonly to: string }>(
  path: string,
  cards: readonly OneCard[],
): OneCard | undefined {
  return cards.find(({ to }) => bare(to.split("?", 1)[0] ?? "") === bare(path));
}

/** The path without leading and trailing slash: cologne/2022-11-23/variants */
function bare(path: string): string {
  return path.replace(/^\/|\/$/g, "");
}
