// What was fetched, so that it need not come again: reported/.state.json below the data root.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Day, formatDay, parseDay } from "@episcope/common";
import { writeAtomically } from "../../files/writeAtomically.ts";
import { type Held, readHeld } from "./download.ts";

export interface Known extends Held {
  readonly until: Day;
  readonly rows: number;
  /** Of the bytes of the published file. */
  readonly hash: string;
  /** What was written, below the data root. */
  readonly files: readonly string[];
  /** When it was seen last. */
  readonly seen: Day;
}

export type State = ReadonlyMap<string, Known>;

const file = "reported/.state.json";

/** Whether updateReported has written to this data root, and may go on there. */
export function wasFetchedInto(folder: string): boolean {
  return existsSync(join(folder, file));
}
/** Another form of what is written makes everything come again. */
const form = 2;

/** Empty if there is none, or one that cannot be read: everything comes again then. */
export async function readState(to: string): Promise<State> {
  try {
    const read: unknown = JSON.parse(await readFile(join(to, file), "utf8"));
    const { form: found, sources } = read as { form?: unknown; sources?: unknown };
    if (found !== form || typeof sources !== "object" || sources === null) return new Map();
    return new Map(
      Object.entries(sources).flatMap(([id, value]) => {
        const known = readKnown(value);
        return known ? [[id, known] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

function readKnown(value: unknown): Known | undefined {
  const held = readHeld(JSON.stringify(value));
  if (!held) return undefined;
  const { until, rows, hash, files, seen } = value as Readonly<Record<string, unknown>>;
  const [last, day] = [until, seen].map((one) =>
    typeof one === "string" ? parseDay(one) : undefined,
  );
  const isUsable =
    typeof rows === "number" &&
    typeof hash === "string" &&
    Array.isArray(files) &&
    files.every((one): one is string => typeof one === "string");
  return last === undefined || day === undefined || !isUsable
    ? undefined
    : { ...held, until: last, rows, hash, files, seen: day };
}

export async function writeState(to: string, state: State): Promise<void> {
  const sources = Object.fromEntries(
    [...state].map(([id, known]) => [
      id,
      { ...known, until: formatDay(known.until), seen: formatDay(known.seen) },
    ]),
  );
  const text = `${JSON.stringify({ form, sources }, undefined, 1)}\n`;
  await writeAtomically(join(to, file), new TextEncoder().encode(text));
}
