// Contact tracing and quarantine (model specification 4.3, 6.6).
import { problem } from "@episcope/common";
import { checked, fields, required } from "@episcope/common/reading";
import { changeSeries, forEachDay } from "../draft/days.ts";
import { tracingDraft } from "../draft/tracingDraft.ts";
import { count, date, datedFields, notNegative, oneOf, orWord, share } from "../reading/types.ts";
import { atLeastOne, changeKind } from "./changeKind.ts";

const exemptDays = orWord("forever", notNegative);

export const tracing = changeKind(
  orWord(
    "none",
    fields({
      from: date,
      to: date,
      strategy: oneOf("individual", "location", "identifySource", "random"),
      probability: share,
      lookBack: count,
      delay: count,
      minimumMinutes: notNegative,
      capacity: orWord("unlimited", notNegative),
      exempt: orWord(
        "none",
        fields({ vaccinatedDays: required(exemptDays), boostedDays: required(exemptDays) }),
      ),
    }),
  ),
  (draft, given, cut) => {
    if (given === "none") {
      draft.tracing = undefined;
      return;
    }
    const from = given.from ?? draft.startDay;
    const present = draft.tracing ?? tracingDraft(draft.region, draft.profile, draft, from);
    draft.tracing = present;
    present.from = Math.min(present.from, from);
    present.strategy = given.strategy ?? present.strategy;
    present.lookBackDays = given.lookBack ?? present.lookBackDays;
    present.minimumMinutes = given.minimumMinutes ?? present.minimumMinutes;
    if (given.exempt !== undefined) {
      present.exempt =
        given.exempt === "none"
          ? undefined
          : {
              vaccinatedDays: daysOf(given.exempt.vaccinatedDays),
              boostedDays: daysOf(given.exempt.boostedDays),
            };
    }
    const set = (series: Float64Array, value: number | undefined) => {
      if (value !== undefined)
        changeSeries(series, draft, { from, to: given.to }, cut, { set: value });
    };
    set(present.probability, given.probability);
    set(present.delayDays, given.delay);
    set(
      present.capacity,
      given.capacity === "unlimited" ? Number.POSITIVE_INFINITY : given.capacity,
    );
  },
);

function daysOf(days: number | "forever"): number {
  return days === "forever" ? Number.POSITIVE_INFINITY : days;
}

export const quarantine = changeKind(
  checked(
    datedFields({
      days: notNegative,
      release: oneOf("susceptible", "nonSymptomatic"),
      ofContacts: oneOf("atHome", "testing"),
    }),
    (given) =>
      given.release !== undefined && (given.from !== undefined || given.to !== undefined)
        ? problem("wholeRunOnly", { field: "release", fields: ["from", "to"] })
        : atLeastOne(given, "days", "release", "ofContacts"),
  ),
  (draft, given, cut) => {
    const { quarantine: present } = draft;
    const { days, release, ofContacts } = given;
    present.release = release ?? present.release;
    if (days !== undefined) changeSeries(present.days, draft, given, cut, { set: days });
    if (ofContacts === undefined) return;
    forEachDay(draft, given, cut, (place) => {
      present.isTesting[place] = ofContacts === "testing" ? 1 : 0;
    });
  },
);
