// Vaccine effectiveness from contacts (model specification 8.12).
import type { Table } from "@episcope/common";
import { describe, expect, test } from "vitest";
import { strain } from "../../immunity/strains.ts";
import { vaccineEffects } from "../../immunity/vaccineCurves.ts";
import { vaccine } from "../../immunity/vaccines.ts";
import { adults, cityFixture, together } from "../fixtures/cityFixture.ts";
import { vaccination } from "../fixtures/measureFixtures.ts";
import { plainSettings } from "../plainSettings.ts";
import { simulate } from "../simulation.ts";
import { Memory } from "../state/memory.ts";
import { RunState } from "../state/state.ts";
import { EffectivenessRecord } from "./effectivenessRecord.ts";

const dayCount = 50;

function recordOf(strains: readonly number[] = [strain.SARS_CoV_2]) {
  const memory = new Memory();
  const state = new RunState(memory, 3, dayCount);
  return { state, record: new EffectivenessRecord(memory, state, strains, dayCount) };
}

/** So many contacts, in 25 parts. */
function addContacts(
  record: EffectivenessRecord,
  ...[person, strainCode, day, contacts, probability, unprotected]: Parameters<
    EffectivenessRecord["add"]
  >
): void {
  for (let part = 0; part < 25; part++) {
    record.add(person, strainCode, day, contacts / 25, probability, unprotected);
  }
}

function vaccinate(
  state: RunState,
  person: number,
  day: number,
  type: number,
  number: number,
): void {
  state.doses.set(person, number);
  state.lastDoseDay.set(person, day);
  state.lastVaccine.set(person, type);
}

function cells(table: Table | undefined, name: string): readonly number[] {
  return [...(table?.columns.get(name)?.values ?? [])].map(Number);
}

describe("sums of contacts", () => {
  test("by vaccine, number of the dose, strain and days since the last dose", () => {
    const { state, record } = recordOf([strain.SARS_CoV_2, strain.DELTA]);
    vaccinate(state, 0, 10, vaccine.mRNA, 1);
    vaccinate(state, 1, 20, vaccine.vector, 2);
    // 200 contacts each; with immunity 0.1 and 0.3 instead of 0.4.
    addContacts(record, 0, strain.SARS_CoV_2, 30, 200, 0.1, 0.4);
    addContacts(record, 1, strain.DELTA, 30, 200, 0.3, 0.4);
    const table = record.table();
    expect([...(table?.columns.keys() ?? [])]).toEqual([
      "day",
      "mRNA-SARS_CoV_2",
      "vector_Booster-DELTA",
    ]);
    const first = cells(table, "mRNA-SARS_CoV_2");
    expect(first[20]).toBeCloseTo(0.75, 5);
    expect(first.filter(Number.isFinite)).toHaveLength(1);
    expect(cells(table, "vector_Booster-DELTA")[10]).toBeCloseTo(0.25, 5);
    expect(cells(table, "day")).toEqual(Array.from({ length: dayCount + 1 }, (_, day) => day));
  });

  test("nothing is said below 100 contacts", () => {
    const { state, record } = recordOf();
    vaccinate(state, 0, 1, vaccine.mRNA, 1);
    addContacts(record, 0, strain.SARS_CoV_2, 2, 99, 0.1, 0.4);
    expect(record.table()).toBe(undefined);
    addContacts(record, 0, strain.SARS_CoV_2, 2, 1.5, 0.1, 0.4);
    expect(cells(record.table(), "mRNA-SARS_CoV_2")[1]).toBeCloseTo(0.75, 5);
  });

  test("people with more than two doses are left out", () => {
    const { state, record } = recordOf();
    vaccinate(state, 0, 1, vaccine.mRNA, 3);
    addContacts(record, 0, strain.SARS_CoV_2, 2, 1000, 0.1, 0.4);
    expect(record.table()).toBe(undefined);
  });

  test("what another thread has recorded is added once", () => {
    const { state, record } = recordOf();
    const other = new EffectivenessRecord(new Memory(), state, [strain.SARS_CoV_2], dayCount);
    vaccinate(state, 0, 1, vaccine.mRNA, 1);
    addContacts(record, 0, strain.SARS_CoV_2, 2, 100, 0.1, 0.4);
    other.add(0, strain.SARS_CoV_2, 2, 100, 0.3, 0.4);
    record.takeOver(other);
    record.takeOver(other);
    expect(cells(record.table(), "mRNA-SARS_CoV_2")[1]).toBeCloseTo(0.5, 5);
    expect(other.table()).toBe(undefined);
  });
});

test("in a run: as effective as the curve says", () => {
  const count = 9000;
  const effectiveness = 0.6;
  const plain = plainSettings("berlin2021", 36);
  const days = 30;
  const { tables } = simulate(
    cityFixture({ people: adults(count), visits: together([0, count], 0, "work", 8, 16) }),
    {
      ...plain,
      theta: 1e-5,
      imports: [{ strain: 0, perDay: new Float64Array(days + 1).fill(450, days - 1, days) }],
      immunity: {
        ...plain.immunity,
        vaccineEffects: vaccineEffects([{ effectiveness, fullDay: 20 }]),
      },
      vaccination: vaccination({
        doses: Float64Array.of(2 * count, 0),
        compliance: [{ age: 0, share: 0.5 }],
      }),
    },
  );
  const found = cells(tables.get("vaccineEffectiveness"), "mRNA-SARS_CoV_2");
  expect(found.filter(Number.isFinite).length).toBeGreaterThan(3);
  found.forEach((value, since) => {
    if (!Number.isFinite(value)) return;
    // Infections are few, so probabilities are proportional to exposure.
    const expected = effectiveness * (1 - (since - 20) / (5 * 365));
    expect(Math.abs(value - expected)).toBeLessThan(0.02);
  });
});
