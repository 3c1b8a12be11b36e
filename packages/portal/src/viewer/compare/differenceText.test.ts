import { expect, test } from "vitest";
import { figureDifference } from "./differences.ts";
import { differenceText } from "./differenceText.ts";

test("the direction is a word, and the percentage has a sign", () => {
  const quarterMore = figureDifference(2000, 2500);
  const fifthLess = figureDifference(2500, 2000);
  if (!quarterMore || !fifthLess) throw new Error("both figures are known");
  expect(differenceText("infections", quarterMore, "en")).toBe("500 more (+25%)");
  expect(differenceText("peakBeds", fifthLess, "en")).toBe("500 fewer (−20%)");
  expect(differenceText("peakIncidence", fifthLess, "en")).toBe("500 lower (−20%)");
  expect(differenceText("infections", fifthLess, "de")).toBe("500 weniger (−20\u00a0%)");
  expect(differenceText("peakIncidence", quarterMore, "de")).toBe("500 höher (+25\u00a0%)");
});

test("small shares have a decimal, and those that round to zero are left out", () => {
  const text = (pinned: number, current: number) => {
    const difference = figureDifference(pinned, current);
    return difference && differenceText("infections", difference, "de");
  };
  expect(text(100_000, 102_500)).toBe("2.500 mehr (+2,5\u00a0%)");
  expect(text(1_000_000, 1_000_100)).toBe("100 mehr");
  expect(text(0, 100)).toBe("100 mehr");
  expect(text(100, 100)).toBe("gleich");
});

test("dates differ by days", () => {
  const text = (pinned: number, current: number, language: "de" | "en") => {
    const difference = figureDifference(pinned, current);
    return difference && differenceText("bedsPeakDay", difference, language);
  };
  expect(text(18_000, 18_012, "en")).toBe("12 days later");
  expect(text(18_001, 18_000, "en")).toBe("1 day earlier");
  expect(text(18_001, 18_000, "de")).toBe("1 Tag früher");
  expect(text(18_000, 18_002, "de")).toBe("2 Tage später");
  expect(text(18_000, 18_000, "de")).toBe("am selben Tag");
});
