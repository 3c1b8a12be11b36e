import { expect, test } from "vitest";
import { smallBattery, smallMetadata } from "../address/fixtures/smallBattery.ts";
import { initialShift } from "../address/initialShift.ts";
import { readRunAddress } from "../address/runAddress.ts";
import { choiceSummary } from "./choiceSummary.ts";

function summary(query: string, language: "en" | "de" = "en"): string {
  const address = readRunAddress(new URLSearchParams(query), smallBattery);
  return choiceSummary(
    { ...address, sets: smallBattery.sets, initialShift: initialShift(smallMetadata) },
    language,
  );
}

test.each([
  ["", "Default scenario", "Ausgangsszenario"],
  ["leis=50%25&escape=none", "Default scenario", "Ausgangsszenario"],
  [
    "escape=high&leis=75%25",
    "Immune escape high · Leisure 75%",
    "Immune escape high · Leisure 75\u00a0%",
  ],
  ["from=2020-10-01", "Begin 1 Oct 2020", "Begin 01.10.2020"],
  ["view-shift=3", "start +3\u00a0days", "Beginn +3\u00a0Tage"],
  ["view-shift=-6&long=true", "Long immunity yes · start −6\u00a0days", undefined],
  ["view-base=1&leis=75%25", "Without restrictions", "Ohne Einschränkungen"],
])("the summary of %j is %s", (query, english, german) => {
  expect(summary(query)).toBe(english);
  if (german !== undefined) expect(summary(query, "de")).toBe(german);
});

test("the initial start is not mentioned, wherever it is in the list", () => {
  const choice = {
    sets: [],
    chosen: new Map(),
    isBase: false,
    shift: -6,
    initialShift: -6,
  };
  expect(choiceSummary(choice, "en")).toBe("Default scenario");
  expect(choiceSummary({ ...choice, shift: 0 }, "en")).toBe("start 0\u00a0days");
});
