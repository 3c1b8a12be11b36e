// Finds out what the animation folder contains.
import { publishedFiles } from "@episcope/battery";
import { FetchError } from "../../../../data/network/fetchError.ts";
import { isPublished } from "../../../../data/reader/isPublished.ts";
import { listFolder } from "../../../../data/reader/listFolder.ts";

/** Computed by our model, in advance or on request by a server. */
export const computedFile = "berlin.epan";
const [tripsFolder = ""] = publishedFiles.trips.split("/");

export type ListedAnimation = "computed" | "published" | "unknown";

/** Uses the folder's listing; "unknown" if there is none. */
export async function findAnimation(folder: string, signal: AbortSignal): Promise<ListedAnimation> {
  try {
    const { folders, files } = await listFolder(folder, { signal });
    if (files.includes(computedFile)) return "computed";
    const isPublishedHere =
      folders.includes(tripsFolder) || files.includes(publishedFiles.timeLapse);
    return isPublishedHere ? "published" : "unknown";
  } catch (error) {
    // The next request for the file itself reports the problem.
    if (error instanceof FetchError) return "unknown";
    throw error;
  }
}

/** Requests each file. */
export async function hasPublished(folder: string, signal: AbortSignal): Promise<boolean> {
  const found = await Promise.all(
    [publishedFiles.trips, publishedFiles.timeLapse].map((file) =>
      isPublished(folder + file, signal),
    ),
  );
  return found.includes(true);
}
