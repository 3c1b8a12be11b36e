// Kinds of values without variables.
import { problem } from "@episcope/common";
import type { Type } from "./types.ts";

/** Text as it is. */
export const plainText: Type<string> = (raw, place) =>
  typeof raw === "string"
    ? raw
    : place.fault(problem("mustBeText", { field: String(place.path.at(-1)) }));

export const plainFlag: Type<boolean> = (raw, place) =>
  typeof raw === "boolean"
    ? raw
    : place.fault(problem("mustBeFlag", { field: String(place.path.at(-1)) }));

export const plainTexts: Type<readonly string[]> = (raw, place) => {
  const isList = Array.isArray(raw) && raw.every((item) => typeof item === "string");
  return isList ? raw : place.fault(problem("textsExpected", { name: String(place.path.at(-1)) }));
};

/** Whatever it is; read later. */
export const anything: Type<unknown> = (raw) => raw ?? undefined;
