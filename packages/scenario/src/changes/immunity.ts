// What protects people, and how well (model specification 5.2, 5.3, 6.8).
import { checked, fields, oneOrMore, required } from "@episcope/common/reading";
import { count, flag, notNegative, orWord, positive, share } from "../reading/types.ts";
import { atLeastOne, changeKind } from "./changeKind.ts";
import { strainCode, vaccineCode } from "./names.ts";

export const vaccineEffect = changeKind(
  checked(
    fields({
      vaccine: oneOrMore(vaccineCode),
      strain: oneOrMore(strainCode),
      effectiveness: share,
      seriouslySick: share,
      fullDay: count,
      infectivity: share,
      booster: flag,
    }),
    (given) => atLeastOne(given, "effectiveness", "seriouslySick", "fullDay", "infectivity"),
  ),
  (draft, { vaccine: vaccines, strain: strains, ...given }) => {
    draft.vaccineEffects.push({ ...given, vaccines, strains });
  },
);

export const immunity = changeKind(
  checked(
    fields({
      beta: positive,
      halfLifeDays: positive,
      halfLifeFactorForInfected: positive,
      responseSigma: notNegative,
      iga: orWord("none", fields({ days: required(positive) })),
      naturalDays: notNegative,
      naturalEffectiveness: share,
    }),
    (given) =>
      atLeastOne(
        given,
        "beta",
        "halfLifeDays",
        "halfLifeFactorForInfected",
        "responseSigma",
        "iga",
        "naturalDays",
        "naturalEffectiveness",
      ),
  ),
  (draft, given) => {
    const { immunity: present, natural } = draft;
    present.beta = given.beta ?? present.beta;
    present.halfLifeDays = given.halfLifeDays ?? present.halfLifeDays;
    present.halfLifeFactorForInfected =
      given.halfLifeFactorForInfected ?? present.halfLifeFactorForInfected;
    present.responseSigma = given.responseSigma ?? present.responseSigma;
    if (given.iga !== undefined) present.iga = given.iga === "none" ? undefined : given.iga;
    draft.natural = {
      fullDays: given.naturalDays ?? natural.fullDays,
      effectiveness: given.naturalEffectiveness ?? natural.effectiveness,
    };
  },
);

export const households = changeKind(
  fields({
    share: required(share),
    inside: required(notNegative),
    outside: required(notNegative),
  }),
  (draft, given) => {
    draft.households = given;
  },
);
