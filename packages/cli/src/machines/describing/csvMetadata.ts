// CSV on the Web: what the columns of a CSV file mean (W3C, Metadata Vocabulary for Tabular Data).
import { type Localized, writtenLanguages } from "@episcope/common";
import { type Field, unitText } from "./field.ts";
import type { Licence } from "./licence.ts";

export interface DescribedCsv {
  /** Relative to the metadata. */
  readonly file: string;
  readonly title: Localized;
  readonly fields: readonly Field[];
  readonly licence: Licence | undefined;
}

export function csvMetadata({ file, title, fields, licence }: DescribedCsv) {
  return {
    "@context": ["http://www.w3.org/ns/csvw", { "@language": "en" }],
    url: file,
    "dc:title": inLanguages(title),
    ...(licence && { "dc:license": { "@id": licence.url } }),
    dialect: { header: true, encoding: "utf-8", delimiter: ",", lineTerminators: ["\r\n"] },
    tableSchema: {
      columns: fields.map(({ name, type, unit, text }) => ({
        name: encodeURIComponent(name),
        titles: name,
        datatype: type,
        null: "",
        "dc:description": inLanguages(text),
        ...(unit && { "schema:unitText": inLanguages(unitText(unit)) }),
      })),
    },
  };
}

function inLanguages(text: Localized) {
  return writtenLanguages.map((language) => ({ "@value": text[language], "@language": language }));
}
