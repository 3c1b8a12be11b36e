// Files that this page or worker has loaded before the service worker started, which then caches
// them.

export interface LoadedFile {
  readonly url: string;
  /** Value of the Range header. */
  readonly range?: string;
}

const most = 300;
let files: LoadedFile[] | undefined = [];

export function recordLoadedFile(file: LoadedFile): void {
  if (files && files.length < most) files.push(file);
}

/** Returns all of them once; later files are not recorded. */
export function takeLoadedFiles(): readonly LoadedFile[] {
  const taken = files ?? [];
  files = undefined;
  return taken;
}
