// Files that this page or worker has loaded before the service worker started, which then caches
// them.

export interface AnsweredFile {
  readonly url: string;
  /** Value of the Range header. */
  readonly range?: string;
}

const most = 300;
let files: AnsweredFile[] | undefined = [];

export function noteAnswer(file: AnsweredFile): void {
  if (files && files.length < most) files.push(file);
}

/** Returns all of them once; later files are not recorded. */
export function takeAnswered(): readonly AnsweredFile[] {
  const taken = files ?? [];
  files = undefined;
  return taken;
}
