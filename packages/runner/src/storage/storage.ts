// Where files of a data root are kept. Paths are relative to the root, with slashes.

export interface StoredFile {
  readonly size: number;
  /** Changes with the content. */
  readonly version: string;
}

export interface StoredFolder {
  /** Names, sorted. */
  readonly folders: readonly string[];
  readonly files: ReadonlyMap<string, StoredFile>;
}

export interface Storage {
  /** For messages. */
  readonly name: string;
  /** Undefined if there is no such file. */
  stat(path: string): Promise<StoredFile | undefined>;
  /** Bytes [start, end), as far as the file has them. */
  read(path: string, start: number, end: number): Promise<Uint8Array>;
  /** The whole file or, if that fails, what was there before. */
  put(path: string, bytes: Uint8Array | readonly Uint8Array[]): Promise<void>;
  /** Without hidden files; empty if there is no such folder. */
  list(folder: string): Promise<StoredFolder>;
  /** A missing file counts as removed. */
  remove(path: string): Promise<void>;
}

/** The whole file; undefined if it is missing. */
export async function readWhole(storage: Storage, path: string): Promise<Uint8Array | undefined> {
  const found = await storage.stat(path);
  return found && (await storage.read(path, 0, found.size));
}

export async function readTextAt(storage: Storage, path: string): Promise<string | undefined> {
  const bytes = await readWhole(storage, path);
  return bytes && new TextDecoder().decode(bytes);
}
