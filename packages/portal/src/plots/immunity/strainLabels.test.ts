import { expect, test } from "vitest";
import { strainLabel, strainOfEffectiveness } from "./strainLabels.ts";

test.each([
  ["SARS_CoV_2", "Original virus", "Ursprüngliches Virus"],
  ["ALPHA", "Alpha", "Alpha"],
  ["B117", "Alpha", "Alpha"],
  ["B1351", "Beta", "Beta"],
  ["DELTA", "Delta", "Delta"],
  ["MUTB", "Delta", "Delta"],
  ["OMICRON", "Omicron", "Omikron"],
  ["OMICRON_BA1", "Omicron BA.1", "Omikron BA.1"],
  ["OMICRON_BA5", "Omicron BA.5", "Omikron BA.5"],
  ["XBB_15", "XBB.1.5", "XBB.1.5"],
  ["XBB_19", "XBB.1.9", "XBB.1.9"],
  ["STRAIN_A", "Strain A", "Variante A"],
  ["A_3", "A.3", "A.3"],
  ["B_20", "B.20", "B.20"],
])("%s is written %s or %s", (name, en, de) => {
  expect(strainLabel(name)).toEqual({ en, de });
});

test.each(["BQ", "EG", "", "NEW_1", "XBB_150", "STRAIN_AB", "A_3b", "OMICRON_BA29", "__proto__"])(
  "the unknown name %j stays",
  (name) => {
    expect(strainLabel(name)).toEqual({ en: name, de: name });
  },
);

test.each([
  ["wildtypeVe", "Original virus", "Ursprüngliches Virus"],
  ["alphaVe", "Alpha", "Alpha"],
  ["omicronBA2Ve", "Omicron BA.2", "Omikron BA.2"],
  ["newVe", "newVe", "newVe"],
  ["Ve", "Ve", "Ve"],
  ["delta", "delta", "delta"],
])("the column %s is written %s or %s", (column, en, de) => {
  expect(strainOfEffectiveness(column)).toEqual({ en, de });
});
