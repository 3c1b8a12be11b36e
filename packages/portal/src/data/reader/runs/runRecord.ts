// What an archive says about its origin (docs/provenance.md): the little that saved tables name.

export interface RunRecord {
  /** Fingerprint of the model. */
  readonly model: string;
  readonly version?: string;
  readonly commit?: string;
}

const longest = 200;

/** Undefined if it is no such record. */
export function parseRunRecord(text: string): RunRecord | undefined {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return undefined;
  }
  const model = textAt(record, "model", "stamp");
  if (model === undefined) return undefined;
  const version = textAt(record, "build", "version");
  const commit = textAt(record, "build", "commit");
  return {
    model,
    ...(version !== undefined && { version }),
    ...(commit !== undefined && { commit }),
  };
}

function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const [name, ...rest] = path;
  if (name === undefined)
    return typeof value === "string" && value.length <= longest ? value : undefined;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return textAt((value as Readonly<Record<string, unknown>>)[name], ...rest);
}
