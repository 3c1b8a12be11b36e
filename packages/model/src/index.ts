// The agent-based model: what other packages may use of it.
export { activities } from "./activities.ts";
export type { City } from "./city/city.ts";
