// What protects people, and how well (model specification 5.2, 5.3, 6.8).
import { fields, required } from "../reading/fields.ts";
import {
  checked,
  count,
  flag,
  listOf,
  notNegative,
  orWord,
  positive,
  share,
} from "../reading/types.ts";
import { atLeastOne, changeKind } from "./changeKind.ts";
import { strainCode, vaccineCode } from "./names.ts";

export const vaccineEffect = changeKind(
  checked(
    fields({
      vaccine: listOf(vaccineCode),
      strain: listOf(strainCode),
      effectiveness: share,
      seriouslySick: share,
      fullDay: count,
      infectivity: share,
      booster: flag,
    }),
    (said) => atLeastOne(said, "effectiveness", "seriouslySick", "fullDay", "infectivity"),
  ),
  (draft, { vaccine: vaccines, strain: strains, ...said }) => {
    draft.vaccineEffects.push({ ...said, vaccines, strains });
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
    (said) =>
      atLeastOne(
        said,
        "beta",
        "halfLifeDays",
        "halfLifeFactorForInfected",
        "responseSigma",
        "iga",
        "naturalDays",
        "naturalEffectiveness",
      ),
  ),
  (draft, said) => {
    const { immunity: present, natural } = draft;
    present.beta = said.beta ?? present.beta;
    present.halfLifeDays = said.halfLifeDays ?? present.halfLifeDays;
    present.halfLifeFactorForInfected =
      said.halfLifeFactorForInfected ?? present.halfLifeFactorForInfected;
    present.responseSigma = said.responseSigma ?? present.responseSigma;
    if (said.iga !== undefined) present.iga = said.iga === "none" ? undefined : said.iga;
    draft.natural = {
      fullDays: said.naturalDays ?? natural.fullDays,
      effectiveness: said.naturalEffectiveness ?? natural.effectiveness,
    };
  },
);

export const households = changeKind(
  fields({
    share: required(share),
    inside: required(notNegative),
    outside: required(notNegative),
  }),
  (draft, said) => {
    draft.households = said;
  },
);
