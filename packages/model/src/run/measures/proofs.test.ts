// Who has a green pass and who is exempt from quarantine, case by case (model specification 5.3).
import { describe, expect, test } from "vitest";
import { always } from "../plainSettings.ts";
import { Memory } from "../state/memory.ts";
import { RunState } from "../state/state.ts";
import { hasGreenPass, isExemptFromTracing } from "./proofs.ts";

const forever = Number.POSITIVE_INFINITY;
const today = 400;

interface Past {
  readonly doses?: number;
  readonly lastDose?: number;
  /** Two doses, or one that has had its time. */
  readonly isVaccinated?: boolean;
  readonly recovered?: number;
}

/** Days ago, all of one person. */
function stateOf({ doses = 0, lastDose = 0, isVaccinated = false, recovered }: Past): RunState {
  const state = new RunState(new Memory(), 1, 500);
  state.doses.set(0, doses);
  state.lastDoseDay.set(0, today - lastDose);
  state.isVaccinated.set(0, isVaccinated ? 1 : 0);
  if (recovered !== undefined) state.recoveredDay.set(0, today - recovered);
  return state;
}

const cases: readonly (readonly [who: string, past: Past, is180: boolean, isForever: boolean])[] = [
  ["nobody without a dose or an infection", {}, false, false],
  ["nobody with a first dose that is too fresh", { doses: 1, lastDose: 5 }, false, false],
  ["the vaccinated", { doses: 1, lastDose: 60, isVaccinated: true }, true, true],
  ["on the last day", { doses: 1, lastDose: 180, isVaccinated: true }, true, true],
  ["not a day later", { doses: 1, lastDose: 181, isVaccinated: true }, false, true],
  [
    "the boosted no longer than others",
    { doses: 3, lastDose: 181, isVaccinated: true },
    false,
    true,
  ],
  ["the recovered", { recovered: 60 }, true, true],
  ["the recovered on the last day", { recovered: 180 }, true, true],
  ["the recovered not a day later", { recovered: 181 }, false, true],
  [
    "whoever has one of two that counts",
    { doses: 1, lastDose: 200, isVaccinated: true, recovered: 20 },
    true,
    true,
  ],
];

describe("a green pass has", () => {
  const pass = (past: Past, days: number) =>
    hasGreenPass(
      stateOf(past),
      { vaccinatedDays: always(days), recoveredDays: always(days) },
      0,
      today,
    );

  test.each(cases)("%s", (_, past, is180, isForever) => {
    expect(pass(past, 180)).toBe(is180);
    expect(pass(past, forever)).toBe(isForever);
  });

  test("each proof its own time", () => {
    const settings = { vaccinatedDays: always(90), recoveredDays: always(180) };
    const vaccinated = stateOf({ doses: 1, lastDose: 100, isVaccinated: true });
    expect(hasGreenPass(vaccinated, settings, 0, today)).toBe(false);
    expect(hasGreenPass(stateOf({ recovered: 100 }), settings, 0, today)).toBe(true);
  });
});

test.each<readonly [who: string, past: Past, isExempt: boolean]>([
  ["nobody without a dose", {}, false],
  ["nobody with a first dose that is too fresh", { doses: 1, lastDose: 5 }, false],
  ["the vaccinated for 90 days", { doses: 1, lastDose: 90, isVaccinated: true }, true],
  ["not a day longer", { doses: 1, lastDose: 91, isVaccinated: true }, false],
  ["the boosted without limit", { doses: 2, lastDose: 399, isVaccinated: true }, true],
  // Who is recovered now needs no quarantine; a recovery of long ago does not count.
  ["nobody for a recovery", { recovered: 20 }, false],
])("exempt from quarantine: %s", (_, past, isExempt) => {
  const exempt = { vaccinatedDays: 90, boostedDays: forever };
  expect(isExemptFromTracing(stateOf(past), exempt, 0, today)).toBe(isExempt);
  expect(isExemptFromTracing(stateOf(past), undefined, 0, today)).toBe(false);
});
