// All kinds of changes, by their key in a file.
import { adaptive, contacts, days, maskTable, skippedActivity } from "./behaviour.ts";
import type { ChangeKind } from "./changeKind.ts";
import { households, immunity, vaccineEffect } from "./immunity.ts";
import { imports } from "./imports.ts";
import { outdoor } from "./outdoor.ts";
import { caution, curfewCompliance, hold, restrict, series } from "./restrict.ts";
import { seed } from "./seed.ts";
import { pass, testing, tests } from "./tests.ts";
import { quarantine, tracing } from "./tracing.ts";
import { boosters, campaign, doses, quotas, vaccination, vaccinationSpeed } from "./vaccination.ts";
import { disease, escapeChange, soup, strainChange, theta, thetaTimes } from "./virus.ts";

export const changeKinds: ReadonlyMap<string, ChangeKind> = new Map(
  Object.entries({
    restrict,
    series,
    caution,
    hold,
    curfewCompliance,
    days,
    adaptive,
    skippedActivity,
    maskTable,
    contacts,
    outdoor,
    theta,
    thetaTimes,
    disease,
    strain: strainChange,
    escape: escapeChange,
    soup,
    vaccineEffect,
    immunity,
    households,
    imports,
    doses,
    boosters,
    quotas,
    vaccination,
    vaccinationSpeed,
    campaign,
    tests,
    testing,
    pass,
    tracing,
    quarantine,
    seed,
  }),
);
