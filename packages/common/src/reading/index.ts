// One schema reader for all files, whatever they were parsed from.
export * from "./fields.ts";
export * from "./place.ts";
export * from "./types.ts";
