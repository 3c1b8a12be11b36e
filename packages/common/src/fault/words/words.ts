// All sentences about files, by code.
import { animationWords } from "./animationWords.ts";
import { archiveWords } from "./archiveWords.ts";
import { calculatorWords } from "./calculatorWords.ts";
import { changeWords } from "./changeWords.ts";
import { descriptionWords } from "./descriptionWords.ts";
import { ensembleWords } from "./ensembleWords.ts";
import { fileWords } from "./fileWords.ts";
import { optionWords } from "./optionWords.ts";
import { readingWords } from "./readingWords.ts";
import { regionWords } from "./regionWords.ts";
import { scenarioWords } from "./scenarioWords.ts";
import { tableWords } from "./tableWords.ts";
import { yamlWords } from "./yamlWords.ts";

export const words = {
  ...fileWords,
  ...tableWords,
  ...descriptionWords,
  ...yamlWords,
  ...readingWords,
  ...archiveWords,
  ...ensembleWords,
  ...animationWords,
  ...calculatorWords,
  ...regionWords,
  ...scenarioWords,
  ...optionWords,
  ...changeWords,
} as const;
