// How severe the strains are in the hospital figures (run-viewer specification 12): factors along
// the ancestry, and lengths of stay. Strains by their number in the catalogue.
import { codeOfMember, memberOf, parentOf, strain } from "../../immunity/strains.ts";

export const severities = ["Base", "Severe"] as const;
export type Severity = (typeof severities)[number];

const base: ReadonlyMap<number, number> = new Map([
  [strain.DELTA, 1.2],
  [strain.OMICRON_BA1, 0.45],
]);
const modifiers: Readonly<Record<Severity, ReadonlyMap<number, number>>> = {
  Base: base,
  Severe: new Map([
    ...base,
    [strain.OMICRON_BA5, 1.2],
    [codeOfMember({ line: "A", number: 1 }), 1.5],
  ]),
};

/** Product of the modifiers of a strain and its ancestors. Line B of the soup has none here. */
export function severityFactor(strainCode: number, severity: Severity): number {
  if (memberOf(strainCode)?.line === "B") return 1;
  let factor = 1;
  for (let code = strainCode; code >= 0; code = parentOf[code] ?? -1) {
    factor *= modifiers[severity].get(code) ?? 1;
  }
  return factor;
}

interface Stay {
  /** Days without intensive care. */
  readonly ward: number;
  /** Days in intensive care. */
  readonly intensive: number;
}

const longStay: Stay = { ward: 12, intensive: 15 };
const shortStay: Stay = { ward: 7, intensive: 10 };
const strainsOfLongStays: readonly number[] = [strain.SARS_CoV_2, strain.ALPHA, strain.DELTA];

export function stayOf(strainCode: number): Stay {
  return strainsOfLongStays.includes(strainCode) ? longStay : shortStay;
}

export const daysToAdmission = 14;
export const daysToIntensiveCare = 6;
/** Whole stay in hospital of somebody who needs intensive care. */
export const stayWithIntensiveCare = 60;
