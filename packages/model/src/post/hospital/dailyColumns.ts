// The columns of the daily table about hospitals (model specification 8.1): expected numbers, the
// same as in the hospital figures.
import type { Profile } from "../../settings.ts";
import { rounded } from "../columns.ts";
import type { RunRecord } from "../runRecord.ts";
import { Clinic } from "./clinic.ts";
import type { ExpectedCases } from "./expectedCases.ts";

/** By name of the column; one value a day, of the full-size city or district. */
export function hospitalColumns(
  { city, dayCount }: RunRecord,
  profile: Profile,
  expected: ExpectedCases,
  district?: number,
): ReadonlyMap<string, Float64Array> {
  const clinic = new Clinic(profile, dayCount);
  const columns = new Map<string, Float64Array>();
  for (const suffix of ["", "Vaccinated"]) {
    const cases = expected.of({
      ...(district !== undefined && { district }),
      ...(suffix !== "" && { isVaccinated: true }),
    });
    const add = (name: string, values: Float64Array) =>
      columns.set(
        `${name}${suffix}`,
        values.subarray(1).map((count) => rounded(count / city.sample)),
      );
    add("nSeriouslySick", clinic.ward(cases));
    add("nCritical", clinic.intensive(cases));
    add("nSeriouslySickCumulative", runningSum(clinic.admissions(cases)));
    add("nCriticalCumulative", runningSum(clinic.intensiveIntakes(cases)));
    add("nDeceasedCumulative", runningSum(clinic.deaths(cases)));
  }
  return columns;
}

function runningSum(daily: Float64Array): Float64Array {
  let sum = 0;
  return daily.map((count) => {
    sum += count;
    return sum;
  });
}
