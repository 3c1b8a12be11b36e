// Catalogues, published values and settings of a run: what readers of scenarios need without
// loading the simulation.

export {
  type Activity,
  activities,
  type ContactSettings,
  calibratedContacts,
  educationActivities,
} from "./activities.ts";
export { type EscapeOptions, usualEscapes } from "./immunity/escape.ts";
export { greenPassRules } from "./immunity/greenPass.ts";
export { initialLevels } from "./immunity/initialLevels.ts";
export { type NaturalImmunity, usualNaturalImmunity } from "./immunity/naturalImmunity.ts";
export { strainSettings } from "./immunity/strainProperties.ts";
export { codeOfMember, strain, strainCount, strainNames } from "./immunity/strains.ts";
export {
  type VaccineEffectChange,
  vaccineEffects,
} from "./immunity/vaccineCurves.ts";
export { vaccine, vaccineCount, vaccines } from "./immunity/vaccines.ts";
export { normalQuantile } from "./math/elementary.ts";
export { outdoorSeries } from "./policy/outdoor.ts";
export {
  type RestrictionFieldName,
  type RestrictionSeries,
  type RestrictionsByDay,
  type RestrictionValues,
  restrictionFieldNames,
  restrictionFields,
  restrictionSeries,
  seriesOfField,
  unrestricted,
} from "./policy/restrictionFields.ts";
export { key, uniform } from "./random/counterRandom.ts";
export type {
  AdaptivePolicy,
  ByDay,
  ModelSettings,
  Profile,
  ShareByAge,
  StrainSettings,
  TestRate,
  TestSettings,
  TracingSettings,
  VaccinationCampaign,
  VaccinationSettings,
} from "./settings.ts";
