import { expect, test } from "vitest";
import type { PairedDifference, ShareRange } from "../compare/pairedDifference.ts";
import { type Answer, answerClaim, answerSentence } from "./answerSentence.ts";

const modelRuns = { arrived: 16, expected: 16 };
const nbsp = "\u00a0";

/** A clear difference of these relative sizes, and of so many infections. */
function clear(low: number, median: number, high: number, amount = 1000): PairedDifference {
  return {
    kind: "clear",
    range: { low: 1000 * low, high: 1000 * high, median: 1000 * median },
    shares: { low, median, high },
    difference: { direction: median > 0 ? "more" : "less", amount, share: Math.abs(median) },
  };
}
const claim = (difference: PairedDifference, language: "en" | "de" = "en") =>
  answerClaim(
    { figure: "infections", difference, until: language === "en" ? "28 May" : "28. Mai" },
    language,
  );
const sentence = (answer: Partial<Answer>, language: "en" | "de") =>
  answerSentence(
    {
      figure: "infections",
      difference: clear(-0.45, -0.31, -0.2),
      modelRuns,
      comparedWith: { kind: "named", name: language === "en" ? "schools open" : "Schulen offen" },
      scenario: { kind: "choice" },
      until: language === "en" ? "28 February 2022" : "28. Februar 2022",
      ...answer,
    },
    language,
  );

test("the sentence names both scenarios, the size, the last day and the range", () => {
  expect(sentence({}, "en")).toBe(
    "Compared with “schools open”, this choice means about a third fewer infections by 28 February 2022 (20–45% in 9 of 10 model runs).",
  );
  expect(sentence({}, "de")).toBe(
    `Verglichen mit „Schulen offen“ bedeutet diese Auswahl etwa ein Drittel weniger Infektionen bis zum 28. Februar 2022 (20–45${nbsp}% in 9 von 10 Modellläufen).`,
  );
});

test("a range that holds zero is no clear difference, and says how far it goes", () => {
  const difference = {
    kind: "unclear",
    range: { low: -20, high: 580, median: 400 },
    shares: { low: -0.02, median: 0.4, high: 0.58 },
  } as const;
  const comparedWith = { kind: "asItWas" } as const;
  expect(sentence({ difference, comparedWith }, "en")).toBe(
    "Compared with the measures as they were, this choice makes no clear difference in infections by 28 February 2022 (9 of 10 model runs: 2% less to 58% more).",
  );
  expect(sentence({ difference, comparedWith }, "de")).toBe(
    `Verglichen mit den Maßnahmen von damals macht diese Auswahl bei den Infektionen bis zum 28. Februar 2022 keinen klaren Unterschied (9 von 10 Modellläufen: 2${nbsp}% weniger bis 58${nbsp}% mehr).`,
  );
});

test("too few pairs claim nothing while others are on their way", () => {
  const early = {
    difference: { kind: "tooFewYet" },
    modelRuns: { arrived: 3, expected: 16 },
  } as const;
  expect(sentence(early, "en")).toBe("Too early to say: 3 of 16 model runs.");
  expect(sentence(early, "de")).toBe("Noch zu früh für eine Aussage: 3 von 16 Modellläufen.");
  expect(claim({ kind: "tooFewYet" })).toBeUndefined();
  expect(sentence({ difference: undefined }, "en")).toBeUndefined();
});

test.each([
  // Words only if the fraction is near the median and in the range.
  [[-0.45, -0.31, -0.2], "about a third fewer infections by 28 May (20–45%"],
  [[-0.55, -0.49, -0.4], "about half as many infections by 28 May (40–55%"],
  [[-0.4, -0.38, -0.36], "about 38% fewer infections by 28 May (36–40%"],
  [[-0.32, -0.31, -0.3], "about 31% fewer infections by 28 May (30–32%"],
  [[-0.045, -0.02, -0.014], "about 2% fewer infections by 28 May (1.4–4.5%"],
  [[0.2, 0.26, 0.3], "about a quarter more infections by 28 May (20–30%"],
  [[0.42, 0.5, 0.6], "about 50% more infections by 28 May (42–60%"],
  // Wider ranges are the claim themselves.
  [[-0.8, -0.33, -0.1], "between 10 and 80% fewer infections by 28 May (9 of 10 model runs)"],
  [[0.8, 1.05, 1.3], "about twice as many infections by 28 May (1.8 to 2.3 times"],
  [[1.9, 2.1, 2.3], "about 3 times as many infections by 28 May (2.9 to 3.3 times"],
  [[1.3, 1.4, 1.5], "about 2.4 times as many infections by 28 May (2.3 to 2.5 times"],
  [[0.5, 2, 9], "between 1.5 and 10 times as many infections by 28 May (9 of 10 model runs)"],
] as const)("relative differences of %j are said as: %s", ([low, median, high], words) => {
  expect(claim(clear(low, median, high))).toContain(words);
});

test("German says multiples and halves its own way", () => {
  expect(claim(clear(0.8, 1.05, 1.3), "de")).toBe(
    "etwa doppelt so viele Infektionen bis zum 28. Mai (1,8- bis 2,3-mal in 9 von 10 Modellläufen)",
  );
  expect(claim(clear(-0.55, -0.49, -0.4), "de")).toContain("etwa halb so viele Infektionen");
  expect(claim(clear(0.5, 2, 9), "de")).toContain("1,5- bis 10-mal so viele Infektionen");
});

test("peaks have words of their own, without a last day", () => {
  const difference = clear(-0.45, -0.31, -0.2);
  const until = "28 May";
  expect(answerClaim({ figure: "peakIncidence", difference, until }, "en")).toBe(
    "a highest incidence about a third lower (20–45% in 9 of 10 model runs)",
  );
  expect(answerClaim({ figure: "peakBeds", difference, until }, "de")).toBe(
    `etwa ein Drittel weniger Klinikbetten am Höhepunkt (20–45${nbsp}% in 9 von 10 Modellläufen)`,
  );
});

test("without relative sizes the numbers are said, and single model runs claim little", () => {
  const shares: ShareRange | undefined = undefined;
  const difference: PairedDifference = {
    kind: "clear",
    range: { low: 36, high: 9800, median: 5000 },
    shares,
    difference: { direction: "more", amount: 5000, share: undefined },
  };
  expect(claim(difference)).toBe(
    "about 5,000 more infections by 28 May (36–9,800 in 9 of 10 model runs)",
  );
  const single = { direction: "more", amount: 500, share: 0.25 } as const;
  expect(claim({ kind: "mayBeChance", difference: single })).toBe(
    "about 25% more infections by 28 May (may be chance)",
  );
  const manyTimes = { direction: "more", amount: 900_000, share: 11.2 } as const;
  expect(claim({ kind: "mayBeChance", difference: manyTimes })).toBe(
    "about 12 times as many infections by 28 May (may be chance)",
  );
  const same = { direction: "same", amount: 0, share: 0 } as const;
  expect(claim({ kind: "mayBeChance", difference: same })).toBe(
    "just as many infections by 28 May",
  );
});

test("of a section the sentence says both ends", () => {
  expect(sentence({ from: "1 December 2021" }, "en")).toBe(
    "Compared with “schools open”, this choice means about a third fewer infections from 1 December 2021 to 28 February 2022 (20–45% in 9 of 10 model runs).",
  );
  expect(sentence({ from: "1. Dezember 2021" }, "de")).toContain(
    "weniger Infektionen vom 1. Dezember 2021 bis zum 28. Februar 2022",
  );
});

test("a difference of means says so", () => {
  const difference = { direction: "less", amount: 900, share: 0.31 } as const;
  expect(claim({ kind: "mayBeChance", difference, isOfMean: true })).toBe(
    "about 31% fewer infections by 28 May (means compared, may be chance)",
  );
});
