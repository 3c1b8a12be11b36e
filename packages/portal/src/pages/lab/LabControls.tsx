import { formatDay, inLanguage, parseDay } from "@episcope/common";
import type { LabPlace } from "@episcope/scenario";
import { crowdedLanes, fitting, type LabScenario, withDays } from "@episcope/scenario/lab";
import { useId } from "react";
import { loadPlace, placeNames } from "../../data/lab/labPlaces.ts";
import { useLanguage } from "../../environment/language.ts";
import { DateField } from "../../kit/controls/DateField.tsx";
import { RadioButtons } from "../../kit/controls/RadioButtons.tsx";
import { showToast } from "../../kit/notices/Toast.tsx";
import { cityName } from "../../text/cityName.ts";
import { formatDate } from "../../text/format.ts";
import styles from "./LabPage.module.css";
import { beginningOn, fewestDays, firstDaysWith, inPlace, latestDay } from "./labDays.ts";
import { labTexts } from "./labTexts.ts";
import { type PresetName, preset, presetNames } from "./presets.ts";
import { laneTexts } from "./timeline/laneTexts.ts";

interface LabControlsProps {
  readonly place: LabPlace;
  readonly lab: LabScenario;
  onChange(lab: LabScenario, isContinued: boolean): void;
}

/** Where, from when to when, and what to begin with. */
export function LabControls({ place, lab, onChange }: LabControlsProps) {
  const language = useLanguage();
  const t = inLanguage(labTexts, language);
  const id = useId();
  const goTo = async (name: string) => {
    const other = await loadPlace(name);
    if (other) onChange(inPlace(other, lab), false);
  };
  const begin = (name: PresetName) => {
    const wanted = preset(name, lab, place.usual);
    const names = crowdedLanes(wanted).map((lane) => inLanguage(laneTexts, language)[lane].inside);
    onChange(fitting(wanted), false);
    if (names.length > 0) showToast(t.simplified(names.join(", ")));
  };
  return (
    <div className={styles.controls}>
      <RadioButtons
        legend={t.place}
        isLegendHidden
        choices={placeNames.map((name) => ({ id: name, label: cityName(name, language) }))}
        chosen={lab.place}
        onChoose={(name) => void goTo(name)}
      />
      <p className={styles.days}>
        <label htmlFor={id}>{t.first}</label>{" "}
        <select
          id={id}
          value={lab.first}
          onChange={(event) => onChange(beginningOn(place, lab, Number(event.target.value)), false)}
        >
          {firstDaysWith(place, lab.first).map((day) => (
            <option key={day} value={day}>
              {formatDate(formatDay(day), language)}
            </option>
          ))}
        </select>{" "}
        <DateField
          label={t.last}
          value={formatDay(lab.last)}
          min={formatDay(lab.first + fewestDays)}
          max={formatDay(latestDay(place, lab.first))}
          onChange={(date) => onChange(withDays(lab, lab.first, parseDay(date) ?? lab.last), false)}
        />
      </p>
      <p className={styles.presets}>
        <span>{t.presets}</span>
        {presetNames.map((name) => (
          <button key={name} type="button" className={styles.preset} onClick={() => begin(name)}>
            {t.presetNames[name]}
          </button>
        ))}
      </p>
    </div>
  );
}
