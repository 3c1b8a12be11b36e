import { useLocation } from "react-router";
import { kindOfPath, type PageKind } from "../../app/addresses.ts";
import { useLanguage } from "../../app/language.ts";
import { pageTitle } from "../../app/pageHead.ts";
import { defineTexts } from "../../text/catalogue.ts";
import { PendingPage } from "./PendingPage.tsx";

const subjects = defineTexts({
  en: {
    legacy:
      "Scenarios from the first months of the epidemic, as published in spring 2020, with sliders and buttons for schools, work and leisure.",
    infectionMap: "Where the infected people of a run live, day by day.",
    rCalculator: "Combine measures and see which R value follows from them.",
    riskCalculator:
      "How likely an infection is during one activity, if one infectious person is present.",
    mobilityStates: "How much people moved in each German state, week by week since 2020.",
    mobilityCounties: "How much people moved in each German county, week by week since 2020.",
  },
  de: {
    legacy:
      "Szenarien aus den ersten Monaten der Epidemie, wie sie im Frühjahr 2020 erschienen sind, mit Reglern und Knöpfen für Schule, Arbeit und Freizeit.",
    infectionMap: "Wo die Infizierten eines Laufs wohnen, Tag für Tag.",
    rCalculator: "Maßnahmen kombinieren und sehen, welcher R-Wert daraus folgt.",
    riskCalculator:
      "Wie wahrscheinlich eine Ansteckung bei einer Aktivität ist, wenn eine ansteckende Person dabei ist.",
    mobilityStates:
      "Wie viel die Menschen in jedem Land unterwegs waren, Woche für Woche seit 2020.",
    mobilityCounties:
      "Wie viel die Menschen in jedem Kreis unterwegs waren, Woche für Woche seit 2020.",
  },
});

type PendingKind = keyof (typeof subjects)["en"];

function isPending(kind: PageKind): kind is PendingKind {
  return Object.hasOwn(subjects.en, kind);
}

export function Component() {
  const language = useLanguage();
  const kind = kindOfPath(useLocation().pathname);
  if (!isPending(kind)) throw new Error(`${kind} is no pending page`);
  return <PendingPage title={pageTitle(kind, language)} subject={subjects[language][kind]} />;
}
