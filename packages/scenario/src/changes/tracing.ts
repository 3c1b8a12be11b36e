// Contact tracing and quarantine (model specification 4.3, 6.6).
import { changeSeries, forEachDay } from "../draft/days.ts";
import { tracingDraft } from "../draft/tracingDraft.ts";
import { datedFields, fields, required } from "../reading/fields.ts";
import { checked, count, date, notNegative, oneOf, orWord, share } from "../reading/types.ts";
import { atLeastOne, changeKind } from "./changeKind.ts";

const exemptDays = orWord("forever", notNegative);

export const tracing = changeKind(
  orWord(
    "none",
    fields({
      from: date,
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
  (draft, said, cut) => {
    if (said === "none") {
      draft.tracing = undefined;
      return;
    }
    const from = said.from ?? draft.startDay;
    const present = draft.tracing ?? tracingDraft(draft.region, draft.profile, draft, from);
    draft.tracing = present;
    present.from = Math.min(present.from, from);
    present.strategy = said.strategy ?? present.strategy;
    present.lookBackDays = said.lookBack ?? present.lookBackDays;
    present.minimumMinutes = said.minimumMinutes ?? present.minimumMinutes;
    if (said.exempt !== undefined) {
      present.exempt =
        said.exempt === "none"
          ? undefined
          : {
              vaccinatedDays: daysOf(said.exempt.vaccinatedDays),
              boostedDays: daysOf(said.exempt.boostedDays),
            };
    }
    const set = (series: Float64Array, value: number | undefined) => {
      if (value !== undefined) changeSeries(series, draft, { from }, cut, { set: value });
    };
    set(present.probability, said.probability);
    set(present.delayDays, said.delay);
    set(present.capacity, said.capacity === "unlimited" ? Number.POSITIVE_INFINITY : said.capacity);
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
    (said) =>
      said.release !== undefined && (said.from !== undefined || said.to !== undefined)
        ? "release holds for the whole run, without from and to"
        : atLeastOne(said, "days", "release", "ofContacts"),
  ),
  (draft, said, cut) => {
    const { quarantine: present } = draft;
    const { days, release, ofContacts } = said;
    present.release = release ?? present.release;
    if (days !== undefined) changeSeries(present.days, draft, said, cut, { set: days });
    if (ofContacts === undefined) return;
    forEachDay(draft, said, cut, (place) => {
      present.isTesting[place] = ofContacts === "testing" ? 1 : 0;
    });
  },
);
