// One reader for all files of fields and values, whatever they were parsed from.
export * from "./fields.ts";
export * from "./place.ts";
export * from "./types.ts";
