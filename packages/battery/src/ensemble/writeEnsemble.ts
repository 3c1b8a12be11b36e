// The published file of an ensemble (docs/batteries.md).
import { entryName, memberName, type ResultTables } from "@episcope/common";
import type { KeyFigures } from "../figures/keyFigures.ts";
import { writeTable } from "../tables/writeTable.ts";
import { type NamedBytes, writeZip } from "../zip/writeZip.ts";
import { documentName, writeDocument } from "./ensembleDocument.ts";
import { ensembleTables } from "./ensembleTables.ts";

export interface EnsembleOptions {
  /** Further files, which come last. */
  readonly others?: readonly NamedBytes[];
  /** Whether the city is invented, and the model ours. */
  readonly isDemonstration?: boolean;
}

/** Equal members give equal bytes. Figures are those of each member. */
export function writeEnsemble(
  runId: string,
  members: readonly ResultTables[],
  figures: readonly KeyFigures[],
  { others = [], isDemonstration = false }: EnsembleOptions = {},
): Promise<Uint8Array> {
  if (members.length !== figures.length) throw new Error("Every member needs its figures.");
  const document = {
    name: documentName(runId),
    bytes: writeDocument(runId, figures, isDemonstration),
  };
  return writeZip(entriesOf(runId, members, [document], others));
}

/** Tables of a member are neighbours, so that one request gets them. */
function* entriesOf(
  runId: string,
  members: readonly ResultTables[],
  first: readonly NamedBytes[],
  last: readonly NamedBytes[],
): Generator<NamedBytes> {
  yield* first;
  yield* tableEntries(runId, ensembleTables(members));
  for (const [index, tables] of members.entries()) {
    yield* tableEntries(memberName(runId, index + 1), tables);
  }
  yield* last;
}

function* tableEntries(name: string, tables: ResultTables): Generator<NamedBytes> {
  for (const [table, content] of tables) {
    yield { name: entryName(name, table), bytes: writeTable(content) };
  }
}
