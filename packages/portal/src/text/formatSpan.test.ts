import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { formatSpan } from "./formatSpan.ts";

const span = (from: string, to: string, language: "en" | "de" = "en") =>
  formatSpan(parseDay(from) ?? 0, parseDay(to) ?? 0, language);

test("a span names what both days share only once", () => {
  expect(span("2021-04-12", "2021-04-18")).toBe("12–18 April 2021");
  expect(span("2021-03-29", "2021-04-04")).toBe("29 March – 4 April 2021");
  expect(span("2020-12-28", "2021-01-03")).toBe("28 December 2020 – 3 January 2021");
  expect(span("2021-04-12", "2021-04-12")).toBe("12 April 2021");
  expect(span("2021-04-12", "2021-04-18", "de")).toBe("12.–18. April 2021");
  expect(span("2021-03-29", "2021-04-04", "de")).toBe("29. März – 4. April 2021");
});
