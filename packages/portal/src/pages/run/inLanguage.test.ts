import { expect, test } from "vitest";
import { smallMetadata } from "./address/smallBattery.ts";
import { inLanguage } from "./inLanguage.ts";

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

test("German words where there are any, English ones otherwise", () => {
  const [german] = inLanguage(bilingual, "de").optionGroups;
  expect(german?.heading).toBe("Schulen");
  expect(german?.subheading).toBe(group.subheading);
  expect(german?.measures.map(({ title }) => title)).toEqual(["Anwesenheit", measure.title]);
  expect(inLanguage(bilingual, "en")).toBe(bilingual);
});
