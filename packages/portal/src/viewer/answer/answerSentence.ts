// What a choice means, in one sentence made from the numbers. Only texts and formats are imported,
// so that scripts and the home page can use it.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { formatNumber, formatPercent } from "../../text/format.ts";
import type { PairedDifference, ShareRange } from "../compare/pairedDifference.ts";
import { digitStep, roundTo } from "../figures/rounding.ts";

/** The figures that a sentence can be about. */
export type AnswerFigure = "infections" | "peakIncidence" | "peakBeds";

/** A scenario in the words of a sentence. */
export type ScenarioWords =
  | { readonly kind: "choice" }
  /** The battery follows reports, and these measures are those that there were. */
  | { readonly kind: "asItWas" }
  | { readonly kind: "withoutMeasures" }
  /** By what differs, in the language of the sentence: “schools closed”. */
  | { readonly kind: "named"; readonly name: string };

export interface Answer {
  readonly figure: AnswerFigure;
  /** Undefined if one of the scenarios has no such figure. */
  readonly difference: PairedDifference | undefined;
  /** Pairs of model runs. */
  readonly modelRuns: { readonly arrived: number; readonly expected: number };
  /** What the difference is counted from. */
  readonly comparedWith: ScenarioWords;
  readonly scenario: ScenarioWords;
  /** The first day that is counted, as text, if it is that of a section. */
  readonly from?: string | undefined;
  /** The last one. */
  readonly until: string;
}

const texts = defineTexts({
  en: {
    means: (compared: string, scenario: string, claim: string) =>
      `Compared with ${compared}, ${scenario} means ${claim}.`,
    makes: (compared: string, scenario: string, claim: string) =>
      `Compared with ${compared}, ${scenario} makes ${claim}.`,
    tooEarly: (arrived: string, expected: string) =>
      `Too early to say: ${arrived} of ${expected} model runs.`,
    mayBeChance: "may be chance",
    ofMeans: "means compared, may be chance",
    choice: { subject: "this choice", object: "this choice" },
    asItWas: { subject: "keeping the measures as they were", object: "the measures as they were" },
    withoutMeasures: { subject: "having no measures", object: "no measures" },
    named: (name: string) => `“${name}”`,
    until: (date: string) => `by ${date}`,
    within: (from: string, until: string) => `from ${from} to ${until}`,
    about: (amount: string) => `about ${amount}`,
    between: (low: string, high: string) => `between ${low} and ${high}`,
    fractions: new Map([
      [1 / 10, "a tenth"],
      [1 / 5, "a fifth"],
      [1 / 4, "a quarter"],
      [1 / 3, "a third"],
      [2 / 3, "two thirds"],
      [3 / 4, "three quarters"],
    ]),
    half: "half",
    twice: "twice",
    times: (ratio: string) => `${ratio} times`,
    betweenTimes: (low: string, high: string) => `between ${low} and ${high} times`,
    timesRange: (low: string, high: string) => `${low} to ${high} times`,
    inRuns: (range: string) => `${range} in 9 of 10 model runs`,
    ofRuns: "9 of 10 model runs",
    ofRunsColon: (range: string) => `9 of 10 model runs: ${range}`,
    to: (low: string, high: string) => `${low} to ${high}`,
    less: (amount: string) => `${amount} less`,
    more: (amount: string) => `${amount} more`,
    infections: {
      less: (amount: string, until: string) => `${amount} fewer infections ${until}`,
      more: (amount: string, until: string) => `${amount} more infections ${until}`,
      times: (ratio: string, until: string) => `${ratio} as many infections ${until}`,
      same: (until: string) => `just as many infections ${until}`,
      unclear: (until: string) => `no clear difference in infections ${until}`,
    },
    peakIncidence: {
      less: (amount: string) => `a highest incidence ${amount} lower`,
      more: (amount: string) => `a highest incidence ${amount} higher`,
      times: (ratio: string) => `a highest incidence ${ratio} as high`,
      same: () => "the same highest incidence",
      unclear: () => "no clear difference in the highest incidence",
    },
    peakBeds: {
      less: (amount: string) => `${amount} fewer hospital beds at the peak`,
      more: (amount: string) => `${amount} more hospital beds at the peak`,
      times: (ratio: string) => `${ratio} as many hospital beds at the peak`,
      same: () => "just as many hospital beds at the peak",
      unclear: () => "no clear difference in hospital beds at the peak",
    },
  },
  de: {
    means: (compared: string, scenario: string, claim: string) =>
      `Verglichen mit ${compared} bedeutet ${scenario} ${claim}.`,
    makes: (compared: string, scenario: string, claim: string) =>
      `Verglichen mit ${compared} macht ${scenario} ${claim}.`,
    tooEarly: (arrived: string, expected: string) =>
      `Noch zu früh für eine Aussage: ${arrived} von ${expected} Modellläufen.`,
    mayBeChance: "kann Zufall sein",
    ofMeans: "Mittelwerte verglichen, kann Zufall sein",
    choice: { subject: "diese Auswahl", object: "dieser Auswahl" },
    asItWas: {
      subject: "der Verlauf mit den Maßnahmen von damals",
      object: "den Maßnahmen von damals",
    },
    withoutMeasures: {
      subject: "der Verzicht auf Maßnahmen",
      object: "einem Verlauf ohne Maßnahmen",
    },
    named: (name: string) => `„${name}“`,
    until: (date: string) => `bis zum ${date}`,
    within: (from: string, until: string) => `vom ${from} bis zum ${until}`,
    about: (amount: string) => `etwa ${amount}`,
    between: (low: string, high: string) => `zwischen ${low} und ${high}`,
    fractions: new Map([
      [1 / 10, "ein Zehntel"],
      [1 / 5, "ein Fünftel"],
      [1 / 4, "ein Viertel"],
      [1 / 3, "ein Drittel"],
      [2 / 3, "zwei Drittel"],
      [3 / 4, "drei Viertel"],
    ]),
    half: "halb",
    twice: "doppelt",
    times: (ratio: string) => `${ratio}-mal`,
    betweenTimes: (low: string, high: string) => `${low}- bis ${high}-mal`,
    timesRange: (low: string, high: string) => `${low}- bis ${high}-mal`,
    inRuns: (range: string) => `${range} in 9 von 10 Modellläufen`,
    ofRuns: "9 von 10 Modellläufen",
    ofRunsColon: (range: string) => `9 von 10 Modellläufen: ${range}`,
    to: (low: string, high: string) => `${low} bis ${high}`,
    less: (amount: string) => `${amount} weniger`,
    more: (amount: string) => `${amount} mehr`,
    infections: {
      less: (amount: string, until: string) => `${amount} weniger Infektionen ${until}`,
      more: (amount: string, until: string) => `${amount} mehr Infektionen ${until}`,
      times: (ratio: string, until: string) => `${ratio} so viele Infektionen ${until}`,
      same: (until: string) => `genauso viele Infektionen ${until}`,
      unclear: (until: string) => `bei den Infektionen ${until} keinen klaren Unterschied`,
    },
    peakIncidence: {
      less: (amount: string) => `eine höchste Inzidenz, die ${amount} niedriger ist`,
      more: (amount: string) => `eine höchste Inzidenz, die ${amount} höher ist`,
      times: (ratio: string) => `eine höchste Inzidenz, die ${ratio} so hoch ist`,
      same: () => "dieselbe höchste Inzidenz",
      unclear: () => "bei der höchsten Inzidenz keinen klaren Unterschied",
    },
    peakBeds: {
      less: (amount: string) => `${amount} weniger Klinikbetten am Höhepunkt`,
      more: (amount: string) => `${amount} mehr Klinikbetten am Höhepunkt`,
      times: (ratio: string) => `${ratio} so viele Klinikbetten am Höhepunkt`,
      same: () => "genauso viele Klinikbetten am Höhepunkt",
      unclear: () => "bei den Klinikbetten am Höhepunkt keinen klaren Unterschied",
    },
  },
});

/** The whole sentence; undefined if there is nothing to compare. */
export function answerSentence(answer: Answer, language: Language): string | undefined {
  const { difference, modelRuns } = answer;
  if (!difference) return undefined;
  const t = inLanguage(texts, language);
  if (difference.kind === "tooFewYet") {
    const [arrived, expected] = [modelRuns.arrived, modelRuns.expected].map((count) =>
      formatNumber(count, language),
    ) as [string, string];
    return t.tooEarly(arrived, expected);
  }
  const sentence = difference.kind === "unclear" ? t.makes : t.means;
  return sentence(
    words(answer.comparedWith, "object", language),
    words(answer.scenario, "subject", language),
    answerClaim(answer, language) ?? "",
  );
}

/**
 * The part that says what differs, for example "about a third fewer infections by 28 February 2022
 * (20–45% in 9 of 10 model runs)"; undefined if nothing can be said yet.
 */
export function answerClaim(
  { figure, difference, from, until }: Pick<Answer, "figure" | "difference" | "from" | "until">,
  language: Language,
): string | undefined {
  if (!difference || difference.kind === "tooFewYet") return undefined;
  const t = inLanguage(texts, language);
  const noun = t[figure];
  const date = from === undefined ? t.until(until) : t.within(from, until);
  if (difference.kind === "unclear") {
    const range = difference.shares && bothWays(difference.shares, language);
    return withNote(noun.unclear(date), range && t.ofRunsColon(range));
  }
  const { direction, amount } = difference.difference;
  if (direction === "same") return noun.same(date);
  if (difference.kind === "mayBeChance") {
    const { share } = difference.difference;
    if (share !== undefined && isManyTimes(direction, share)) {
      const { ratio } = timesWords({ low: share, median: share, high: share }, language);
      return withNote(noun.times(ratio, date), t.mayBeChance);
    }
    const size = share === undefined ? formatNumber(amount, language) : percent(share, language);
    const note = difference.isOfMean ? t.ofMeans : t.mayBeChance;
    return withNote(noun[direction](t.about(size), date), note);
  }
  const { shares, range } = difference;
  if (!shares || shares.low * shares.high <= 0) {
    const [low, high] = ends(range.low, range.high);
    const numbers = [low, high].map((end) => formatNumber(end, language)).join("–");
    const size = t.about(formatNumber(amount, language));
    return withNote(noun[direction](size, date), low === high ? t.ofRuns : t.inRuns(numbers));
  }
  if (isManyTimes(direction, shares.median)) {
    const { ratio, note } = timesWords(shares, language);
    return withNote(noun.times(ratio, date), note);
  }
  const { size, note, isTimes } = shareWords(shares, language);
  return withNote(isTimes ? noun.times(size, date) : noun[direction](size, date), note);
}

function isManyTimes(direction: "more" | "less", share: number): boolean {
  return direction === "more" && share >= leastRatio - 1;
}

/** Below it, more is said as a share: a third more, but twice as many. */
const leastRatio = 1.8;
/** A fraction in words is at most this far from the median. */
const nearFraction = 0.03;
/** For ranges that are wider, the range itself is the claim. */
const widestShare = 0.3;
const widestRatio = 1.6;

interface ShareWords {
  readonly size: string;
  readonly note: string;
  /** "half as many" instead of "a third fewer". */
  readonly isTimes: boolean;
}

/** A fraction in words has to be in the range, too. */
function shareWords(shares: ShareRange, language: Language): ShareWords {
  const t = inLanguage(texts, language);
  const [low, high] = ends(shares.low, shares.high);
  const median = Math.abs(shares.median);
  if (high - low > widestShare) {
    const size = t.between(plainPercent(low, language), percent(high, language));
    return { size, note: t.ofRuns, isTimes: false };
  }
  const note =
    low === high ? t.ofRuns : t.inRuns(`${plainPercent(low, language)}–${percent(high, language)}`);
  const isIn = (share: number) =>
    Math.abs(share - median) <= nearFraction && share >= low - 1e-9 && share <= high + 1e-9;
  if (shares.median < 0 && isIn(1 / 2)) return { size: t.about(t.half), note, isTimes: true };
  const fractions = [...t.fractions.keys()].filter(isIn);
  const [nearest] = fractions.toSorted((a, b) => Math.abs(a - median) - Math.abs(b - median));
  const size = t.fractions.get(nearest ?? Number.NaN) ?? percent(median, language);
  return { size: t.about(size), note, isTimes: false };
}

function timesWords(shares: ShareRange, language: Language) {
  const t = inLanguage(texts, language);
  const rounded = (value: number) => roundTo(value, digitStep(value, 2, 0.1));
  const [low, median, high] = [shares.low, shares.median, shares.high].map((share) =>
    rounded(1 + share),
  ) as [number, number, number];
  const text = (value: number) => formatNumber(value, language);
  if (high / low > widestRatio) {
    return { ratio: t.betweenTimes(text(low), text(high)), note: t.ofRuns };
  }
  const note = low === high ? t.ofRuns : t.inRuns(t.timesRange(text(low), text(high)));
  const whole = Math.round(median);
  const isWhole = Math.abs(median - whole) <= whole / 10 && whole >= low && whole <= high;
  if (isWhole && whole === 2) return { ratio: t.about(t.twice), note };
  return { ratio: t.about(t.times(text(isWhole ? whole : median))), note };
}

/** "20% less to 15% more" */
function bothWays({ low, high }: ShareRange, language: Language): string | undefined {
  if (low > 0 || high < 0 || low === high) return undefined;
  const t = inLanguage(texts, language);
  const end = (share: number) => {
    const size = percent(Math.abs(share), language);
    return share === 0 ? size : share < 0 ? t.less(size) : t.more(size);
  };
  return t.to(end(low), end(high));
}

/** The sizes of both ends of a range on one side of zero. */
function ends(one: number, other: number): readonly [low: number, high: number] {
  const [low, high] = [Math.abs(one), Math.abs(other)];
  return low < high ? [low, high] : [high, low];
}

function percent(share: number, language: Language): string {
  return formatPercent(share, language, { maximumFractionDigits: share < 0.1 ? 1 : 0 });
}

/** Without its sign, for the first number of a range. */
function plainPercent(share: number, language: Language): string {
  return formatNumber(share * 100, language, { maximumFractionDigits: share < 0.1 ? 1 : 0 });
}

function withNote(claim: string, note: string | undefined): string {
  return note ? `${claim} (${note})` : claim;
}

function words(scenario: ScenarioWords, role: "subject" | "object", language: Language): string {
  const t = inLanguage(texts, language);
  return scenario.kind === "named" ? t.named(scenario.name) : t[scenario.kind][role];
}
