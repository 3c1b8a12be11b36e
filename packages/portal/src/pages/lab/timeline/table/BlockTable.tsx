import { inLanguage } from "@episcope/common";
import {
  type LabBlock,
  type LabScenario,
  type LaneName,
  laneOf,
  lanes,
  type UsualLanes,
  withoutBlock,
} from "@episcope/scenario/lab";
import { Trash2 } from "lucide-react";
import { type Ref, useId, useRef, useState } from "react";
import { useLanguage } from "../../../../environment/language.ts";
import { isAssumption } from "../../assumptions.ts";
import { FirstDay, LastDay } from "../edit/BlockDates.tsx";
import { NumberInput } from "../edit/NumberInput.tsx";
import { added, blocksOf, freeDays, newBlock, replaced } from "../edit/placedBlock.ts";
import { laneTexts, targetTexts } from "../laneTexts.ts";
import { blockSentence, unitText, valueText } from "../words/blockWords.ts";
import { timelineTexts } from "../words/timelineTexts.ts";
import styles from "./BlockTable.module.css";

interface BlockTableProps {
  readonly lab: LabScenario;
  readonly usual: UsualLanes;
  onChange(lab: LabScenario, isContinued: boolean): void;
  announce(sentence: string): void;
}

/** The blocks of all lanes in rows, to read and to change. */
export function BlockTable({ lab, usual, onChange, announce }: BlockTableProps) {
  const language = useLanguage();
  const t = inLanguage(timelineTexts, language);
  const adding = useRef<HTMLSelectElement>(null);
  const onRemoved = () => adding.current?.focus();
  const rows = lanes.flatMap(({ name }) =>
    blocksOf(lab, name).map((block, place) => ({ lane: name, block, place })),
  );
  return (
    <div className={styles.whole}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t.table}</caption>
          <thead>
            <tr>
              <th scope="col">{t.measure}</th>
              <th scope="col">{t.first}</th>
              <th scope="col">{t.last}</th>
              <th scope="col">{t.value}</th>
              <th scope="col">{t.actsOn}</th>
              <th scope="col">{t.notKnown}</th>
              <th scope="col">
                <span className="visually-hidden">{t.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <BlockRow
                key={`${row.lane} ${row.place}`}
                {...{ ...row, lab, usual, onChange, announce, onRemoved }}
              />
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={7}>{t.nothing}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <AddRow ref={adding} lab={lab} usual={usual} onChange={onChange} announce={announce} />
    </div>
  );
}

interface BlockRowProps extends BlockTableProps {
  readonly lane: LaneName;
  readonly block: LabBlock;
  readonly place: number;
  /** The row and its focus are gone. */
  onRemoved(): void;
}

function BlockRow(props: BlockRowProps) {
  const { lab, usual, lane, block, place, onChange, announce, onRemoved } = props;
  const language = useLanguage();
  const t = inLanguage(timelineTexts, language);
  const { name, unknown } = inLanguage(laneTexts, language)[lane];
  const isAssumed = isAssumption(lane, block.value, usual);
  const targets = inLanguage(targetTexts, language)[lane];
  const at = { lane, place };
  const change = (next: LabBlock) => onChange(replaced(lab, at, next).lab, false);
  const dates = { lab, at, block, onChange: change };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <FirstDay {...dates} label={<span className="visually-hidden">{t.first}</span>} />
      </td>
      <td>
        {laneOf(lane).isEvent ? (
          t.untilEnd
        ) : (
          <LastDay {...dates} label={<span className="visually-hidden">{t.last}</span>} />
        )}
      </td>
      <td>
        <ValueCell
          lane={lane}
          label={`${name}: ${t.value}`}
          value={block.value}
          onChange={(value) => change({ ...block, value })}
        />
        <span className={styles.unit}>{unitText(lane, language)}</span>
      </td>
      <td>
        {targets ? (
          <select
            aria-label={`${name}: ${t.actsOn}`}
            value={block.target}
            onChange={(event) => change({ ...block, target: Number(event.target.value) })}
          >
            {targets.map((label, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          "–"
        )}
      </td>
      <td className={styles.note}>
        {isAssumed && <strong>{t.assumed}. </strong>}
        {unknown}
      </td>
      <td>
        <button
          type="button"
          className={styles.remove}
          aria-label={t.deleteBlock(blockSentence(lane, block, language))}
          title={t.remove}
          onClick={() => {
            onChange(withoutBlock(lab, lane, place), false);
            announce(t.removed(name));
            onRemoved();
          }}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </td>
    </tr>
  );
}

interface ValueCellProps {
  readonly lane: LaneName;
  readonly label: string;
  readonly value: number;
  onChange(value: number): void;
}

function ValueCell({ lane: name, label, value, onChange }: ValueCellProps) {
  const language = useLanguage();
  const lane = laneOf(name);
  if (lane.unit !== "mask" && lane.unit !== "perWeek") {
    return <NumberInput lane={name} label={label} value={value} onChange={onChange} />;
  }
  const values = Array.from(
    { length: (lane.most - lane.least) / lane.step + 1 },
    (_, index) => lane.least + index * lane.step,
  );
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {valueText(name, one, language)}
        </option>
      ))}
    </select>
  );
}

interface AddRowProps extends BlockTableProps {
  readonly ref: Ref<HTMLSelectElement>;
}

function AddRow({ ref, lab, onChange, announce }: AddRowProps) {
  const language = useLanguage();
  const t = inLanguage(timelineTexts, language);
  const names = inLanguage(laneTexts, language);
  const id = useId();
  const [lane, setLane] = useState<LaneName>("schools");
  const add = () => {
    const days = freeDays(lab, lane, lab.first);
    if (!days) {
      announce(t.full(names[lane].name));
      return;
    }
    const block = newBlock(lane, days);
    onChange(added(lab, lane, block).lab, false);
    announce(blockSentence(lane, block, language));
  };
  return (
    <div className={styles.add}>
      <label htmlFor={id}>{t.addLane}</label>
      <select
        ref={ref}
        id={id}
        value={lane}
        onChange={(event) => {
          const chosen = lanes.find(({ name }) => name === event.target.value);
          if (chosen) setLane(chosen.name);
        }}
      >
        {lanes.map(({ name }) => (
          <option key={name} value={name}>
            {names[name].name}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={add}>
        {t.addShort}
      </button>
    </div>
  );
}
