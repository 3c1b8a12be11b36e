import { formatDay } from "@episcope/battery";
import { Link2, Printer, Rows3 } from "lucide-react";
import { useLanguage } from "../../app/language.ts";
import { useViewerState } from "../../app/viewerState.ts";
import { RadioButtons } from "../../kit/RadioButtons.tsx";
import { showToast } from "../../kit/Toast.tsx";
import { formatDate } from "../../text/format.ts";
import { chooseScale, chooseShift, chooseWidth, showAllRuns, showBase } from "./address/changes.ts";
import type { PlotView } from "./plotView.ts";
import { runTexts } from "./runTexts.ts";
import styles from "./Toolbars.module.css";
import type { RunViewerState, ViewedBattery } from "./useRunViewer.ts";

interface BarProps extends ViewedBattery {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
}

/** Above all plots: which runs, how wide, and what can be done with the page. */
export function ViewBar({ viewer, view, baseRun }: BarProps) {
  const t = runTexts[useLanguage()];
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
          onChoose={(id) => view.change(showBase(id === "base"))}
        />
      )}
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={copyLink}>
          <Link2 size={16} aria-hidden /> {t.copyLink}
        </button>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          <Printer size={16} aria-hidden /> {t.print}
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

/** Above the plots that obey it: linear or logarithmic, the shift of the start date, the shown section. */
export function ScaleBar({ viewer, view, battery }: BarProps) {
  const language = useLanguage();
  const t = runTexts[language];
  const { metadata } = battery;
  const date = (day: number) => formatDate(formatDay(day), language, "short");
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
      {view.zoom && (
        <p className={styles.zoom}>
          {t.zoomed(date(view.zoom[0]), date(view.zoom[1]))}{" "}
          <button type="button" className={styles.button} onClick={() => view.onZoom(undefined)}>
            {t.resetZoom}
          </button>
        </p>
      )}
      {metadata.shifts.length > 1 && (
        <div className={styles.shift}>
          <RadioButtons
            legend={t.shift}
            choices={metadata.shifts.map((shift) => ({
              id: String(shift),
              label: shift > 0 ? `+${shift}` : String(shift),
            }))}
            chosen={String(viewer.address.shift)}
            onChoose={(id) => view.change(chooseShift(metadata, Number(id)))}
          />
        </div>
      )}
    </div>
  );
}
