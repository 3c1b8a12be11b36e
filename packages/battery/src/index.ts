// The published file format: what other packages may use of it.
export { type BatteryFiles, readText } from "./batteryFiles.ts";
export { formatDay, noDay, parseDay, weekday } from "./calendar.ts";
export { type Fault, formatFault } from "./fault.ts";
export { type FolderListing, parseListing } from "./listing.ts";
export type { Metadata } from "./metadata.ts";
export { readObserved } from "./observed/readObserved.ts";
export { observedSources } from "./observed/sources.ts";
export { type RunIndex, writeRunIndex } from "./runIndex.ts";
export { remainingFraction } from "./tables/restriction.ts";
export { entryName, type RunTableName, runTableNames } from "./tables/runTables.ts";
export { type Column, days, numbers, type Table } from "./tables/table.ts";
export { writeTable } from "./tables/writeTable.ts";
export { validateBattery } from "./validateBattery.ts";
export { writeMetadata } from "./writeMetadata.ts";
export { readYaml } from "./yamlFile.ts";
export { type ByteSource, memorySource } from "./zip/byteSource.ts";
export { writeZip } from "./zip/writeZip.ts";
