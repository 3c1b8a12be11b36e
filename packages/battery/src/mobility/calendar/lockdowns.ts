// The national lockdowns (mobility specification 8).

import type { Localized } from "@episcope/common";

export interface CalendarSpan {
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly name: Localized;
}

export const lockdowns: readonly CalendarSpan[] = [
  {
    from: "2020-03-22",
    to: "2020-05-04",
    name: { en: "First lockdown", de: "Erster Lockdown" },
  },
  {
    from: "2020-11-02",
    to: "2021-03-07",
    name: { en: "Lockdown light, then hard", de: "Lockdown light, dann hart" },
  },
  {
    from: "2021-04-24",
    to: "2021-06-30",
    name: { en: "Federal emergency brake", de: "Bundesnotbremse" },
  },
];
