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

type TellFiles = () => Promise<readonly LoadedFile[]>;

const furtherWorkers: TellFiles[] = [];

/** A worker that starts others asks them, too. */
export function alsoLoadedBy(tell: TellFiles): void {
  furtherWorkers.push(tell);
}

/** Of a worker: its scripts and data, and those of workers that it has started. */
export async function takeFilesOfWorker(): Promise<readonly LoadedFile[]> {
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".js"))
    .map(({ name }) => ({ url: name }));
  const others = await Promise.all(furtherWorkers.map((tell) => tell()));
  return [...scripts, ...takeLoadedFiles(), ...others.flat()];
}
