// Two sets of assumptions about the strains: as the settings of the run say, and more severe
// (run-viewer specification 12). Factors along the ancestry.
import { codeOfMember, memberOf, parentOf, strain } from "../../immunity/strains.ts";

export const severities = ["Base", "Severe"] as const;
export type Severity = (typeof severities)[number];

const severe: ReadonlyMap<number, number> = new Map([
  [strain.OMICRON_BA5, 1.2],
  [codeOfMember({ line: "A", number: 1 }), 1.5],
]);

/** On the probability of hospital. Line B of the soup has none. */
export function severityFactor(strainCode: number, severity: Severity): number {
  if (severity === "Base" || memberOf(strainCode)?.line === "B") return 1;
  let factor = 1;
  for (let code = strainCode; code >= 0; code = parentOf[code] ?? -1) {
    factor *= severe.get(code) ?? 1;
  }
  return factor;
}
