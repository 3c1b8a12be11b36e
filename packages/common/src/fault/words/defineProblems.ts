// Sentences in every language, with placeholders in braces.
import type { Localized, WrittenLanguage } from "../../language.ts";

/** Names of the placeholders. */
export type NamesIn<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}`
    ? (Name extends `${infer Plain}|${string}` ? Plain : Name) | NamesIn<Rest>
    : never;

/** Becomes `never` for a sentence whose placeholders differ between languages. */
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

/** The sentences of one topic: every code in every language, with the same placeholders. */
export function defineProblems<const Table extends Readonly<Record<string, Localized>>>(
  table: Table & Checked<Table>,
): Table {
  return table;
}
