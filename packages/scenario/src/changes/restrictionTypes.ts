// The fields of restrictions in scenario files: each is read as numbers of its series.
import { problem } from "@episcope/common";
import { checked, type Fields, fields, mapped } from "@episcope/common/reading";
import {
  type RestrictionFieldName,
  type RestrictionSeries,
  type RestrictionValues,
  restrictionFieldNames,
  restrictionFields,
  seriesOfField,
} from "@episcope/model/parameters";
import { notNegative, numberWhere, orWord, type RunType, share, text } from "../reading/types.ts";
import { atLeastOne } from "./changeKind.ts";

/** One number for each series of the field. */
type FieldType = RunType<readonly number[]>;

/** For rounding errors of shares that sum up to 1. */
const tolerance = 1e-9;

const namedMasks = checked(
  fields({ cloth: share, surgical: share, ffp2: share }),
  (masks) =>
    atLeastOne(masks, "cloth", "surgical", "ffp2") ??
    ((masks.cloth ?? 0) + (masks.surgical ?? 0) + (masks.ffp2 ?? 0) > 1 + tolerance
      ? problem("maskShares")
      : undefined),
);

const maskShares: FieldType = mapped(orWord("none", namedMasks), (masks) =>
  masks === "none" ? [0, 0, 0] : [masks.cloth ?? 0, masks.surgical ?? 0, masks.ffp2 ?? 0],
);

/** 22-5, or none. */
const hours: FieldType = (raw, place) => {
  const written = text(raw, place);
  if (written === undefined || written === "none") return written && [Number.NaN, Number.NaN];
  const match = /^(\d{1,2}(?:\.\d+)?)-(\d{1,2}(?:\.\d+)?)$/.exec(written);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  const isValid = from <= 24 && to <= 24 && from !== to;
  return isValid ? [from, to] : place.fault(problem("closingHours", { value: written }));
};

const size = numberWhere(
  (value) => Number.isInteger(value) && value >= 1,
  problem("aNumberOfPeople"),
);
const groupSize: FieldType = mapped(orWord("none", size), (most) => [
  most === "none" ? Number.POSITIVE_INFINITY : most,
]);

const single = (type: RunType<number>): FieldType => mapped(type, (value) => [value]);

const typeOfKind: Readonly<
  Record<(typeof restrictionFields)[RestrictionFieldName]["kind"], FieldType>
> = {
  share: single(share),
  factor: single(notNegative),
  masks: maskShares,
  hours,
  groupSize,
};

export const fieldTypes = Object.fromEntries(
  restrictionFieldNames.map((name) => [name, typeOfKind[restrictionFields[name].kind]]),
) as Readonly<Record<RestrictionFieldName, FieldType>>;

/** The given series with their values. */
export function givenValues(
  given: Fields<typeof fieldTypes>,
): readonly (readonly [RestrictionSeries, number])[] {
  return restrictionFieldNames.flatMap((name) =>
    (given[name] ?? []).flatMap((value, index) => {
      const series = seriesOfField[name][index];
      return series === undefined ? [] : [[series, value] as const];
    }),
  );
}

/** Restrictions as values, for rules that the model itself applies. */
export const restrictionValues: RunType<RestrictionValues> = mapped(
  checked(fields(fieldTypes), (given) => atLeastOne(given, ...restrictionFieldNames)),
  (given) => Object.fromEntries(givenValues(given)),
);
