// From a run in the making to what the model takes.
import { initialLevels, type ModelSettings, vaccineEffects } from "@episcope/model/parameters";
import { importFactors, infectiousnessFactors } from "../posterior/recipe.ts";
import { type Draft, firstSeed } from "./draft.ts";
import { testSettings } from "./testsDraft.ts";
import { vaccinationSettings } from "./vaccinationDraft.ts";

/** Takes over the series of the draft, which is not to be changed afterwards. */
export function modelSettings(draft: Draft, seedIndex: number): ModelSettings {
  const { startDay, dayCount } = draft;
  return {
    profile: draft.profile,
    // Recipes have seeds of their own, on top of the one that they were inferred with.
    seed: draft.recipe ? firstSeed : (draft.seed ?? firstSeed) + seedIndex,
    reseeds: draft.recipe?.steps.map(({ day, seed }) => ({ from: day, value: seed })) ?? [],
    startDay,
    dayCount,
    contacts: draft.contacts,
    theta: draft.theta,
    disease: draft.disease,
    strains: strainsOf(draft),
    immunity: {
      ...draft.immunity,
      initialLevels: initialLevels(draft.escapes),
      vaccineEffects: vaccineEffects(draft.vaccineEffects),
      natural: draft.natural,
    },
    restrictions: draft.activities,
    adaptive: draft.adaptive,
    curfewCompliance: draft.curfewCompliance,
    maskTable: draft.maskTable,
    outdoorFraction: draft.outdoor.fraction,
    dayTypes: new Map([...draft.dayTypes].sort(([a], [b]) => a - b)),
    imports: importSettings(draft),
    quarantine: {
      days: draft.quarantine.days,
      release: draft.quarantine.release,
      ofContacts: stepsOf(draft),
    },
    greenPass: draft.greenPass,
    tests: draft.tests && testSettings(draft.tests),
    tracing: draft.tracing,
    vaccination: draft.vaccination && vaccinationSettings(draft.vaccination),
    skippedActivity: draft.skippedActivity,
    householdSusceptibility: draft.households,
    countsDistricts: draft.countsDistricts,
  };
}

/**
 * What a scenario assumes about the infectiousness of a strain that was fitted holds after the fit:
 * before, it would contradict the inferred factors.
 */
function strainsOf({ strains, recipe, fitted }: Draft): ModelSettings["strains"] {
  if (!recipe) return strains;
  return strains.map((settings, code) => {
    const inferred = infectiousnessFactors(recipe, code);
    const { infectiousness: assumed } = settings;
    const infectiousness = fitted?.infectiousness[code] ?? 0;
    if (!fitted || infectiousness === 0 || infectiousness === assumed || inferred.length === 0)
      return { ...settings, inferred };
    const later = { from: fitted.until + 1, value: assumed / infectiousness };
    return { ...settings, infectiousness, inferred: [...inferred, later] };
  });
}

function inferredImports(draft: Draft, strain: number, perDay: Float64Array) {
  const factors = draft.recipe && importFactors(draft.recipe, strain, draft);
  return factors ? perDay.map((count, place) => count * (factors[place] ?? 1)) : perDay;
}

/** By strain and age, so that the order of changes does not matter. */
function importSettings(draft: Draft): ModelSettings["imports"] {
  return [...draft.imports.values()]
    .filter(({ perDay }) => perDay.some((value) => value > 0))
    .map(({ strain, ages, perDay: usual }) => {
      const perDay = inferredImports(draft, strain, usual);
      return ages ? { strain, ages, perDay } : { strain, perDay };
    })
    .sort(
      (a, b) =>
        a.strain - b.strain ||
        (a.ages?.[0] ?? -1) - (b.ages?.[0] ?? -1) ||
        (a.ages?.[1] ?? -1) - (b.ages?.[1] ?? -1),
    );
}

function stepsOf({ startDay, quarantine }: Draft): ModelSettings["quarantine"]["ofContacts"] {
  return [...quarantine.isTesting].flatMap((isTesting, place) =>
    place > 0 && isTesting === quarantine.isTesting[place - 1]
      ? []
      : [{ from: startDay + place, value: isTesting ? ("testing" as const) : ("atHome" as const) }],
  );
}
