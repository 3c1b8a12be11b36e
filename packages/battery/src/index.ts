// The published file format: what other packages may use of it.
export { type Day, formatDay, noDay, parseDay, weekday } from "./calendar.ts";
export { type Fault, FaultError, formatFault } from "./fault.ts";
export { type ParsedTable, parseTable } from "./tables/parseTable.ts";
export { type Column, days, numbers, type Table, texts } from "./tables/table.ts";
export { writeTable } from "./tables/writeTable.ts";
