import { parseDay } from "@episcope/common";
import type { LaneName } from "@episcope/scenario/lab";
import { expect, test } from "vitest";
import { blockSentence, blockText } from "./blockWords.ts";

const day = (date: string) => parseDay(date) ?? 0;
const block = (from: string, to: string, value: number, target = 0) => ({
  ...{ from: day(from), to: day(to), value, target },
});

test.each([
  [
    ...["schools", block("2020-11-02", "2020-12-20", 0)],
    ...["Schools: 0% from 2 November to 20 December 2020"],
    ...["Schulen: 0\u00a0% vom 2. November bis 20. Dezember 2020"],
  ],
  [
    ...["leisure", block("2020-12-16", "2021-01-10", 20)],
    ...["Leisure: 20% from 16 December 2020 to 10 January 2021"],
    ...["Freizeit: 20\u00a0% vom 16. Dezember 2020 bis 10. Januar 2021"],
  ],
  [
    ...["masks", block("2020-11-02", "2020-11-02", 3, 1)],
    ...["Masks: FFP2, also at work on 2 November 2020"],
    ...["Masken: FFP2, auch bei der Arbeit am 2. November 2020"],
  ],
  [
    ...["variant", block("2021-01-15", "2021-06-30", 150)],
    ...["New variant: 150% from 15 January 2021 on"],
    ...["Neue Variante: 150\u00a0% ab 15. Januar 2021"],
  ],
  [
    ...["rule", block("2021-01-15", "2021-06-30", 1200, 3)],
    ...["By incidence: above 1,200: leisure and shops at half from 15 January 2021 on"],
    ...["Nach Inzidenz: über 1.200: Freizeit und Geschäfte zur Hälfte ab 15. Januar 2021"],
  ],
] as const)("%s in words", (lane, one, english, german) => {
  expect(blockSentence(lane, one, "en")).toBe(english);
  expect(blockSentence(lane, one, "de")).toBe(german);
});

test.each<[LaneName, number, number, string, string]>([
  ["masks", 0, 2, "none", "keine"],
  ["masks", 2, 0, "surgical", "OP-Maske"],
  ["tests", 2, 2, "2 a week, also in leisure", "2 je Woche, auch in der Freizeit"],
  ["tests", 0, 0, "none", "keine"],
  ["tracing", 400, 0, "400 a day", "400 am Tag"],
  ["season", 50, 0, "50%", "50\u00a0%"],
])("%s %d on %d is short", (lane, value, target, english, german) => {
  expect(blockText(lane, { value, target }, "en")).toBe(english);
  expect(blockText(lane, { value, target }, "de")).toBe(german);
});
