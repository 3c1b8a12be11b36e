// What lies in the folder of the animations.
import { publishedFiles } from "@episcope/battery";
import { FetchError } from "../../../../data/network/fetchError.ts";
import { isPublished } from "../../../../data/reader/isPublished.ts";
import { listFolder } from "../../../../data/reader/listFolder.ts";

/** Computed by our model, or on request by a server. */
export const computedFile = "berlin.epan";
const [tripsFolder = ""] = publishedFiles.trips.split("/");

export type ListedAnimation = "computed" | "published" | "unknown";

/** By its listing; unknown where there is none. */
export async function findAnimation(folder: string, signal: AbortSignal): Promise<ListedAnimation> {
  try {
    const { folders, files } = await listFolder(folder, { signal });
    if (files.includes(computedFile)) return "computed";
    const isPublishedHere =
      folders.includes(tripsFolder) || files.includes(publishedFiles.timeLapse);
    return isPublishedHere ? "published" : "unknown";
  } catch (error) {
    // Whoever asks for the file itself next is told what is wrong.
    if (error instanceof FetchError) return "unknown";
    throw error;
  }
}

/** Asked file by file. */
export async function hasPublished(folder: string, signal: AbortSignal): Promise<boolean> {
  const found = await Promise.all(
    [publishedFiles.trips, publishedFiles.timeLapse].map((file) =>
      isPublished(folder + file, signal),
    ),
  );
  return found.includes(true);
}
