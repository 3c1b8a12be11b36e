// What is needed to search for the contacts of a day.
import type { ContactSettings } from "../../activities.ts";
import type { City, Template } from "../../city/city.ts";
import type { MaskFactors } from "../../policy/masks.ts";
import type { Protection } from "../protection/protection.ts";
import type { EffectivenessRecord } from "../results/effectivenessRecord.ts";
import type { RunState } from "../state/state.ts";
import type { DayTables } from "./dayTables.ts";
import type { Participation } from "./participation.ts";
import type { People } from "./people.ts";

export interface ContactDay {
  readonly city: City;
  readonly template: Template;
  readonly state: RunState;
  readonly tables: DayTables;
  readonly contacts: ContactSettings;
  readonly participation: Participation;
  readonly people: People;
  readonly protection: Protection;
  readonly masks: MaskFactors;
  readonly theta: number;
  readonly seed: number;
  /** Counted from 1. */
  readonly day: number;
  /** Whether people who leave something out stay at home. */
  readonly staysHome: boolean;
  readonly effectiveness: EffectivenessRecord | undefined;
}
