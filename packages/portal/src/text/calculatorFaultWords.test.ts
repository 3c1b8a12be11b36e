import { parseCalculator } from "@episcope/battery";
import { expect, test } from "vitest";
import { faultText } from "./faultWords.ts";

const german = (reason: string) => faultText({ file: "f", reason }, "de").slice("f: ".length);

test.each([
  [
    "group Room size, option 10 m²: the value must be above 0",
    "Gruppe Room size, Option 10 m²: der Wert muss über 0 liegen",
  ],
  ["group G, option a: abc is not a number", "Gruppe G, Option a: abc ist keine Zahl"],
  [
    "group G, option a: an empty value is not a number",
    "Gruppe G, Option a: ein leerer Wert ist keine Zahl",
  ],
  ["base value May: 1* is not a number", "Basiswert May: 1* ist keine Zahl"],
  ["group G: there is no option", "Gruppe G: es gibt keine Option"],
  ["margin: the value must be from 0 to 1", "margin: der Wert muss zwischen 0 und 1 liegen"],
  ["scenario S: there is no group G", "Szenario S: es gibt keine Gruppe G"],
  ["scenario S: the group G has no option O", "Szenario S: die Gruppe G hat keine Option O"],
  ["scenario S: the group G has no option", "Szenario S: die Gruppe G hat diese Option nicht"],
  ["the key colour is not known", "der Schlüssel colour ist nicht bekannt"],
])("%s", (reason, expected) => {
  expect(german(reason)).toBe(expected);
});

test("faults as they arrive", () => {
  const text = "optionGroups:\n  A: []\n  B: [{x: y}, {z: -1}]\n  C: [{q: 1*}, 2]\n";
  const { faults } = parseCalculator(text, "c.yaml");
  expect(faults.map((fault) => faultText(fault, "de"))).toEqual([
    "c.yaml:2:3: Gruppe A: es gibt keine Option",
    "c.yaml:3:11: Gruppe B, Option x: y ist keine Zahl",
    "c.yaml:3:19: Gruppe B, Option z: der Wert darf nicht negativ sein",
    "c.yaml:4:16: Gruppe C: eine Option besteht aus Titel und Wert (Titel: Wert)",
  ]);
});
