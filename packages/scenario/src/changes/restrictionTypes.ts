// How the fields of restrictions are written in scenario files: each is read as numbers of its
// series.
import { problem } from "@episcope/common";
import {
  type RestrictionFieldName,
  type RestrictionSeries,
  type RestrictionValues,
  restrictionFieldNames,
  restrictionFields,
  seriesOfField,
} from "@episcope/model/parameters";
import { type Fields, fields } from "../reading/fields.ts";
import {
  checked,
  notNegative,
  numberWhere,
  orWord,
  share,
  type Type,
  text,
} from "../reading/types.ts";
import { atLeastOne } from "./changeKind.ts";

/** One number for each series of the field. */
type FieldType = Type<readonly number[]>;

/** For shares that sum up to 1 but for rounding. */
const tolerance = 1e-9;

const namedMasks = checked(
  fields({ cloth: share, surgical: share, ffp2: share }),
  (masks) =>
    atLeastOne(masks, "cloth", "surgical", "ffp2") ??
    ((masks.cloth ?? 0) + (masks.surgical ?? 0) + (masks.ffp2 ?? 0) > 1 + tolerance
      ? problem("maskShares")
      : undefined),
);
const masksOrNone = orWord("none", namedMasks);

const maskShares: FieldType = (raw, place) => {
  const masks = masksOrNone(raw, place);
  if (masks === undefined || masks === "none") return masks && [0, 0, 0];
  return [masks.cloth ?? 0, masks.surgical ?? 0, masks.ffp2 ?? 0];
};

/** 22-5, or none. */
const hours: FieldType = (raw, place) => {
  const written = text(raw, place);
  if (written === undefined || written === "none") return written && [Number.NaN, Number.NaN];
  const match = /^(\d{1,2}(?:\.\d+)?)-(\d{1,2}(?:\.\d+)?)$/.exec(written);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  const isValid = from <= 24 && to <= 24 && from !== to;
  return isValid ? [from, to] : place.fault(problem("closingHours", { value: written }));
};

const sizeOrNone = orWord(
  "none",
  numberWhere((value) => Number.isInteger(value) && value >= 1, problem("aNumberOfPeople")),
);

const groupSize: FieldType = (raw, place) => {
  const size = sizeOrNone(raw, place);
  return size === undefined ? undefined : [size === "none" ? Number.POSITIVE_INFINITY : size];
};

const single =
  (type: Type<number>): FieldType =>
  (raw, place) => {
    const value = type(raw, place);
    return value === undefined ? undefined : [value];
  };

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

/** The series that are given, with their values. */
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

const plainFields = checked(fields(fieldTypes), (given) =>
  atLeastOne(given, ...restrictionFieldNames),
);

/** Restrictions as they are, for rules that the model itself applies. */
export const restrictionValues: Type<RestrictionValues> = (raw, place) => {
  const given = plainFields(raw, place);
  return given && Object.fromEntries(givenValues(given));
};
