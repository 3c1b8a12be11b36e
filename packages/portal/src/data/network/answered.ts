// Which files this page or worker has got, until somebody wants to know: the service worker, which
// comes later than the first page.

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

/** All of them, once; nothing is noted afterwards. */
export function takeAnswered(): readonly AnsweredFile[] {
  const taken = files ?? [];
  files = undefined;
  return taken;
}
