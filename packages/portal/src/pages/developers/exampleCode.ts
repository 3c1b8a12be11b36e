// Code of the examples (content/developers.yaml), with the addresses of an installation.

/** In the order of the page. */
export const exampleTools = ["curl", "python", "pandas", "duckdb", "r"] as const;

export interface ExampleNames {
  readonly battery: string;
  readonly run: string;
  readonly query: string;
}

/** `data` is the address of the data root, with a slash at the end. */
export function exampleCode(code: string, names: ExampleNames, data: string): string {
  const { battery, run, query } = names;
  const values: Readonly<Record<string, string>> = { data, battery, run, query };
  return code.replace(/\{(data|battery|run|query)\}/g, (all, name: string) => values[name] ?? all);
}
