import { useLocation } from "react-router";
import { kindOfPath, type PageKind } from "../../app/addresses.ts";
import { useLanguage } from "../../app/language.ts";
import { pageTitle } from "../../app/pageHead.ts";
import { defineTexts } from "../../text/catalogue.ts";
import { PendingPage } from "./PendingPage.tsx";

const subjects = defineTexts({
  en: {
    rCalculator: "Combine measures and see which R value follows from them.",
    riskCalculator:
      "How likely an infection is during one activity, if one infectious person is present.",
    mobilityStates: "How much people moved in each German state, week by week since 2020.",
    mobilityCounties: "How much people moved in each German county, week by week since 2020.",
  },
  de: {
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
