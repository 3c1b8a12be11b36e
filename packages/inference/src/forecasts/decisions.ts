// What is known of measures on a day. A forecast must not know what came later: of the regime it
// knows the days before, what had been decided, holidays and the calendar.
import { type Day, formatDay, parseDay } from "@episcope/common";

/**
 * Decisions of the federation and the states, and from when on they held: resolutions of the
 * conferences of the Chancellor and the Minister-Presidents (bundesregierung.de), of the
 * Bundestag in April and November 2021. Only those that a Monday lies between or is the first of.
 */
const decisions = [
  { decided: "2020-03-13", from: "2020-03-16" }, // schools close
  { decided: "2020-03-22", from: "2020-03-23" }, // contact ban
  { decided: "2020-04-15", from: "2020-04-20" }, // small shops open, masks
  { decided: "2020-04-15", from: "2020-05-04" }, // schools open step by step
  { decided: "2020-05-06", from: "2020-05-18" }, // restaurants open
  { decided: "2020-10-28", from: "2020-11-02" }, // partial lockdown
  { decided: "2020-12-13", from: "2020-12-16" }, // second lockdown
  { decided: "2021-02-10", from: "2021-02-22" }, // day care and primary schools open
  { decided: "2021-03-03", from: "2021-03-08" }, // first steps of opening
  { decided: "2021-04-21", from: "2021-04-26" }, // federal emergency brake
  { decided: "2021-11-18", from: "2021-11-24" }, // tests at work
  { decided: "2022-02-16", from: "2022-03-20" }, // end of most measures
] as const;

/** How little people move about between the years says nothing about the weeks after. */
const betweenTheYears = [
  ["2020-12-27", "2021-01-10"],
  ["2021-12-27", "2022-01-09"],
] as const;

/** The last day whose measures, and whose mobility, are known on a day and hold afterwards. */
export function knownOn(day: Day): string {
  const begun = decisions.flatMap(({ decided, from }) =>
    (parseDay(decided) ?? 0) < day ? [parseDay(from) ?? 0] : [],
  );
  const last = Math.max(day - 1, ...begun);
  const holidays = betweenTheYears
    .map(([from, to]) => [parseDay(from) ?? 0, parseDay(to) ?? 0] as const)
    .find(([from, to]) => last >= from && last <= to);
  return formatDay(holidays ? holidays[0] - 1 : last);
}
