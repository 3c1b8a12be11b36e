import { expect, test } from "vitest";
import { smallMetadata } from "./address/smallBattery.ts";
import { metadataInLanguage } from "./metadataInLanguage.ts";

const [group] = smallMetadata.optionGroups;
const [measure] = group?.measures ?? [];
if (!group || !measure) throw new Error("the small battery has no options");
const bilingual = {
  ...smallMetadata,
  optionGroups: [
    {
      ...group,
      headingDe: "Schulen",
      measures: [{ ...measure, titleDe: "Anwesenheit" }, measure],
    },
  ],
};

test("texts of buttons in German where there are any, English ones otherwise", () => {
  const texts = new Map([
    ["a", "one"],
    ["b", "two"],
  ]);
  const measures = [{ ...measure, texts, textsDe: new Map([["b", "zwei"]]) }, measure];
  const spoken = { ...smallMetadata, optionGroups: [{ ...group, measures }] };
  const [first, second] = metadataInLanguage(spoken, "de").optionGroups[0]?.measures ?? [];
  expect([...(first?.texts ?? [])]).toEqual([
    ["a", "one"],
    ["b", "zwei"],
  ]);
  expect(second?.texts).toBeUndefined();
});

test("German words where there are any, English ones otherwise", () => {
  const [german] = metadataInLanguage(bilingual, "de").optionGroups;
  expect(german?.heading).toBe("Schulen");
  expect(german?.subheading).toBe(group.subheading);
  expect(german?.measures.map(({ title }) => title)).toEqual(["Anwesenheit", measure.title]);
  expect(metadataInLanguage(bilingual, "en")).toEqual(bilingual);
});
