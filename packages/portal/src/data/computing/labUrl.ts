import { labFolders } from "@episcope/scenario/lab";

const folders = Object.values(labFolders).map((folder) => `/battery/${folder}/`);

/** Runs of the lab are never published: their folders are no folders of a host. */
export function isLabUrl(url: string): boolean {
  return folders.some((folder) => url.includes(folder));
}
