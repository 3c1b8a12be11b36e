import { expect, test } from "vitest";
import { pageHead } from "./pageHead.ts";

const both = (text: string) => ({ en: text, de: `${text} (de)` });
const content = {
  site: { name: "Episcope", title: both("Simulations"), description: both("About") },
  cards: [
    {
      to: "/2021-02-02/?work=no",
      title: both("Report runs 5 February"),
      subtitle: both("Strains"),
    },
  ],
  questions: [
    { at: "/2021-02-02", question: both("How much can open?"), set: both("Alpha") },
    { at: "/v7", question: both("How far?"), set: undefined },
  ],
};

test.each([
  ["/", "Episcope – Simulations"],
  ["/imprint", "Imprint : Episcope"],
  ["/cologne/2022-11-23/others/", "Scenarios: cologne/2022-11-23/others : Episcope"],
  ["/v3", "Infection Traces : Episcope"],
])("%s has its title", (path, title) => {
  expect(pageHead(path, "en", content)).toEqual({ title, description: "About" });
});

test("a time lapse is called 90 days only if it is not that of a run", () => {
  const title = (query: string) =>
    pageHead("/timelapse", "en", content, new URLSearchParams(query)).title;
  expect(title("day=5")).toBe("90 Day Time Lapse : Episcope");
  expect(title("run=lab%2Fx-1&day=5")).toBe("Time lapse of a run : Episcope");
});

test("a run page has its question and the description of its card, in the reader's language", () => {
  expect(pageHead("/2021-02-02", "de", content)).toEqual({
    title: "How much can open? (de) – Alpha (de) : Episcope",
    description: "Report runs 5 February (de): Strains (de).",
  });
});

test("a calculator has the title of its card, or its id", () => {
  const cards = [{ to: "/r-calcs-v1/x", title: both("R: November"), subtitle: both("Mild") }];
  const title = (path: string) => pageHead(path, "en", { ...content, cards }).title;
  expect(title("/r-calcs-v1/x/")).toBe("R: November : Episcope");
  expect(title("/r-calcs-v2/own")).toBe("R value calculator: own : Episcope");
  expect(title("/risk-calcs/own")).toBe("Infection risk calculator: own : Episcope");
});

test("a viewer of spring 2020 has its question, and the region if there are several", () => {
  expect(pageHead("/v7/munich", "de", content).title).toBe("How far? (de) – München : Episcope");
});
