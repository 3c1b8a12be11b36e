import { reader } from "../reader/reader.ts";
import { RunStore } from "./runStore.ts";

export const runs = new RunStore(reader);
