import { expect, test } from "vitest";
import { ageSpan } from "../people/ageSpan.ts";
import { hospitalLabel } from "./hospitalLabel.ts";

test.each([
  ["intakesHospBase", "Hospital, base severity", "Krankenhaus, Grundannahme"],
  ["intakesIcuSevere", "Intensive care, higher severity", "Intensivstation, schwerere Verläufe"],
  ["occupancyHospMild", "Hospital, lower severity", "Krankenhaus, leichtere Verläufe"],
  [
    "intakesHosp_0to17Base",
    "Hospital, 0–17 years, base severity",
    "Krankenhaus, 0–17 Jahre, Grundannahme",
  ],
  [
    "intakesHosp_80+Severe",
    "Hospital, 80 years and over, higher severity",
    "Krankenhaus, ab 80 Jahren, schwerere Verläufe",
  ],
  [
    "occupancyIcuOmicron",
    "Intensive care, severity of Omicron",
    "Intensivstation, Verläufe wie bei Omikron",
  ],
  ["occupancyIcuWorst Case", "Intensive care, Worst Case", "Intensivstation, Worst Case"],
  ["occupancyIcu", "Intensive care", "Intensivstation"],
])("%s is written %s or %s", (name, en, de) => {
  expect(hospitalLabel(name)).toEqual({ en, de });
});

test.each(["intakesHospitalBase", "intakesBase", "Hosp", "intakesHosp_oldBase", ""])(
  "the unknown name %j stays",
  (name) => {
    expect(hospitalLabel(name)).toEqual({ en: name, de: name });
  },
);

test("age groups have an en dash", () => {
  expect(["0-4", "18to59", "90+", "all", "2020-03-01"].map(ageSpan)).toEqual([
    "0–4",
    "18–59",
    "90+",
    "all",
    "2020-03-01",
  ]);
});
