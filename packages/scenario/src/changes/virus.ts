// The virus: how easily it spreads, the course of the disease, its strains (model specification
// 3.1, 4.2, 5.1, 5.2).
import { problem } from "@episcope/common";
import { checked, fields, required } from "@episcope/common/reading";
import { codeOfMember, type EscapeOptions, strain, strainNames } from "@episcope/model/parameters";
import { changeSeries } from "../draft/days.ts";
import { type Draft, importsOf } from "../draft/draft.ts";
import {
  count,
  date,
  datedFields,
  flag,
  notNegative,
  numberWhere,
  positive,
  share,
} from "../reading/types.ts";
import { atLeastOne, ChangeError, changeKind } from "./changeKind.ts";
import { strainCode } from "./names.ts";

export const theta = changeKind(
  numberWhere((value) => value > 0 && value < 0.01, problem("aSmallRate")),
  (draft, given) => {
    draft.theta = given;
  },
);

export const thetaTimes = changeKind(positive, (draft, given) => {
  draft.theta *= given;
});

const wholeRun = ["hospitalFactor", "presymptomaticMirror", "daysImmune", "ageDependence"] as const;

export const disease = changeKind(
  checked(
    datedFields({
      symptomatic: share,
      isolation: share,
      hospitalFactor: notNegative,
      presymptomaticMirror: flag,
      daysImmune: positive,
      ageDependence: flag,
    }),
    (given) => {
      const undated = wholeRun.find((name) => given[name] !== undefined);
      if (undated && (given.from !== undefined || given.to !== undefined))
        return problem("wholeRunOnly", { field: undated, fields: ["from", "to"] });
      return atLeastOne(given, "symptomatic", "isolation", ...wholeRun);
    },
  ),
  (draft, given, cut) => {
    const { disease: present } = draft;
    const { symptomatic, isolation } = given;
    if (symptomatic !== undefined)
      changeSeries(present.symptomatic, draft, given, cut, { set: symptomatic });
    if (isolation !== undefined)
      changeSeries(present.symptomaticIsolation, draft, given, cut, { set: isolation });
    present.hospitalFactor = given.hospitalFactor ?? present.hospitalFactor;
    present.presymptomaticMirror = given.presymptomaticMirror ?? present.presymptomaticMirror;
    present.daysImmune = given.daysImmune ?? present.daysImmune;
    present.ageDependence = given.ageDependence ?? present.ageDependence;
  },
);

/** Strains whose escape from their origin is a number of its own. */
const escapeNames = new Map<number, keyof EscapeOptions>([
  [strain.OMICRON_BA2, "ba1ToBa2"],
  [strain.OMICRON_BA5, "ba5"],
  [strain.XBB_15, "xbb15"],
  [strain.XBB_19, "xbb19"],
  [strain.BQ, "bq"],
  [strain.EG, "eg"],
  [strain.STRAIN_A, "strainA"],
  [strain.STRAIN_B, "strainB"],
]);

const courseOfImport = ["perDay", "days", "afterwards"] as const;
const properties = [
  "infectiousness",
  "atHome",
  "seriouslySick",
  "seriouslySickVaccinated",
  "critical",
] as const;

export const strainChange = changeKind(
  checked(
    fields({
      name: required(strainCode),
      infectiousness: notNegative,
      atHome: notNegative,
      relativeTo: strainCode,
      seriouslySick: notNegative,
      seriouslySickVaccinated: notNegative,
      critical: notNegative,
      escape: positive,
      arrives: date,
      perDay: notNegative,
      days: count,
      afterwards: notNegative,
      never: flag,
    }),
    (given) => {
      if (given.relativeTo !== undefined && given.infectiousness === undefined)
        return problem("needs", { field: "relativeTo", fields: "infectiousness" });
      const course = courseOfImport.find((name) => given[name] !== undefined);
      if (course && given.arrives === undefined)
        return problem("needs", { field: course, fields: "arrives" });
      if (given.never && given.arrives !== undefined)
        return problem("excludeEachOther", { names: ["arrives", "never"] });
      if (given.escape !== undefined && !escapeNames.has(given.name))
        return problem("escapeFixed", { strain: strainNames[given.name] ?? "" });
      return atLeastOne(given, ...properties, "escape", "arrives", "never");
    },
  ),
  (draft, given) => {
    const { name, infectiousness, relativeTo = strain.SARS_CoV_2, arrives } = given;
    const present = draft.strains[name];
    if (!present) throw new ChangeError(problem("strainUnknown"));
    const ofOther = name === relativeTo ? 1 : (draft.strains[relativeTo]?.infectiousness ?? 1);
    const seriouslySick = given.seriouslySick ?? present.seriouslySick;
    draft.strains[name] = {
      name: present.name,
      infectiousness:
        infectiousness === undefined ? present.infectiousness : infectiousness * ofOther,
      atHome: given.atHome ?? present.atHome,
      seriouslySick,
      // Vaccinated people have the factor of all others unless something else is said.
      seriouslySickVaccinated:
        given.seriouslySickVaccinated ?? given.seriouslySick ?? present.seriouslySickVaccinated,
      critical: given.critical ?? present.critical,
    };
    const escapeName = escapeNames.get(name);
    if (given.escape !== undefined && escapeName)
      draft.escapes = { ...draft.escapes, [escapeName]: given.escape };
    if (given.never || arrives !== undefined) importsOf(draft, name).fill(0);
    if (arrives !== undefined) importFrom(draft, name, { ...given, arrives });
  },
);

interface Arrival {
  readonly arrives: number;
  readonly perDay?: number | undefined;
  readonly days?: number | undefined;
  readonly afterwards?: number | undefined;
  /** Last day of the import. */
  readonly until?: number | undefined;
}

/**
 * Four infections a day for a week, then one, in a sample of a quarter (model specification 6.10).
 */
function importFrom(
  draft: Draft,
  strainNumber: number,
  { arrives, perDay = 16, days = 7, afterwards = 4, until }: Arrival,
): void {
  const imports = importsOf(draft, strainNumber);
  const never = Number.POSITIVE_INFINITY;
  const set = (from: number, to: number | undefined, value: number) =>
    changeSeries(imports, draft, { from, to }, never, { set: value });
  set(arrives + days, until, afterwards);
  if (days > 0) set(arrives, Math.min(arrives + days - 1, until ?? never), perDay);
}

export const escapeChange = changeKind(
  checked(fields({ ba1ToBa2: positive, betweenLines: positive }), (given) =>
    atLeastOne(given, "ba1ToBa2", "betweenLines"),
  ),
  (draft, given) => {
    const { ba1ToBa2, betweenLines } = draft.escapes;
    draft.escapes = {
      ...draft.escapes,
      ba1ToBa2: given.ba1ToBa2 ?? ba1ToBa2,
      betweenLines: given.betweenLines ?? betweenLines,
    };
  },
);

const membersPerLine = 20;

/** A member is imported until the next of its line arrives. */
export const soup = changeKind(
  fields({
    from: required(date),
    yearlyEscape: required(numberWhere((value) => value >= 1, problem("aFactorFromOne"))),
    daysBetween: numberWhere(
      (value) => Number.isInteger(value) && value >= 1,
      problem("aNumberOfDays"),
    ),
    lineB: flag,
    infectiousnessOf: strainCode,
    perDay: notNegative,
  }),
  (draft, given) => {
    const { daysBetween = 30, lineB = false, perDay } = given;
    const infectiousness =
      draft.strains[given.infectiousnessOf ?? strain.OMICRON_BA5]?.infectiousness ?? 1;
    draft.escapes = {
      ...draft.escapes,
      soup: { yearlyEscape: given.yearlyEscape, daysBetweenMembers: daysBetween },
    };
    for (const line of ["A", "B"] as const) {
      for (let number = 1; number <= membersPerLine; number++) {
        const member = codeOfMember({ line, number });
        const present = draft.strains[member];
        if (present) draft.strains[member] = { ...present, infectiousness };
        importsOf(draft, member).fill(0);
        if (line === "B" && !lineB) continue;
        const arrives = given.from + (number - 1) * daysBetween;
        const until = number < membersPerLine ? arrives + daysBetween - 1 : undefined;
        importFrom(draft, member, { arrives, perDay, until });
      }
    }
  },
);
