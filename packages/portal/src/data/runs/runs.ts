import { reader } from "../reader/reader.ts";
import { RunStore } from "./runStore.ts";

/** The runs of this visit. */
export const runs = new RunStore(reader);
