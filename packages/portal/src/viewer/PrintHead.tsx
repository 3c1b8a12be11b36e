import site from "virtual:content/site";
import { defineTexts, inLanguage } from "@episcope/common";
import { useLayoutEffect, useState } from "react";
import { useLanguage } from "../environment/language.ts";
import { useIsPrinting } from "../kit/browser/printing.ts";
import { formatDate, today } from "../text/format.ts";
import { shownNames } from "./compare/scenarios.ts";
import styles from "./PrintHead.module.css";
import { ChosenOptions } from "./print/ChosenOptions.tsx";
import { chartsThatWait } from "./print/readiness.ts";
import { runTexts } from "./runTexts.ts";
import type { PlotView } from "./state/plotView.ts";
import type { RunViewerState } from "./state/useRunViewer.ts";

const texts = defineTexts({
  en: {
    missing: (charts: string) =>
      `These charts are missing, because their data had not arrived when the page was printed: ${charts}. The button “Print” on the page waits for all of them.`,
    nothing:
      "The results of this scenario had not arrived when the page was printed. The button “Print” on the page waits for them.",
  },
  de: {
    missing: (charts: string) =>
      `Diese Diagramme fehlen, weil ihre Daten beim Drucken noch nicht da waren: ${charts}. Der Knopf „Drucken“ auf der Seite wartet auf alle.`,
    nothing:
      "Die Ergebnisse dieses Szenarios waren beim Drucken noch nicht da. Der Knopf „Drucken“ auf der Seite wartet auf sie.",
  },
});

interface PrintHeadProps {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
}

/** Printed only: choice, what is missing, source and print date. */
export function PrintHead(props: PrintHeadProps) {
  return useIsPrinting() && <PrintedHead {...props} />;
}

function PrintedHead({ viewer, view }: PrintHeadProps) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const words = inLanguage(texts, language);
  const [missing, setMissing] = useState<readonly string[]>([]);
  // Only now is drawn what could be drawn.
  useLayoutEffect(() => setMissing(chartsThatWait(document)), []);
  const { run } = viewer;
  const hasNothing = viewer.runId !== undefined && !run.shown && run.error === undefined;
  return (
    <section className={styles.head}>
      {view.scenarios.length > 0 && <p>{shownNames(view, language)}</p>}
      <ChosenOptions viewer={viewer} />
      {hasNothing && <p className={styles.missing}>{words.nothing}</p>}
      {missing.length > 0 && <p className={styles.missing}>{words.missing(missing.join(", "))}</p>}
      <p className={styles.source}>
        {site.name} · {t.printedOn(formatDate(today(), language))} · {window.location.href}
      </p>
    </section>
  );
}
