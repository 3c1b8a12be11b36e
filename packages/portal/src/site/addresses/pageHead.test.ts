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
};

test.each([
  ["/", "Episcope – Simulations"],
  ["/imprint", "Imprint : Episcope"],
  ["/cologne/2022-11-23/variants/", "cologne/2022-11-23/variants : Episcope"],
  ["/v3", "Infection Traces : Episcope"],
])("%s has its title", (path, title) => {
  expect(pageHead(path, "en", content)).toEqual({ title, description: "About" });
});

test("an address with a card has its description, in the reader's language", () => {
  expect(pageHead("/2021-02-02", "de", content)).toEqual({
    title: "2021-02-02 : Episcope",
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

test("a viewer of spring 2020 has the title of its version, in every city", () => {
  expect(pageHead("/v7/munich", "en", content).title).toBe(
    "School reopening options (3), v7/munich : Episcope",
  );
  expect(pageHead("/v1", "de", content).title).toBe("Wann Maßnahmen beginnen, v1 : Episcope");
});
