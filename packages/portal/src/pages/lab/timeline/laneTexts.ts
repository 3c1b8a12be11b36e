// What the lanes are called, what their numbers mean, and what the lab cannot know about them.
import { defineTexts } from "@episcope/common";
import type { LaneName } from "@episcope/scenario/lab";

export interface LaneText {
  readonly name: string;
  /** Within a sentence. */
  readonly inside: string;
  /** What the number of a block is. */
  readonly value: string;
  /** What the lab does not know or leaves as it was. */
  readonly unknown: string;
}

const remaining = "Share of the usual that remains";
const bleibend = "Anteil des Üblichen, der bleibt";

export const laneTexts = defineTexts<Readonly<Record<LaneName, LaneText>>>({
  en: {
    schools: {
      name: "Schools",
      inside: "schools",
      value: remaining,
      unknown: "Holidays stay. How parents arrange themselves is not known.",
    },
    dayCare: {
      name: "Day care",
      inside: "day care",
      value: remaining,
      unknown:
        "How parents arrange themselves, and who looks after children instead, is not known.",
    },
    universities: {
      name: "Universities",
      inside: "universities",
      value: remaining,
      unknown: "Whether students move back home or meet elsewhere is not known.",
    },
    work: {
      name: "Work",
      inside: "work",
      value: remaining,
      unknown: "What firms and employees decide on their own is not known.",
    },
    leisure: {
      name: "Leisure",
      inside: "leisure",
      value: remaining,
      unknown:
        "People are as careful as reports say they were; how they would react to what is drawn is not known.",
    },
    shops: {
      name: "Shops",
      inside: "shops",
      value: remaining,
      unknown: "Whether people shop at other hours or elsewhere instead is not known.",
    },
    visits: {
      name: "Visits",
      inside: "visits",
      value: remaining,
      unknown: "Nobody checks visits at home: how many keep to a rule is a guess.",
    },
    transport: {
      name: "Bus and train",
      inside: "bus and train",
      value: remaining,
      unknown: "How people travel instead is not known.",
    },
    masks: {
      name: "Masks",
      inside: "masks",
      value: "Kind of mask",
      unknown: "How many keep to it, and how well masks are worn, differs more than the lab knows.",
    },
    tests: {
      name: "Rapid tests",
      inside: "rapid tests",
      value: "Tests a week for each person",
      unknown: "Only tests that are required. Voluntary tests are not part of it.",
    },
    tracing: {
      name: "Tracing",
      inside: "tracing",
      value: "Cases traced a day for each million people",
      unknown: "Who hides contacts, or is not reached, is an average; staff is taken to be there.",
    },
    vaccination: {
      name: "Vaccination",
      inside: "vaccination",
      value: "Speed compared with what happened",
      unknown: "In the end no more people are vaccinated than really were.",
    },
    season: {
      name: "Outdoors",
      inside: "contacts outdoors",
      value: "Contacts outdoors, compared with the usual of the day",
      unknown: "Only where people meet changes. The weather itself stays.",
    },
    variant: {
      name: "New variant",
      inside: "new variant",
      value: "Infectiousness, compared with the strain that prevails then",
      unknown: "It makes people as ill as the strain that prevails then.",
    },
    rule: {
      name: "By incidence",
      inside: "rule",
      value: "Weekly incidence per 100,000 that has to be passed",
      unknown:
        "It only restricts. It sees all simulated people with symptoms on the same day; reports have fewer of them, and later.",
    },
  },
  de: {
    schools: {
      name: "Schulen",
      inside: "Schulen",
      value: bleibend,
      unknown: "Ferien bleiben. Wie sich Eltern behelfen, ist nicht bekannt.",
    },
    dayCare: {
      name: "Kitas",
      inside: "Kitas",
      value: bleibend,
      unknown: "Wie sich Eltern behelfen und wer stattdessen betreut, ist nicht bekannt.",
    },
    universities: {
      name: "Hochschulen",
      inside: "Hochschulen",
      value: bleibend,
      unknown: "Ob Studierende nach Hause ziehen oder sich anderswo treffen, ist nicht bekannt.",
    },
    work: {
      name: "Arbeit",
      inside: "Arbeit",
      value: bleibend,
      unknown: "Was Betriebe und Beschäftigte von sich aus tun, ist nicht bekannt.",
    },
    leisure: {
      name: "Freizeit",
      inside: "Freizeit",
      value: bleibend,
      unknown:
        "Die Menschen sind so vorsichtig, wie es die Meldungen zeigen; wie sie auf das Gezeichnete reagieren würden, ist nicht bekannt.",
    },
    shops: {
      name: "Geschäfte",
      inside: "Geschäfte",
      value: bleibend,
      unknown: "Ob stattdessen zu anderen Zeiten oder anderswo eingekauft wird, ist nicht bekannt.",
    },
    visits: {
      name: "Besuche",
      inside: "Besuche",
      value: bleibend,
      unknown: "Besuche zu Hause prüft niemand: Wie viele sich daran halten, ist geschätzt.",
    },
    transport: {
      name: "Bus und Bahn",
      inside: "Bus und Bahn",
      value: bleibend,
      unknown: "Wie die Menschen stattdessen unterwegs sind, ist nicht bekannt.",
    },
    masks: {
      name: "Masken",
      inside: "Masken",
      value: "Art der Maske",
      unknown:
        "Wie viele sich daran halten und wie gut Masken sitzen, ist verschiedener, als hier bekannt ist.",
    },
    tests: {
      name: "Schnelltests",
      inside: "Schnelltests",
      value: "Tests je Woche und Person",
      unknown: "Nur Tests, die Pflicht sind. Freiwillige Tests gehören nicht dazu.",
    },
    tracing: {
      name: "Nachverfolgung",
      inside: "Nachverfolgung",
      value: "Nachverfolgte Fälle am Tag je Million Menschen",
      unknown:
        "Wer Kontakte verschweigt oder nicht erreicht wird, ist ein Mittelwert; Personal gilt als vorhanden.",
    },
    vaccination: {
      name: "Impfen",
      inside: "Impfen",
      value: "Tempo im Vergleich zu damals",
      unknown: "Am Ende sind nicht mehr Menschen geimpft, als es wirklich waren.",
    },
    season: {
      name: "Im Freien",
      inside: "Treffen im Freien",
      value: "Treffen im Freien im Vergleich zum Üblichen des Tages",
      unknown: "Nur wo man sich trifft, ändert sich. Das Wetter selbst bleibt.",
    },
    variant: {
      name: "Neue Variante",
      inside: "neue Variante",
      value: "Ansteckung im Vergleich zum Stamm, der dann vorherrscht",
      unknown: "Sie macht so krank wie der Stamm, der dann vorherrscht.",
    },
    rule: {
      name: "Nach Inzidenz",
      inside: "Regel",
      value: "Wocheninzidenz je 100.000, die überschritten sein muss",
      unknown:
        "Sie schränkt nur ein. Sie kennt alle simulierten Erkrankten am selben Tag; gemeldet werden weniger, und später.",
    },
  },
});

/** Of lanes with a choice, in the order of their numbers. */
type TargetTexts = Readonly<Partial<Record<LaneName, readonly string[]>>>;

export const targetTexts = defineTexts<TargetTexts>({
  en: {
    masks: [
      "in public transport and shops",
      "also at work",
      "also in schools and universities",
      "also in leisure",
    ],
    tests: ["in schools and day care", "also at work", "also in leisure"],
    rule: [
      "leisure falls to a fifth",
      "schools and day care close",
      "schools and day care at half",
      "leisure and shops at half",
      "everybody who can works at home",
      "everything away from home at half",
    ],
  },
  de: {
    masks: [
      "in Bus, Bahn und Geschäften",
      "auch bei der Arbeit",
      "auch in Schulen und Hochschulen",
      "auch in der Freizeit",
    ],
    tests: ["in Schulen und Kitas", "auch bei der Arbeit", "auch in der Freizeit"],
    rule: [
      "Freizeit fällt auf ein Fünftel",
      "Schulen und Kitas schließen",
      "Schulen und Kitas zur Hälfte",
      "Freizeit und Geschäfte zur Hälfte",
      "alle, die können, arbeiten zu Hause",
      "alles außer Haus zur Hälfte",
    ],
  },
});
