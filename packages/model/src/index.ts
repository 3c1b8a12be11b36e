// The agent-based model: what other packages may use of it.
export { activities, berlinContacts, cologneContacts } from "./activities.ts";
export type { City } from "./city/city.ts";
export { makeCity } from "./city/makeCity.ts";
export { type RunResult, simulate } from "./run/simulate.ts";
export type { ModelSettings } from "./settings.ts";
export type { ResultTable } from "./table.ts";
