// Replaces Vega's readers of loaded files, globally because Vega has one registry.
import { type FormatReader, formats } from "vega";
import { readDelimited } from "./delimitedText.ts";
import { checkRowCount } from "./spec/cleanSpec.ts";

function delimitedReader(delimiter: string | undefined): FormatReader {
  return (data, format) =>
    readDelimited(String(data), {
      delimiter: delimiter ?? delimiterOf(format?.delimiter),
      header: Array.isArray(format?.header) ? format.header.map(String) : undefined,
    });
}

function delimiterOf(value: unknown): string {
  return typeof value === "string" && value.length === 1 ? value : ",";
}

/** The row limit also applies to loaded files. */
function limited(reader: FormatReader): FormatReader {
  return (data, format) => {
    const rows = reader(data, format);
    if (Array.isArray(rows)) checkRowCount(rows.length);
    return rows;
  };
}

let isInstalled = false;

export function installFormats(): void {
  if (isInstalled) return;
  isInstalled = true;
  formats("csv", delimitedReader(","));
  formats("tsv", delimitedReader("\t"));
  formats("dsv", delimitedReader(undefined));
  const json = formats("json");
  if (json) formats("json", limited(json));
}
