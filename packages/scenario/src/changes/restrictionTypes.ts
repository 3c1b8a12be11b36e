// Values of single restrictions: masks, hours, sizes of groups.
import type { RestrictionFields } from "@episcope/model/parameters";
import { fields } from "../reading/fields.ts";
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

export type MaskShares = readonly [cloth: number, surgical: number, ffp2: number];

/** For shares that sum up to 1 but for rounding. */
const tolerance = 1e-9;

const namedMasks = checked(
  fields({ cloth: share, surgical: share, ffp2: share }),
  (said) =>
    atLeastOne(said, "cloth", "surgical", "ffp2") ??
    ((said.cloth ?? 0) + (said.surgical ?? 0) + (said.ffp2 ?? 0) > 1 + tolerance
      ? "the shares of masks are more than 1 together"
      : undefined),
);
const masksOrNone = orWord("none", namedMasks);

export const maskShares: Type<MaskShares> = (raw, place) => {
  const said = masksOrNone(raw, place);
  if (said === undefined) return undefined;
  return said === "none" ? [0, 0, 0] : [said.cloth ?? 0, said.surgical ?? 0, said.ffp2 ?? 0];
};

/** 22-5, or none. */
export const closingHours: Type<readonly [number, number] | "none"> = (raw, place) => {
  const said = text(raw, place);
  if (said === undefined || said === "none") return said;
  const match = /^(\d{1,2}(?:\.\d+)?)-(\d{1,2}(?:\.\d+)?)$/.exec(said);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  const isValid = from <= 24 && to <= 24 && from !== to;
  return isValid ? [from, to] : place.fault(`closing hours look like 22-5 or none, not "${said}"`);
};

export const groupSize: Type<number | "none"> = orWord(
  "none",
  numberWhere((value) => Number.isInteger(value) && value >= 1, "a number of people"),
);

const plainFields = checked(
  fields({
    remaining: share,
    ciCorrection: notNegative,
    masks: maskShares,
    closingHours,
    maxGroupSize: groupSize,
    reducedGroupSize: groupSize,
    withoutPass: share,
    withPass: share,
  }),
  (said) =>
    atLeastOne(
      said,
      "remaining",
      "ciCorrection",
      "masks",
      "closingHours",
      "maxGroupSize",
      "reducedGroupSize",
      "withoutPass",
      "withPass",
    ),
);

/** Restrictions as they are, for rules that the model itself applies. */
export const restrictionRecord: Type<RestrictionFields> = (raw, place) => {
  const said = plainFields(raw, place);
  if (!said) return undefined;
  const { withoutPass, withPass, ...same } = said;
  const record = { ...same, remainingWithoutPass: withoutPass, remainingWithPass: withPass };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
};
