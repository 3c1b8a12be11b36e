// The virus: how easily it spreads, the course of the disease, its strains (model specification 3.1, 4.2, 5.1, 5.2).
import { codeOfMember, type EscapeOptions, strain, strainNames } from "@episcope/model/parameters";
import { changeSeries } from "../draft/days.ts";
import { type Draft, importsOf } from "../draft/draft.ts";
import { datedFields, fields, required } from "../reading/fields.ts";
import {
  checked,
  count,
  date,
  flag,
  notNegative,
  numberWhere,
  positive,
  share,
} from "../reading/types.ts";
import { atLeastOne, ChangeError, changeKind } from "./changeKind.ts";
import { strainCode } from "./names.ts";

export const theta = changeKind(
  numberWhere((value) => value > 0 && value < 0.01, "a small number above 0, per second"),
  (draft, said) => {
    draft.theta = said;
  },
);

export const thetaTimes = changeKind(positive, (draft, said) => {
  draft.theta *= said;
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
    (said) => {
      const undated = wholeRun.find((name) => said[name] !== undefined);
      if (undated && (said.from !== undefined || said.to !== undefined))
        return `${undated} holds for the whole run, without from and to`;
      return atLeastOne(said, "symptomatic", "isolation", ...wholeRun);
    },
  ),
  (draft, said, cut) => {
    const { disease: present } = draft;
    const { symptomatic, isolation } = said;
    if (symptomatic !== undefined)
      changeSeries(present.symptomatic, draft, said, cut, { set: symptomatic });
    if (isolation !== undefined)
      changeSeries(present.symptomaticIsolation, draft, said, cut, { set: isolation });
    present.hospitalFactor = said.hospitalFactor ?? present.hospitalFactor;
    present.presymptomaticMirror = said.presymptomaticMirror ?? present.presymptomaticMirror;
    present.daysImmune = said.daysImmune ?? present.daysImmune;
    present.ageDependence = said.ageDependence ?? present.ageDependence;
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
  "seriouslySick",
  "seriouslySickVaccinated",
  "critical",
] as const;

export const strainChange = changeKind(
  checked(
    fields({
      name: required(strainCode),
      infectiousness: notNegative,
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
    (said) => {
      if (said.relativeTo !== undefined && said.infectiousness === undefined)
        return "relativeTo needs infectiousness";
      const course = courseOfImport.find((name) => said[name] !== undefined);
      if (course && said.arrives === undefined) return `${course} needs arrives`;
      if (said.never && said.arrives !== undefined) return "arrives and never exclude each other";
      if (said.escape !== undefined && !escapeNames.has(said.name))
        return `the escape of ${strainNames[said.name]} is not a number of its own`;
      return atLeastOne(said, ...properties, "escape", "arrives", "never");
    },
  ),
  (draft, said) => {
    const { name, infectiousness, relativeTo = strain.SARS_CoV_2, arrives } = said;
    const present = draft.strains[name];
    if (!present) throw new ChangeError("this strain is not known");
    const ofOther = name === relativeTo ? 1 : (draft.strains[relativeTo]?.infectiousness ?? 1);
    const seriouslySick = said.seriouslySick ?? present.seriouslySick;
    draft.strains[name] = {
      name: present.name,
      infectiousness:
        infectiousness === undefined ? present.infectiousness : infectiousness * ofOther,
      seriouslySick,
      // Vaccinated people have the factor of all others unless something else is said.
      seriouslySickVaccinated:
        said.seriouslySickVaccinated ?? said.seriouslySick ?? present.seriouslySickVaccinated,
      critical: said.critical ?? present.critical,
    };
    const escapeName = escapeNames.get(name);
    if (said.escape !== undefined && escapeName)
      draft.escapes = { ...draft.escapes, [escapeName]: said.escape };
    if (said.never || arrives !== undefined) importsOf(draft, name).fill(0);
    if (arrives !== undefined) importFrom(draft, name, { ...said, arrives });
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
  checked(fields({ ba1ToBa2: positive, betweenLines: positive }), (said) =>
    atLeastOne(said, "ba1ToBa2", "betweenLines"),
  ),
  (draft, said) => {
    const { ba1ToBa2, betweenLines } = draft.escapes;
    draft.escapes = {
      ...draft.escapes,
      ba1ToBa2: said.ba1ToBa2 ?? ba1ToBa2,
      betweenLines: said.betweenLines ?? betweenLines,
    };
  },
);

const membersPerLine = 20;

/** A member is imported until the next of its line arrives. */
export const soup = changeKind(
  fields({
    from: required(date),
    yearlyEscape: required(numberWhere((value) => value >= 1, "a factor of at least 1")),
    daysBetween: numberWhere((value) => Number.isInteger(value) && value >= 1, "a number of days"),
    lineB: flag,
    infectiousnessOf: strainCode,
    perDay: notNegative,
  }),
  (draft, said) => {
    const { daysBetween = 30, lineB = false, perDay } = said;
    const infectiousness =
      draft.strains[said.infectiousnessOf ?? strain.OMICRON_BA5]?.infectiousness ?? 1;
    draft.escapes = {
      ...draft.escapes,
      soup: { yearlyEscape: said.yearlyEscape, daysBetweenMembers: daysBetween },
    };
    for (const line of ["A", "B"] as const) {
      for (let number = 1; number <= membersPerLine; number++) {
        const member = codeOfMember({ line, number });
        const present = draft.strains[member];
        if (present) draft.strains[member] = { ...present, infectiousness };
        importsOf(draft, member).fill(0);
        if (line === "B" && !lineB) continue;
        const arrives = said.from + (number - 1) * daysBetween;
        const until = number < membersPerLine ? arrives + daysBetween - 1 : undefined;
        importFrom(draft, member, { arrives, perDay, until });
      }
    }
  },
);
