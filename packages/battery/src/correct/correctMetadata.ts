// The description, line by line: what is right keeps its bytes, comments included.
import { readYaml } from "../yamlFile.ts";
import { correctDates } from "./correctDates.ts";
import { type Corrected, correction, inTurn, unchanged } from "./correction.ts";
import { correctLines } from "./correctLines.ts";
import { correctNames } from "./correctNames.ts";
import { namesCorrected } from "./correctTable.ts";

const dateFields = [
  "startDate",
  "defaultStartDate",
  "startDates",
  "endDate",
  "graphStartDate",
  "rValueDate",
  "fittedUntil",
  "differsFrom",
] as const;
const otherFields = [
  "city",
  "zipFolder",
  "packed",
  "optionGroups",
  "offset",
  "viewerVersion",
  "readme",
  "info",
  "runName",
  "ignoredPlots",
  "heatMapMaxValue",
  "members",
  "sample",
] as const;

export function correctMetadata(text: string): Corrected<string> {
  return inTurn(text, correctLines, withKeys, withDates);
}

/** A key of the file itself: what belongs to a value is further to the right. */
const topKey = /^([A-Za-z]\w*)(\s*:(?=\s|$))/;

function withKeys(text: string): Corrected<string> {
  const lines = text.split("\n");
  const keys = lines.flatMap((line) => topKey.exec(line)?.[1] ?? []);
  const corrected = correctNames(keys, [...dateFields, ...otherFields]);
  if (corrected.size === 0) return unchanged(text);
  const content = lines
    .map((line) =>
      line.replace(topKey, (_, key: string, rest: string) => (corrected.get(key) ?? key) + rest),
    )
    .join("\n");
  return isSafe(text, content)
    ? { content, corrections: namesCorrected(corrected) }
    : unchanged(text);
}

const dateLine = new RegExp(`^((?:${dateFields.join("|")})\\s*:\\s*)(\\S.*)$`);
/** Numbers without any sign between them are counted as numbers by YAML. */
const dateWords = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?![\d./-])|\b\d{8}\b/g;

function withDates(text: string): Corrected<string> {
  const found = new Map<string, string>();
  const content = text
    .split("\n")
    .map((line) =>
      line.replace(dateLine, (_, key: string, value: string) => {
        const [plain = "", remark = ""] = value.split(/(?=\s#)/);
        const written = plain.replace(dateWords, (word) => {
          const date = correctDates([word])?.get(word);
          if (date !== undefined) found.set(word, date);
          return date ?? word;
        });
        return key + written + remark;
      }),
    )
    .join("\n");
  if (found.size === 0 || !isSafe(text, content)) return unchanged(text);
  const corrections = [...found].map(([word, date]) => correction("dates", word, date));
  return { content, corrections };
}

/** What was a mapping is one still. */
function isSafe(before: string, after: string): boolean {
  const faultCount = (text: string) => {
    const { mapping, faults } = readYaml(text, "");
    return mapping ? faults.faults.length : Number.POSITIVE_INFINITY;
  };
  return faultCount(after) <= faultCount(before) && Number.isFinite(faultCount(after));
}
