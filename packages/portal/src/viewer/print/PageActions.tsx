import { FileText, Printer, Quote } from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { useTexts } from "../../environment/language.ts";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import type { AnswerProps } from "../answer/Answer.tsx";
import { shownNames } from "../compare/scenarios.ts";
import type { PlotView } from "../state/plotView.ts";
import styles from "../Toolbars.module.css";
import { printButtonTexts } from "./printTexts.ts";

const PrintJob = lazy(() => import("./PrintJob.tsx"));
const CiteDialog = lazy(() => import("../citation/CiteDialog.tsx"));

/** Buttons that print the page or its summary, and one for citation and data. */
export function PageActions(answer: AnswerProps) {
  const t = useTexts(printButtonTexts);
  const [action, setAction] = useState<"whole" | "summary" | "cite">();
  const end = useCallback(() => setAction(undefined), []);
  const { view } = answer;
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setAction("whole")}>
        <Printer size={16} aria-hidden /> {t.print}
      </button>
      <button type="button" className={styles.button} onClick={() => setAction("summary")}>
        <FileText size={16} aria-hidden /> {t.summary}
      </button>
      <button type="button" className={styles.button} onClick={() => setAction("cite")}>
        <Quote size={16} aria-hidden /> {t.cite}
      </button>
      {action && (
        <PartBoundary>
          <Suspense>
            {action === "cite" ? (
              <CiteDialog
                title={pageTitle()}
                scenarios={[shownNames(view, view.language)]}
                runs={runNames(view)}
                battery={view.path}
                runId={view.runId}
                onClose={end}
              />
            ) : (
              <PrintJob answer={answer} kind={action} title={pageTitle()} onDone={end} />
            )}
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

function runNames({ path, runId, scenarios }: PlotView): string {
  const runIds = scenarios.length > 0 ? scenarios.map((each) => each.runId) : [runId];
  return `${path} ${runIds.join(", ")}`;
}

/** As it is shown: pages of batteries and those of spring 2020 have different frames. */
function pageTitle(): string {
  return document.querySelector("h1")?.textContent ?? document.title;
}
