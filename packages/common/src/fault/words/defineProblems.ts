// Sentences with the names of values in braces, in every language.
import type { Localized, WrittenLanguage } from "../../language.ts";

/** The names in braces. */
export type NamesIn<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}`
    ? (Name extends `${infer Plain}|${string}` ? Plain : Name) | NamesIn<Rest>
    : never;

/** A sentence that names other values in one language than in another becomes `never`. */
type Checked<Table extends Readonly<Record<string, Localized>>> = {
  readonly [Code in keyof Table]: {
    readonly [Tongue in WrittenLanguage]: [NamesIn<Table[Code][Tongue]>] extends [
      NamesIn<Table[Code]["en"]>,
    ]
      ? [NamesIn<Table[Code]["en"]>] extends [NamesIn<Table[Code][Tongue]>]
        ? Table[Code][Tongue]
        : never
      : never;
  };
};

/** The sentences of one topic: every code in every language, with the same values in each. */
export function defineProblems<const Table extends Readonly<Record<string, Localized>>>(
  table: Table & Checked<Table>,
): Table {
  return table;
}
