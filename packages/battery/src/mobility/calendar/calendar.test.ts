import { parseDay, weekday } from "@episcope/common";
import { expect, test } from "vitest";
import { states } from "../states.ts";
import { lockdowns } from "./lockdowns.ts";
import { isPublicHoliday, publicHolidays } from "./publicHolidays.ts";
import { schoolHolidays } from "./schoolHolidays.ts";

const dateOf = (area: string, year: number, name: string) =>
  publicHolidays(area, year).find((holiday) => holiday.name.en === name)?.date;

test("Easter and the holidays that depend on it", () => {
  expect(dateOf("DE", 2020, "Good Friday")).toBe("2020-04-10");
  expect(dateOf("DE", 2021, "Easter Monday")).toBe("2021-04-05");
  expect(dateOf("DE", 2022, "Ascension Day")).toBe("2022-05-26");
  expect(dateOf("DE", 2022, "Whit Monday")).toBe("2022-06-06");
  expect(dateOf("09", 2021, "Corpus Christi")).toBe("2021-06-03");
  // The latest and the earliest date in two centuries.
  expect(dateOf("12", 2038, "Easter Sunday")).toBe("2038-04-25");
  expect(dateOf("12", 2008, "Easter Sunday")).toBe("2008-03-23");
});

test("nine holidays apply everywhere, more in some states", () => {
  expect(publicHolidays("DE", 2021)).toHaveLength(9);
  const counts = states.map(({ id }) => publicHolidays(id, 2021).length);
  // SH HH NI HB NW HE RP BW BY SL BE BB MV SN ST TH
  expect(counts).toEqual([10, 10, 10, 10, 11, 10, 11, 12, 13, 12, 10, 12, 10, 11, 11, 11]);
  for (const { id } of states) {
    const dates = publicHolidays(id, 2021).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  }
});

test("holidays of single states and years", () => {
  expect(dateOf("14", 2020, "Day of Repentance")).toBe("2020-11-18");
  expect(dateOf("14", 2021, "Day of Repentance")).toBe("2021-11-17");
  expect(dateOf("14", 2022, "Day of Repentance")).toBe("2022-11-16");
  expect(isPublicHoliday("11", "2020-05-08")).toBe(true);
  expect(isPublicHoliday("11", "2021-05-08")).toBe(false);
  expect(isPublicHoliday("11", "2022-03-08")).toBe(true);
  expect(isPublicHoliday("12", "2022-03-08")).toBe(false);
  expect(isPublicHoliday("DE", "2020-10-03")).toBe(true);
  expect(isPublicHoliday("DE", "2020-10-31")).toBe(false);
});

test("school holidays exist for every state, in order, with valid dates and no overlap", () => {
  for (const { id, name } of states) {
    const spans = schoolHolidays(id);
    expect(spans.length, name).toBeGreaterThanOrEqual(12);
    spans.forEach(({ from, to }, index) => {
      expect(parseDay(from), from).toBeDefined();
      expect(parseDay(to), to).toBeDefined();
      expect(from < to || from === to, `${name} ${from}`).toBe(true);
      expect(from > (spans[index - 1]?.to ?? ""), `${name} ${from}`).toBe(true);
      expect(weekday(parseDay(from) ?? 0), `${name} ${from}`).not.toBe(0);
    });
    const summers = spans.filter((span) => span.name.en === "Summer holidays");
    expect(summers.map(({ from }) => from.slice(0, 4))).toEqual(["2020", "2021", "2022"]);
    for (const { from, to } of summers) {
      // About six weeks.
      const days = (parseDay(to) ?? 0) - (parseDay(from) ?? 0);
      expect(days, `${name} ${from}`).toBeGreaterThanOrEqual(38);
      expect(days, `${name} ${from}`).toBeLessThanOrEqual(46);
    }
  }
  expect(schoolHolidays("DE")).toEqual([]);
  expect(schoolHolidays("08")).toContainEqual({
    from: "2020-12-23",
    to: "2021-01-09",
    season: "christmas",
    name: { en: "Christmas holidays", de: "Weihnachtsferien" },
  });
});

test("lockdowns do not overlap", () => {
  expect(lockdowns.map(({ from, to }) => [from, to])).toEqual([
    ["2020-03-22", "2020-05-04"],
    ["2020-11-02", "2021-03-07"],
    ["2021-04-24", "2021-06-30"],
  ]);
});
