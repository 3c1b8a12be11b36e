import { inLanguage } from "@episcope/common";
import { useId } from "react";
import { RadioButtons } from "../../../kit/controls/RadioButtons.tsx";
import { formatDate } from "../../../text/format.ts";
import { smoothings, yearBefore } from "../address/mobilityAddress.ts";
import type { MobilityView } from "../mobilityView.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import styles from "./CurveControls.module.css";
import { singleState } from "./curveMarks.ts";

interface CurveControlsProps {
  readonly view: MobilityView;
  /** Dates of possible baselines; empty until known. */
  readonly dates: readonly string[];
}

/** Settings of all charts. */
export function CurveControls({ view, dates }: CurveControlsProps) {
  const { address, route, language, change } = view;
  const t = inLanguage(mobilityTexts, language);
  const baselineId = useId();
  const state = singleState(address.areas);
  const { baseline } = address;
  const isOther = baseline !== undefined && baseline !== yearBefore && !dates.includes(baseline);
  const listed = isOther ? [baseline, ...dates] : dates;
  return (
    <fieldset className={styles.controls}>
      <legend className="visually-hidden">{t.settings}</legend>
      <RadioButtons
        legend={t.shows}
        choices={[
          { id: "values", label: t.values },
          { id: "change", label: t.change },
        ]}
        chosen={address.shows}
        onChoose={(chosen) => change({ values: chosen === "change" ? "change" : undefined })}
      />
      {address.shows === "change" && (
        <div className={styles.field}>
          <label htmlFor={baselineId}>{t.baseline}</label>
          <select
            id={baselineId}
            value={baseline ?? ""}
            onChange={(event) => change({ base: event.target.value })}
          >
            <option value="">{t.firstWeek}</option>
            <option value={yearBefore}>{t.yearBefore}</option>
            {listed.map((date) => (
              <option key={date} value={date}>
                {formatDate(date, language, "short")}
              </option>
            ))}
          </select>
        </div>
      )}
      <RadioButtons
        legend={t.smoothing}
        choices={smoothings.map((weeks) => ({
          id: String(weeks),
          label: weeks === 1 ? t.none : t.weeks(weeks),
        }))}
        chosen={String(address.smoothing)}
        onChoose={(chosen) => change({ smooth: chosen === "1" ? undefined : chosen })}
      />
      <div className={styles.checks}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={address.hasBands}
            onChange={(event) => change({ bands: event.target.checked ? undefined : "off" })}
          />
          {t.bands}
        </label>
        {route.level === "state" && address.areas.length > 0 && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={!address.hasOtherStates}
              onChange={(event) => change({ others: event.target.checked ? "off" : undefined })}
            />
            {t.onlySelection}
          </label>
        )}
      </div>
      {address.hasBands && (
        <p className={styles.note}>
          {state ? t.bandsOfState(inLanguage(state.names, language)) : t.bandsNote}
        </p>
      )}
    </fieldset>
  );
}
