// A result table: named columns in the order of the published file. Whoever publishes it turns it into a file.

export type ResultColumn =
  | { readonly kind: "number"; readonly values: Float64Array }
  /** Calendar dates, days since 1970-01-01. */
  | { readonly kind: "date"; readonly values: Int32Array }
  | { readonly kind: "text"; readonly values: readonly string[] };

export interface ResultTable {
  readonly rowCount: number;
  readonly columns: ReadonlyMap<string, ResultColumn>;
}
