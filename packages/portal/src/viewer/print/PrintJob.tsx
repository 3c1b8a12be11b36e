// Imported lazily, when somebody prints.
import { defineTexts, inLanguage } from "@episcope/common";
import { useEffect, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { prepareToPrint } from "../../kit/browser/printing.ts";
import { Dialog } from "../../kit/containers/Dialog.tsx";
import { formatNumber } from "../../text/format.ts";
import type { AnswerProps } from "../answer/Answer.tsx";
import type { ShownRun } from "../state/viewerMachine.ts";
import styles from "./PrintJob.module.css";
import type { PrintJobProps } from "./printJobProps.ts";
import { type Count, drawnCharts, readyMembers, secondsLeft } from "./readiness.ts";
import { SummarySheet } from "./SummarySheet.tsx";

const texts = defineTexts({
  en: {
    title: "Getting everything ready to print",
    charts: (ready: string, all: string) => `Charts: ${ready} of ${all}`,
    modelRuns: (ready: string, all: string) => `Model runs: ${ready} of ${all}`,
    left: (seconds: string) => `About ${seconds} seconds more.`,
    now: "Print what is there",
    cancel: "Cancel",
  },
  de: {
    title: "Alles wird für den Druck geladen",
    charts: (ready: string, all: string) => `Diagramme: ${ready} von ${all}`,
    modelRuns: (ready: string, all: string) => `Modellläufe: ${ready} von ${all}`,
    left: (seconds: string) => `Noch etwa ${seconds} Sekunden.`,
    now: "Drucken, was da ist",
    cancel: "Abbrechen",
  },
});

/** Loads and draws everything, then prints. */
export default function PrintJob(props: PrintJobProps) {
  const { answer, kind, onDone } = props;
  const { store } = answer.viewer;
  const isWhole = kind === "whole";
  const [isPrinting, setPrinting] = useState(false);
  const { counts, isReady, seconds } = useReadiness(answer, isWhole);
  useEffect(() => {
    // The summary needs no more than the first screen.
    if (!isWhole) return;
    store.setWhole(true);
    prepareToPrint(true);
    return () => {
      store.setWhole(false);
      prepareToPrint(false);
    };
  }, [store, isWhole]);
  useEffect(() => {
    if (isReady) setPrinting(true);
  }, [isReady]);
  useEffect(() => {
    if (!isPrinting) return;
    window.addEventListener("afterprint", onDone, { once: true });
    // By the next task the dialog is gone and the summary drawn; while React is still at work, it
    // could not lay the page out for the paper.
    const timer = window.setTimeout(() => window.print());
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("afterprint", onDone);
    };
  }, [isPrinting, onDone]);
  if (isPrinting) return kind === "summary" && <SummarySheet {...props} />;
  return (
    <Waiting
      counts={counts}
      seconds={seconds}
      onPrint={() => setPrinting(true)}
      onCancel={onDone}
    />
  );
}

const nothing: Count = { ready: 0, all: 0 };

interface WaitingProps {
  readonly counts: Readiness["counts"];
  readonly seconds: number;
  onPrint(): void;
  onCancel(): void;
}

function Waiting({ counts: { charts, modelRuns }, seconds, onPrint, onCancel }: WaitingProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const isWaitingForRuns = modelRuns && modelRuns.ready < modelRuns.all;
  const now = (isWaitingForRuns ? modelRuns : charts) ?? nothing;
  const [first, setFirst] = useState({ now, seconds });
  // Charts and model runs arrive at paces of their own.
  if (first.now.all !== now.all || first.now.ready > now.ready) setFirst({ now, seconds });
  const left = secondsLeft(first.now, now, seconds - first.seconds);
  const words = (count: Count, say: (ready: string, all: string) => string) =>
    say(formatNumber(count.ready, language), formatNumber(count.all, language));
  return (
    <Dialog title={t.title} isOpen onClose={onCancel}>
      {charts && <p>{words(charts, t.charts)}</p>}
      {modelRuns && <p>{words(modelRuns, t.modelRuns)}</p>}
      <p role="status">{left !== undefined && t.left(formatNumber(left, language))}</p>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={onPrint}>
          {t.now}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}

interface Readiness {
  readonly counts: {
    readonly charts: Count | undefined;
    readonly modelRuns: Count | undefined;
  };
  readonly isReady: boolean;
  /** Since the press of the button. */
  readonly seconds: number;
}

/** Looks twice a second at what is drawn, in the list of plots or beside it. */
function useReadiness({ viewer, compared, known }: AnswerProps, isWhole: boolean): Readiness {
  const [{ charts, seconds }, setSeen] = useState({ charts: drawnCharts(document), seconds: 0 });
  useEffect(() => {
    const start = performance.now();
    const look = () =>
      setSeen({ charts: drawnCharts(document), seconds: (performance.now() - start) / 1000 });
    const timer = window.setInterval(look, 500);
    return () => window.clearInterval(timer);
  }, []);
  const { run, kept, addressed } = viewer;
  const runs = [run, ...kept];
  const ids = new Set([...runs, compared ?? {}].map(runIdOf));
  const figures = [...ids].map((id) => (id === undefined ? undefined : known.get(id)));
  const modelRuns = totalOf([
    ...figures.map((one) =>
      one && one.memberCount > 1 ? { ready: one.members.size, all: one.memberCount } : undefined,
    ),
    ...(isWhole ? runs.map((one) => readyMembers(one, addressed.plots)) : []),
  ]);
  const wanted = isWhole ? [charts, modelRuns] : [modelRuns];
  const isComplete = wanted.every((count) => !count || count.ready === count.all);
  const hasArrived =
    runs.every(({ isStale }) => !isStale) &&
    (run.shown !== undefined || run.error !== undefined || viewer.runId === undefined);
  // At the first look nothing had been asked for yet, and plots follow the run with low priority.
  const isSettled = seconds > 0 && hasArrived && isComplete;
  const [settledAt, setSettledAt] = useState<number>();
  if (isSettled !== (settledAt !== undefined)) setSettledAt(isSettled ? seconds : undefined);
  const isReady = settledAt !== undefined && seconds > settledAt;
  return { counts: { charts: isWhole ? charts : undefined, modelRuns }, isReady, seconds };
}

interface ShownOrNamed {
  readonly runId?: string;
  readonly shown?: ShownRun | undefined;
}

function runIdOf({ runId, shown }: ShownOrNamed): string | undefined {
  return runId ?? shown?.runId;
}

function totalOf(counts: readonly (Count | undefined)[]): Count | undefined {
  return counts.reduce((total, count) => {
    if (!total || !count) return total ?? count;
    return { ready: total.ready + count.ready, all: total.all + count.all };
  }, undefined);
}
