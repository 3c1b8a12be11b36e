import { expect, test } from "vitest";
import { shownLabel, shownOption } from "./shownLabel.ts";

test.each([
  ["75%", "75%", "75\u00a0%"],
  ["12.5%", "12.5%", "12,5\u00a0%"],
  ["-5%", "-5%", "-5\u00a0%"],
  ["6.0", "6.0", "6,0"],
  ["7564655870752979346", "7564655870752979346", "7564655870752979346"],
  ["2147483647", "no limit", "ohne Grenze"],
  ["2022-12-01", "1 Dec 2022", "01.12.2022"],
  ["2022-02-30", "2022-02-30", "2022-02-30"],
  ["no", "no", "nein"],
  ["true", "yes", "ja"],
  ["False", "no", "nein"],
  ["CLOTH", "cloth", "Stoff"],
  ["10000", "10,000", "10.000"],
  ["4711", "4711", "4711"],
  ["maskVent", "masks and fresh air", "Masken und Lüften"],
  ["67pct", "67%", "67\u00a0%"],
  ["plus50pct", "+50%", "+50\u00a0%"],
  ["76pct (current)", "76% (as then)", "76\u00a0% (wie damals)"],
  ["76pct(current)", "76pct(current)", "76pct(current)"],
  ["constructor", "constructor", "constructor"],
  // Plain text, as in the battery.
  ["+10%", "+10%", "+10%"],
  ["1.2.3", "1.2.3", "1.2.3"],
  ["FFP2", "FFP2", "FFP2"],
  ["%", "%", "%"],
  ["", "", ""],
])("%j is shown as %j and %j", (label, english, german) => {
  expect([shownLabel(label, "en"), shownLabel(label, "de")]).toEqual([english, german]);
});

test("a text of the battery has priority over the label, in another language if necessary", () => {
  const half = { value: "0.5", label: "50%" };
  expect(shownOption({ ...half, text: { en: "half", de: "halb" } }, "de")).toBe("halb");
  expect(shownOption({ ...half, text: { en: "half" } }, "de")).toBe("half");
  expect(shownOption({ ...half, text: {} }, "de")).toBe("50\u00a0%");
});
