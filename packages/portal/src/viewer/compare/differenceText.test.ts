import { expect, test } from "vitest";
import { differenceText, rangeText } from "./differenceText.ts";
import { figureDifference } from "./pairedDifference.ts";

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

test("a range says which way, once or at both ends", () => {
  const range = (low: number, high: number) => ({ low, high, median: 0 });
  expect(rangeText("infections", range(3000, 5000), "en")).toBe("3,000 to 5,000 more");
  expect(rangeText("infections", range(-5000, -3000), "de")).toBe("3.000 bis 5.000 weniger");
  expect(rangeText("infections", range(-3000, 5000), "en")).toBe("3,000 fewer to 5,000 more");
  expect(rangeText("peakIncidence", range(-1.5, 2), "de")).toBe("1,5 niedriger bis 2 höher");
  expect(rangeText("peakBeds", range(0, 12), "en")).toBe("0 to 12 more");
  expect(rangeText("peakBeds", range(-12, 0), "en")).toBe("0 to 12 fewer");
  expect(rangeText("bedsPeakDay", range(-1, 9), "en")).toBe("1 day earlier to 9 days later");
  expect(rangeText("bedsPeakDay", range(-9, -1), "de")).toBe("1 bis 9 Tage früher");
  expect(rangeText("bedsPeakDay", range(7, 7), "de")).toBe("7 Tage später");
  expect(rangeText("infections", range(0, 0), "en")).toBe("the same");
});
