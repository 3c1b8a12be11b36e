import { defineTexts } from "@episcope/common";
import type { CutBy } from "./attempts.ts";
import type { SearchGoal } from "./goals.ts";
import type { SearchLane } from "./searchPlan.ts";

interface SearchTexts {
  readonly heading: string;
  readonly lead: string;
  readonly lanes: (most: number) => string;
  readonly from: string;
  readonly to: string;
  readonly beds: string;
  readonly usualBeds: (beds: string) => string;
  readonly search: string;
  readonly stop: string;
  readonly progress: (tried: number, most: number) => string;
  readonly bestSoFar: (shares: string, days: string) => string;
  readonly none: string;
  readonly found: (tried: number, beds: string) => string;
  /** Before what was found. */
  readonly cut: Readonly<Record<CutBy, string>>;
  readonly judging: (tried: number) => string;
  readonly stopped: (beds: string) => string;
  readonly needless: (beds: string) => string;
  readonly impossible: (closed: string, beds: string) => string;
  readonly failed: string;
  readonly goals: Readonly<Record<SearchGoal, string>>;
  readonly cap: (lane: string, share: string) => string;
  readonly asItWas: (lane: string) => string;
  readonly figures: (beds: string, infections: string) => string;
  /** In how many model runs, of how many. */
  readonly holds: (count: number, all: number, beds: string) => string;
  readonly above: (all: number) => string;
  readonly loss: string;
  readonly lost: (lane: string, days: string) => string;
  readonly total: (days: string) => string;
  readonly per: Readonly<Record<SearchLane, string>>;
  readonly open: string;
  readonly keep: string;
  readonly isKept: string;
  readonly full: string;
  /** Beside every result. */
  readonly caution: string;
  readonly howFound: string;
  readonly notes: readonly string[];
}

export const searchTexts = defineTexts<SearchTexts>({
  en: {
    heading: "Search: the least loss that keeps beds below a number",
    lead: "What may be closed, and how many hospital beds are too many, is set here. The search tries up to 24 scenarios, five minutes at most; other measures stay as they are drawn.",
    lanes: (most) => `May be closed (up to ${most})`,
    from: "From",
    to: "to",
    beds: "Hospital beds stay below",
    usualBeds: (beds) => `As it was, most beds on one day: ${beds}.`,
    search: "Search",
    stop: "Stop",
    progress: (tried, most) => `${tried} of at most ${most} scenarios tried.`,
    bestSoFar: (shares, days) => `Least loss so far: ${shares}; ${days} days in all.`,
    none: "None holds so far.",
    found: (tried, beds) =>
      `${tried} scenarios tried. In the middle of four model runs these stay below ${beds} beds; they have been computed with all model runs since:`,
    judging: (tried) =>
      `${tried} scenarios tried. What was found is now computed with all model runs.`,
    cut: {
      count: "The search ended with 24 scenarios: not every area was relaxed as far as it can be.",
      time: "The search ended after five minutes: not every area was relaxed as far as it can be.",
    },
    stopped: (beds) => `Stopped. The best of these that stay below ${beds} beds:`,
    needless: (beds) =>
      `With these lanes as they were, beds stay below ${beds} already. Nothing has to be closed further.`,
    impossible: (closed, beds) =>
      `Even with everything chosen closed, there are ${closed} beds on the worst day: ${beds} cannot be kept this way. An earlier first day, more lanes or a higher number may help.`,
    failed: "The search could not go on. A new one may work.",
    goals: {
      schools: "Fewest school days lost",
      leisure: "Least leisure lost",
      total: "Least lost in all",
      equal: "The same limit everywhere",
    },
    cap: (lane, share) => `${lane} at most ${share}`,
    asItWas: (lane) => `${lane} unchanged`,
    figures: (beds, infections) => `Most beds: ${beds}, infections: ${infections}`,
    holds: (count, all, beds) => `In ${count} of ${all} model runs it stays below ${beds} beds.`,
    above: (all) => `The middle of these ${all} is above: four were too few to tell.`,
    loss: "Lost, compared with how it was:",
    lost: (lane, days) => `${lane} ${days}`,
    total: (days) => `together ${days}`,
    per: {
      schools: "days per child",
      dayCare: "days per child",
      work: "days per employed person",
      leisure: "days per person",
      shops: "days per person",
      visits: "days per person",
    },
    open: "Show on the time line",
    keep: "Keep for comparison",
    isKept: "Kept",
    full: "Three scenarios are kept already. Remove one to keep another.",
    caution:
      "Not everything was tried. A scenario that is shown on the time line has all plots and ranges.",
    howFound: "How this is found",
    notes: [
      "First all chosen lanes get the same limit: on no day more than this share of the usual remains, and where less remained anyway, it stays as it was. The limit is found by halving, in steps of 10%, until it just holds. Then one lane after another is relaxed as far as the number still holds: once schools first, once leisure first.",
      "The loss is the share that remained as it was less the share that would remain, summed over the days: two days at half are one. Schools, day care and work count from Monday to Friday, schools not in the holidays, as in the table of costs. It is days for each person concerned, and all lanes weigh the same, although a school day and a day of shopping are not the same.",
      "While it searches, each scenario is judged by the middle of only four model runs. What is found is computed again with all of them and says in how many the number holds.",
      "The search does not try everything. There may be better scenarios, with limits that change over time or with masks and tests.",
    ],
  },
  de: {
    heading: "Suche: der geringste Verlust, bei dem die Betten reichen",
    lead: "Was geschlossen werden darf und wie viele Klinikbetten zu viele sind, steht hier. Die Suche probiert bis zu 24 Szenarien in höchstens fünf Minuten; andere Maßnahmen bleiben, wie sie gezeichnet sind.",
    lanes: (most) => `Darf geschlossen werden (bis zu ${most})`,
    from: "Vom",
    to: "bis zum",
    beds: "Klinikbetten bleiben unter",
    usualBeds: (beds) => `Wie es war, meiste Betten an einem Tag: ${beds}.`,
    search: "Suchen",
    stop: "Anhalten",
    progress: (tried, most) => `${tried} von höchstens ${most} Szenarien probiert.`,
    bestSoFar: (shares, days) => `Geringster Verlust bisher: ${shares}; insgesamt ${days} Tage.`,
    none: "Bisher genügt keines.",
    found: (tried, beds) =>
      `${tried} Szenarien probiert. In der Mitte von vier Modellläufen bleiben diese unter ${beds} Betten; inzwischen sind sie mit allen Modellläufen berechnet:`,
    judging: (tried) =>
      `${tried} Szenarien probiert. Was gefunden ist, wird nun mit allen Modellläufen berechnet.`,
    cut: {
      count:
        "Nach 24 Szenarien war Schluss: Nicht jeder Bereich wurde so weit gelockert, wie es geht.",
      time: "Nach fünf Minuten war Schluss: Nicht jeder Bereich wurde so weit gelockert, wie es geht.",
    },
    stopped: (beds) => `Angehalten. Die besten davon, die unter ${beds} Betten bleiben:`,
    needless: (beds) =>
      `So wie diese Bereiche waren, bleiben die Betten schon unter ${beds}. Nichts muss weiter geschlossen werden.`,
    impossible: (closed, beds) =>
      `Selbst wenn alles Gewählte geschlossen ist, sind es am schlimmsten Tag ${closed} Betten: Unter ${beds} ist so nicht zu erreichen. Ein früherer erster Tag, mehr Bereiche oder eine höhere Zahl können helfen.`,
    failed: "Die Suche kam nicht weiter. Eine neue gelingt vielleicht.",
    goals: {
      schools: "Am wenigsten Schultage verloren",
      leisure: "Am wenigsten Freizeit verloren",
      total: "Insgesamt am wenigsten verloren",
      equal: "Überall dieselbe Grenze",
    },
    cap: (lane, share) => `${lane} höchstens ${share}`,
    asItWas: (lane) => `${lane} unverändert`,
    figures: (beds, infections) => `Meiste Betten: ${beds}, Infektionen: ${infections}`,
    holds: (count, all, beds) =>
      `In ${count} von ${all} Modellläufen bleibt es unter ${beds} Betten.`,
    above: (all) =>
      `Die Mitte dieser ${all} liegt darüber: Vier waren zu wenige, um das zu erkennen.`,
    loss: "Verloren, verglichen damit, wie es war:",
    lost: (lane, days) => `${lane} ${days}`,
    total: (days) => `zusammen ${days}`,
    per: {
      schools: "Tage je Kind",
      dayCare: "Tage je Kind",
      work: "Tage je erwerbstätige Person",
      leisure: "Tage je Person",
      shops: "Tage je Person",
      visits: "Tage je Person",
    },
    open: "Auf der Zeitleiste zeigen",
    keep: "Zum Vergleich behalten",
    isKept: "Behalten",
    full: "Drei Szenarien sind schon behalten. Erst wenn eines entfernt ist, ist Platz für ein anderes.",
    caution:
      "Nicht alles wurde probiert. Alle Grafiken und Spannen gibt es zu dem Szenario, das auf der Zeitleiste gezeigt wird.",
    howFound: "Wie gesucht wird",
    notes: [
      "Zuerst bekommen alle gewählten Bereiche dieselbe Grenze: An keinem Tag bleibt mehr als dieser Anteil des Üblichen, und wo ohnehin weniger blieb, bleibt es, wie es war. Die Grenze wird durch Halbieren gesucht, in Schritten von 10\u00a0%, bis sie gerade genügt. Dann wird ein Bereich nach dem anderen gelockert, so weit die Zahl noch hält: einmal die Schulen zuerst, einmal die Freizeit zuerst.",
      "Der Verlust ist der Anteil, der wirklich blieb, weniger dem, der bleiben würde, über die Tage zusammengezählt: Zwei Tage zur Hälfte sind einer. Schule, Kita und Arbeit zählen von Montag bis Freitag, Schule nicht in den Ferien, wie in der Tabelle der Kosten. Es sind Tage je betroffene Person, und alle Bereiche wiegen gleich, auch wenn ein Schultag und ein Einkaufstag nicht dasselbe sind.",
      "Beim Suchen wird jedes Szenario nur nach der Mitte von vier Modellläufen beurteilt. Was gefunden ist, wird noch einmal mit allen berechnet und sagt, in wie vielen die Zahl hält.",
      "Die Suche probiert nicht alles. Es kann bessere Szenarien geben, mit Grenzen, die sich mit der Zeit ändern, oder mit Masken und Tests.",
    ],
  },
});
