import { inLanguage } from "@episcope/common";
import { Link2, Rows3 } from "lucide-react";
import type { ReactNode } from "react";
import { formatPosition } from "../charts/layout/axis.ts";
import { useLanguage, useTexts } from "../environment/language.ts";
import { useViewerState } from "../environment/viewerState.ts";
import { RadioButtons } from "../kit/controls/RadioButtons.tsx";
import { showToast } from "../kit/notices/Toast.tsx";
import {
  chooseScale,
  chooseShift,
  chooseWidth,
  showAllRuns,
  showBase,
  showMembers,
} from "./address/changes.ts";
import { seedsOfRun } from "./ensemble/seedsOfRun.ts";
import { runTexts } from "./runTexts.ts";
import type { PlotView } from "./state/plotView.ts";
import type { RunViewerState, ViewedBattery } from "./state/useRunViewer.ts";
import styles from "./Toolbars.module.css";

interface BarProps extends ViewedBattery {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
}

interface ViewBarProps extends BarProps {
  /** Actions that not every page has. */
  readonly children?: ReactNode;
}

/** A quiet row below the key result: runs, width and actions of the page. */
export function ViewBar({ viewer, view, baseRun, children }: ViewBarProps) {
  const t = useTexts(runTexts);
  const { address } = viewer;
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast(t.linkCopied);
    } catch {
      showToast(t.copyFailed);
    }
  };
  const chooseWide = (isWide: boolean) => {
    useViewerState.setState({ isWideMode: isWide });
    view.change(chooseWidth(isWide || undefined));
  };
  return (
    <div className={styles.bar}>
      {baseRun !== undefined && (
        <RadioButtons
          legend={t.baseLegend}
          isLegendHidden
          choices={[
            { id: "alternatives", label: t.alternatives },
            { id: "base", label: t.base },
          ]}
          chosen={viewer.isBase ? "base" : "alternatives"}
          onChoose={(id) => viewer.choose(showBase(id === "base"))}
        />
      )}
      <div className={styles.buttons}>
        {children}
        <button type="button" className={styles.button} onClick={copyLink}>
          <Link2 size={16} aria-hidden /> {t.copyLink}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-expanded={address.showsAllRuns}
          onClick={() => view.change(showAllRuns(!address.showsAllRuns))}
        >
          <Rows3 size={16} aria-hidden /> {t.allRuns}
        </button>
      </div>
      <div className={styles.width}>
        <RadioButtons
          legend={t.width}
          isLegendHidden
          choices={[
            { id: "narrow", label: t.narrow },
            { id: "wide", label: t.wide },
          ]}
          chosen={view.isWide ? "wide" : "narrow"}
          onChoose={(id) => chooseWide(id === "wide")}
        />
      </div>
    </div>
  );
}

/**
 * Above the plots that it affects: linear or logarithmic, the shift of the start date, the zoom.
 */
export function ScaleBar({ viewer, view, battery, setup }: BarProps) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const { metadata } = battery;
  const place = (day: number) => formatPosition(day, view.axis, language, "short");
  const { shift } = setup;
  const { shown } = viewer.run;
  const hasMembers = shown && (shown.ensemble !== undefined || seedsOfRun(shown).length > 0);
  // A run with a single start cannot be shifted.
  const fixedStart = viewer.isBase ? shift?.base : undefined;
  const shiftLabel = (days: number) =>
    shift?.label(days, language) ?? (days > 0 ? `+${days}` : String(days));
  return (
    <div className={styles.bar}>
      <RadioButtons
        legend={t.scale}
        isLegendHidden
        choices={[
          { id: "linear", label: t.linear },
          { id: "log", label: t.log },
        ]}
        chosen={view.isLog ? "log" : "linear"}
        onChoose={(id) => view.change(chooseScale(id === "log"))}
      />
      {hasMembers && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={view.address.showsMembers}
            onChange={(event) => view.change(showMembers(event.target.checked))}
          />
          {t.members}
        </label>
      )}
      {view.zoom && (
        <p className={styles.zoom}>
          {t.zoomed(place(view.zoom[0]), place(view.zoom[1]))}{" "}
          <button type="button" className={styles.button} onClick={() => view.onZoom(undefined)}>
            {t.resetZoom}
          </button>
        </p>
      )}
      {metadata.shifts.length > 1 && (
        <div className={styles.shift}>
          <RadioButtons
            legend={inLanguage(shift?.legend, language) ?? t.shift}
            choices={metadata.shifts.map((days) => ({ id: String(days), label: shiftLabel(days) }))}
            chosen={String(fixedStart ? fixedStart.shift : viewer.address.shift)}
            onChoose={(id) => viewer.choose(chooseShift(metadata, Number(id)))}
            isDisabled={fixedStart !== undefined}
          />
          {fixedStart && <p className={styles.note}>{inLanguage(fixedStart.note, language)}</p>}
        </div>
      )}
    </div>
  );
}
