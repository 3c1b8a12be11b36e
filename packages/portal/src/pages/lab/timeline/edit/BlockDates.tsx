import { formatDay, parseDay } from "@episcope/common";
import { type LabBlock, type LabScenario, laneOf } from "@episcope/scenario/lab";
import type { ReactNode } from "react";
import { DateField } from "../../../../kit/controls/DateField.tsx";
import { type BlockPlace, roomOf } from "./placedBlock.ts";

interface BlockDateProps {
  readonly lab: LabScenario;
  readonly at: BlockPlace;
  readonly block: LabBlock;
  readonly label: ReactNode;
  onChange(block: LabBlock): void;
}

/** Dates end where the next block begins: on the way to a typed date nothing is cut. */
export function FirstDay({ lab, at, block, label, onChange }: BlockDateProps) {
  const room = roomOf(lab, at);
  return (
    <DateField
      label={label}
      value={formatDay(block.from)}
      min={formatDay(room.from)}
      max={formatDay(laneOf(at.lane).isEvent ? lab.last : block.to)}
      onChange={(date) => onChange({ ...block, from: parseDay(date) ?? block.from })}
    />
  );
}

export function LastDay({ lab, at, block, label, onChange }: BlockDateProps) {
  const room = roomOf(lab, at);
  return (
    <DateField
      label={label}
      value={formatDay(block.to)}
      min={formatDay(block.from)}
      max={formatDay(room.to)}
      onChange={(date) => onChange({ ...block, to: parseDay(date) ?? block.to })}
    />
  );
}
