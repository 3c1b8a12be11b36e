import { expect, test } from "vitest";
import { doseNames, effectivenessLabel, vaccineLabel } from "./vaccineLabels.ts";

test.each([
  ["generic", "Unspecified vaccine", "Impfstoff ohne Angabe"],
  ["mRNA", "mRNA", "mRNA"],
  ["vector", "Vector", "Vektor"],
  ["ba1Update", "Adapted to BA.1", "An BA.1 angepasst"],
  ["ba5Update", "Adapted to BA.5", "An BA.5 angepasst"],
  ["xbbUpdate", "Adapted to XBB", "An XBB angepasst"],
  ["natural", "Past infection", "Frühere Infektion"],
  ["nasal", "nasal", "nasal"],
  ["constructor", "constructor", "constructor"],
])("the type %s is written %s or %s", (type, en, de) => {
  expect(vaccineLabel(type)).toEqual({ en, de });
});

test.each([
  ["mRNA-DELTA", "mRNA: Delta", "mRNA: Delta"],
  ["vector-SARS_CoV_2", "Vector: Original virus", "Vektor: Ursprüngliches Virus"],
  ["mRNA_Booster-OMICRON_BA1", "mRNA booster: Omicron BA.1", "mRNA-Auffrischung: Omikron BA.1"],
  ["mRNA-NEW-1", "mRNA: NEW-1", "mRNA: NEW-1"],
  ["mRNA", "mRNA", "mRNA"],
  ["mRNA_Third-DELTA", "mRNA_Third-DELTA", "mRNA_Third-DELTA"],
  ["-DELTA", "-DELTA", "-DELTA"],
  ["mRNA-", "mRNA-", "mRNA-"],
])("the column %s is written %s or %s", (column, en, de) => {
  expect(effectivenessLabel(column)).toEqual({ en, de });
});

test.each([
  [1, "vaccinated", "First vaccination", "Erstimpfung"],
  [2, "booster", "Booster", "Auffrischung"],
  [3, "2nd booster", "2nd booster", "2. Auffrischung"],
  [4, "3rd booster", "3rd booster", "3. Auffrischung"],
  [5, "4th booster", "4th booster", "4. Auffrischung"],
])("dose %s keeps its name %s", (number, name, en, de) => {
  expect(doseNames(number)).toEqual({ name, label: { en, de } });
});
