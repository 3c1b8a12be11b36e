// The published file of an ensemble (docs/batteries.md).
import { entryName, memberName, type ResultTables } from "@episcope/common";
import type { KeyFigures } from "../figures/keyFigures.ts";
import { writeTable } from "../tables/writeTable.ts";
import { type NamedBytes, writeZip } from "../zip/writeZip.ts";
import { documentName, writeDocument } from "./ensembleDocument.ts";
import { ensembleTables } from "./ensembleTables.ts";

/** Equal members give equal bytes. Figures are those of each member; further files come last. */
export function writeEnsemble(
  runId: string,
  members: readonly ResultTables[],
  figures: readonly KeyFigures[],
  others: readonly NamedBytes[] = [],
): Promise<Uint8Array> {
  if (members.length !== figures.length) throw new Error("Every member needs its figures.");
  return writeZip(entriesOf(runId, members, figures, others));
}

/** Tables of a member are neighbours, so that one request gets them. */
function* entriesOf(
  runId: string,
  members: readonly ResultTables[],
  figures: readonly KeyFigures[],
  others: readonly NamedBytes[],
): Generator<NamedBytes> {
  yield { name: documentName(runId), bytes: writeDocument(runId, figures) };
  yield* tableEntries(runId, ensembleTables(members));
  for (const [index, tables] of members.entries()) {
    yield* tableEntries(memberName(runId, index + 1), tables);
  }
  yield* others;
}

function* tableEntries(name: string, tables: ResultTables): Generator<NamedBytes> {
  for (const [table, content] of tables) {
    yield { name: entryName(name, table), bytes: writeTable(content) };
  }
}
