import { formatDay, inLanguage, parseDay } from "@episcope/common";
import type { LabScenario } from "@episcope/scenario/lab";
import { type FormEvent, useState } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { DateField } from "../../../kit/controls/DateField.tsx";
import { digitStep, roundTo } from "../../../viewer/figures/rounding.ts";
import { laneTexts } from "../timeline/laneTexts.ts";
import { roughly } from "./resultWords.ts";
import styles from "./Search.module.css";
import { mostSearchLanes, type SearchLane, searchLanes } from "./searchPlan.ts";
import { searchTexts } from "./searchTexts.ts";
import type { Wanted } from "./useSearch.ts";

export type Wish = Omit<Wanted, "lab" | "place">;

interface SearchFormProps {
  readonly lab: Pick<LabScenario, "first" | "last">;
  readonly usualBeds: number | undefined;
  readonly isRunning: boolean;
  onStart(wish: Wish): void;
  onStop(): void;
}

const firstLanes: readonly SearchLane[] = ["schools", "work", "leisure"];

/** What may be closed and when, and how many beds are too many. */
export function SearchForm({ lab, usualBeds, isRunning, onStart, onStop }: SearchFormProps) {
  const language = useLanguage();
  const t = inLanguage(searchTexts, language);
  const names = inLanguage(laneTexts, language);
  const [lanes, setLanes] = useState(firstLanes);
  const [from, setFrom] = useState(lab.first);
  const [to, setTo] = useState(lab.last);
  const [typed, setTyped] = useState<string>();
  // A wish that costs something, until there is another.
  const bound = typed ?? (usualBeds === undefined ? "" : String(half(usualBeds)));
  const isFull = lanes.length >= mostSearchLanes;
  const toggle = (lane: SearchLane) =>
    setLanes(searchLanes.filter((one) => lanes.includes(one) !== (one === lane)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lanes.length > 0) onStart({ lanes, from, to, bound: Number(bound) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.lanes} disabled={isRunning}>
        <legend>{t.lanes(mostSearchLanes)}</legend>
        {searchLanes.map((lane) => (
          <label key={lane} className={styles.lane}>
            <input
              type="checkbox"
              checked={lanes.includes(lane)}
              disabled={isFull && !lanes.includes(lane)}
              // At least one is chosen.
              required={lanes.length === 0}
              onChange={() => toggle(lane)}
            />
            {names[lane].name}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.fields} disabled={isRunning}>
        <DateField
          label={t.from}
          value={formatDay(from)}
          min={formatDay(lab.first)}
          max={formatDay(to)}
          onChange={(date) => setFrom(parseDay(date) ?? from)}
        />
        <DateField
          label={t.to}
          value={formatDay(to)}
          min={formatDay(from)}
          max={formatDay(lab.last)}
          onChange={(date) => setTo(parseDay(date) ?? to)}
        />
        <label className={styles.beds}>
          {t.beds}
          <input
            type="number"
            min={1}
            max={10_000_000}
            step={1}
            required
            value={bound}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </fieldset>
      <p className={styles.quiet}>
        {usualBeds === undefined ? "\u00a0" : t.usualBeds(roughly(usualBeds, language))}
      </p>
      {isRunning ? (
        // Another element than the button that starts: it takes no press that was meant for it.
        <button key="stop" type="button" className="button" onClick={onStop}>
          {t.stop}
        </button>
      ) : (
        <button key="search" type="submit" className="button button-action">
          {t.search}
        </button>
      )}
    </form>
  );
}

function half(beds: number): number {
  return Math.max(1, roundTo(beds / 2, digitStep(beds / 2, 2, 1)));
}
