// Where a published file is asked for: its own address, a mirror, or a folder.
import type { FetchedSource } from "../sourceList.ts";

/** What a server says about a version of a file. */
export interface Version {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export interface Question {
  readonly address: string;
  /** What is here already: it need not come again. */
  readonly known?: Version | undefined;
  /** The beginning that is here, of that version. */
  readonly part?: { readonly length: number; readonly version: Version } | undefined;
}

export type Answer =
  | { readonly kind: "unchanged" }
  | { readonly kind: "absent"; readonly reason: string }
  | {
      readonly kind: "bytes";
      readonly version: Version;
      /** Position of the first byte; 0 unless the part goes on. */
      readonly start: number;
      /** Of the whole file, if it is told. */
      readonly size: number | undefined;
      readonly bytes: AsyncIterable<Uint8Array>;
    };

export interface Origin {
  /** Throws a SourceFault if it cannot be asked. */
  ask(question: Question): Promise<Answer>;
  /** In the order in which they are asked. */
  addressesOf(source: FetchedSource): readonly string[];
}

/** Below a mirror: under its path, or all files in one folder. */
export function mirrored(root: string, { path }: FetchedSource): readonly string[] {
  const base = root.endsWith("/") ? root : `${root}/`;
  const name = path.split("/").at(-1) ?? path;
  return [base + path, base + name];
}

/** What If-Range may hold: a strong mark, or a date. */
export function resumable({ etag, lastModified }: Version): string | undefined {
  return etag?.startsWith('"') ? etag : lastModified;
}
