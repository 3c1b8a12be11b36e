// Questions of our own to begin with: each is a scenario of the lab.
import { type Localized, parseDay } from "@episcope/common";
import { type LabScenario, type LaneName, laneOf, withBlock } from "@episcope/scenario/lab";

export interface GalleryQuestion {
  readonly question: Localized;
  readonly lab: LabScenario;
}

interface Drawn {
  readonly lane: LaneName;
  readonly from: string;
  readonly to?: string;
  readonly value: number;
  readonly target?: number;
}

function scenario(
  place: string,
  first: string,
  last: string,
  drawn: readonly Drawn[],
): LabScenario {
  const empty = { place, first: dayOf(first), last: dayOf(last), blocks: new Map() };
  return drawn.reduce(
    (lab, { lane, from, to = last, value, target = 0 }) =>
      withBlock(lab, lane, { from: dayOf(from), to: dayOf(to), value, target }),
    empty as LabScenario,
  );
}

function dayOf(date: string): number {
  const day = parseDay(date);
  if (day === undefined) throw new RangeError(`${date} is no date`);
  return day;
}

const everywhere = laneOf("masks").targets - 1;

export const gallery: readonly GalleryQuestion[] = [
  {
    question: {
      en: "Berlin, autumn 2020: what if leisure and visits had been halved in October?",
      de: "Berlin, Herbst 2020: Was, wenn Freizeit und Besuche im Oktober halbiert worden wären?",
    },
    lab: scenario("berlin", "2020-10-01", "2021-02-28", [
      { lane: "leisure", from: "2020-10-12", to: "2020-12-20", value: 50 },
      { lane: "visits", from: "2020-10-12", to: "2020-12-20", value: 50 },
    ]),
  },
  {
    question: {
      en: "Berlin, winter 2020/21: what if schools had stayed open?",
      de: "Berlin, Winter 2020/21: Was, wenn die Schulen offen geblieben wären?",
    },
    lab: scenario("berlin", "2020-12-01", "2021-03-31", [
      { lane: "schools", from: "2020-12-16", value: 100 },
      { lane: "dayCare", from: "2020-12-16", value: 100 },
    ]),
  },
  {
    question: {
      en: "A school class in Cologne, autumn 2021: masks and two tests a week, or neither?",
      de: "Eine Schulklasse in Köln, Herbst 2021: Masken und zwei Tests die Woche oder keins von beidem?",
    },
    lab: scenario("cologne", "2021-10-01", "2022-01-31", [
      { lane: "masks", from: "2021-10-11", value: 0, target: 2 },
      { lane: "tests", from: "2021-10-11", value: 0 },
    ]),
  },
  {
    question: {
      en: "Germany: what if vaccination had been twice as fast in spring 2021?",
      de: "Deutschland: Was, wenn im Frühjahr 2021 doppelt so schnell geimpft worden wäre?",
    },
    lab: scenario("germany", "2021-02-01", "2021-07-31", [
      { lane: "vaccination", from: "2021-02-15", to: "2021-06-30", value: 200 },
    ]),
  },
  {
    question: {
      en: "Berlin, spring 2021: FFP2 masks wherever people meet indoors?",
      de: "Berlin, Frühjahr 2021: FFP2-Masken überall, wo sich Menschen drinnen treffen?",
    },
    lab: scenario("berlin", "2021-03-01", "2021-07-31", [
      { lane: "masks", from: "2021-03-15", to: "2021-06-15", value: 3, target: everywhere },
    ]),
  },
  {
    question: {
      en: "Germany, winter 2021/22: a rule that halves everything out of home above 500?",
      de: "Deutschland, Winter 2021/22: eine Regel, die ab 500 alles außer Haus halbiert?",
    },
    lab: scenario("germany", "2021-11-01", "2022-02-28", [
      { lane: "rule", from: "2021-11-15", value: 500, target: 5 },
    ]),
  },
  {
    question: {
      en: "Cologne, summer 2021: what if a variant twice as infectious had come?",
      de: "Köln, Sommer 2021: Was, wenn eine doppelt so ansteckende Variante gekommen wäre?",
    },
    lab: scenario("cologne", "2021-07-01", "2021-12-31", [
      { lane: "variant", from: "2021-07-15", value: 200 },
    ]),
  },
  {
    question: {
      en: "Berlin, autumn 2020: does tracing three times as many cases suffice?",
      de: "Berlin, Herbst 2020: Reicht es, dreimal so viele Fälle nachzuverfolgen?",
    },
    lab: scenario("berlin", "2020-09-01", "2021-01-31", [
      { lane: "tracing", from: "2020-09-15", value: 170 },
    ]),
  },
];
