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
  readonly stopped: (beds: string) => string;
  readonly needless: (beds: string) => string;
  readonly impossible: (closed: string, beds: string) => string;
  readonly failed: string;
  readonly goals: Readonly<Record<SearchGoal, string>>;
  readonly cap: (lane: string, share: string) => string;
  readonly asItWas: (lane: string) => string;
  readonly figures: (beds: string, infections: string) => string;
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
    lead: "Say what may be closed and how many hospital beds are too many. The search tries up to 24 scenarios, five minutes at most, with your other measures as they are drawn.",
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
      `${tried} scenarios tried. These stay below ${beds} beds, in the middle of four model runs:`,
    cut: {
      count: "The search ended with 24 scenarios: not every area was relaxed as far as it can be.",
      time: "The search ended after five minutes: not every area was relaxed as far as it can be.",
    },
    stopped: (beds) => `Stopped. The best of these that stay below ${beds} beds:`,
    needless: (beds) =>
      `With these lanes as they were, beds stay below ${beds} already. Nothing has to be closed further.`,
    impossible: (closed, beds) =>
      `Even with everything chosen closed, there are ${closed} beds on the worst day: ${beds} cannot be kept this way. An earlier first day, more lanes or a higher number may help.`,
    failed: "The search could not go on. Please try again.",
    goals: {
      schools: "Fewest school days lost",
      leisure: "Least leisure lost",
      total: "Least lost in all",
      equal: "The same limit everywhere",
    },
    cap: (lane, share) => `${lane} at most ${share}`,
    asItWas: (lane) => `${lane} unchanged`,
    figures: (beds, infections) => `Most beds: ${beds}, infections: ${infections}`,
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
      "Four model runs are few, and not everything was tried. Open a scenario to see all of its model runs: their middle can be above the number, too.",
    howFound: "How this is found",
    notes: [
      "First all chosen lanes get the same limit: on no day more than this share of the usual remains, and where less remained anyway, it stays as it was. The limit is found by halving, in steps of 10%, until it just holds. Then one lane after another is relaxed as far as the number still holds: once schools first, once leisure first.",
      "The loss is the share that remained as it was less the share that would remain, summed over the days: two days at half are one. Schools, day care and work count from Monday to Friday, schools not in the holidays, as in the table of costs. It is days for each person concerned, and all lanes weigh the same, although a school day and a day of shopping are not the same.",
      "Each scenario is judged by the middle of only four model runs. With more of them some will pass the limit: open a scenario to see the whole range.",
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
      `${tried} Szenarien probiert. Diese bleiben in der Mitte von vier Modellläufen unter ${beds} Betten:`,
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
    failed: "Die Suche kam nicht weiter. Bitte noch einmal versuchen.",
    goals: {
      schools: "Am wenigsten Schultage verloren",
      leisure: "Am wenigsten Freizeit verloren",
      total: "Insgesamt am wenigsten verloren",
      equal: "Überall dieselbe Grenze",
    },
    cap: (lane, share) => `${lane} höchstens ${share}`,
    asItWas: (lane) => `${lane} unverändert`,
    figures: (beds, infections) => `Meiste Betten: ${beds}, Infektionen: ${infections}`,
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
    full: "Drei Szenarien sind schon behalten. Entfernen Sie eines, um ein anderes zu behalten.",
    caution:
      "Vier Modellläufe sind wenige, und nicht alles wurde probiert. Öffnen Sie ein Szenario, um alle seine Modellläufe zu sehen: Auch deren Mitte kann über der Zahl liegen.",
    howFound: "Wie gesucht wird",
    notes: [
      "Zuerst bekommen alle gewählten Bereiche dieselbe Grenze: An keinem Tag bleibt mehr als dieser Anteil des Üblichen, und wo ohnehin weniger blieb, bleibt es, wie es war. Die Grenze wird durch Halbieren gesucht, in Schritten von 10\u00a0%, bis sie gerade genügt. Dann wird ein Bereich nach dem anderen gelockert, so weit die Zahl noch hält: einmal die Schulen zuerst, einmal die Freizeit zuerst.",
      "Der Verlust ist der Anteil, der wirklich blieb, weniger dem, der bleiben würde, über die Tage zusammengezählt: Zwei Tage zur Hälfte sind einer. Schule, Kita und Arbeit zählen von Montag bis Freitag, Schule nicht in den Ferien, wie in der Tabelle der Kosten. Es sind Tage je betroffene Person, und alle Bereiche wiegen gleich, auch wenn ein Schultag und ein Einkaufstag nicht dasselbe sind.",
      "Jedes Szenario wird nur nach der Mitte von vier Modellläufen beurteilt. Unter mehr Läufen werden einige die Grenze überschreiten: Öffnen Sie ein Szenario, um die ganze Spanne zu sehen.",
      "Die Suche probiert nicht alles. Es kann bessere Szenarien geben, mit Grenzen, die sich mit der Zeit ändern, oder mit Masken und Tests.",
    ],
  },
});
