import { expect, test } from "vitest";
import { activityCode } from "../activities.ts";
import { makeCity } from "../city/makeCity.ts";
import { ticksPerHour } from "../city/schedule/time.ts";
import { usualHours } from "./usualHours.ts";

test("a weekday counts five times; only the asked activities count", () => {
  const hour = ticksPerHour;
  const visit = (activity: number, from: number, to: number) => [
    ...[0, 0],
    ((from * hour) | ((to * hour) << 16)) >>> 0,
    activity,
  ];
  const city = makeCity({ region: "heinsberg", sample: 0.02 });
  const template = city.templates[0];
  const made = (words: readonly number[]) => ({ ...template, visits: Uint32Array.from(words) });
  // Two hours on weekdays, seven on Sundays; nothing on Saturdays.
  const own = {
    ...city,
    personCount: 1,
    templates: [
      made(visit(activityCode("leisure"), 18, 20)),
      made([]),
      made(visit(activityCode("leisure"), 12, 19)),
    ] as const,
  };
  expect(usualHours(own, ["leisure"])).toBeCloseTo((5 * 2 + 7) / 7, 10);
  expect(usualHours(own, ["work"])).toBe(0);
});

test("people of a made city have between half an hour and four hours of leisure a day", () => {
  const city = makeCity({ region: "heinsberg", sample: 0.02 });
  const hours = usualHours(city, ["leisure", "leisPublic", "leisPrivate", "visit"]);
  expect(hours).toBeGreaterThan(0.5);
  expect(hours).toBeLessThan(4);
});
