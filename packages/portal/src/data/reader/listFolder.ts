// The contents of a folder: from our index.json, or from the web server's listing (run-data-format
// specification 1.2).
import { type FolderListing, parseListing } from "@episcope/battery";
import { listingFile } from "@episcope/common";
import { FetchError, type FetchFault } from "../network/fetchError.ts";
import { isPage } from "../network/isPage.ts";
import { readBytes } from "../network/readBytes.ts";
import { type RequestOptions, request } from "../network/request.ts";

const largestListing = 4 * 1024 * 1024;
const faultsOfConnection: ReadonlySet<FetchFault> = new Set(["network", "timeout", "truncated"]);

/**
 * Empty if the folder cannot be listed. A lost connection is an error: the folder may have
 * contents.
 */
export async function listFolder(url: string, options: RequestOptions): Promise<FolderListing> {
  try {
    return (await readIndex(url, options)) ?? (await readPage(url, options));
  } catch (error) {
    const isOfFolder = error instanceof FetchError && !faultsOfConnection.has(error.fault);
    if (isOfFolder) return { folders: [], files: [] };
    throw error;
  }
}

async function readIndex(url: string, options: RequestOptions): Promise<FolderListing | undefined> {
  const index = `${url}${listingFile}`;
  const response = await request(index, options);
  // A host that answers every address with a page has no index.
  return response.ok && !isPage(response) ? await parse(index, response, options) : undefined;
}

async function readPage(url: string, options: RequestOptions): Promise<FolderListing> {
  const response = await request(url, options);
  if (!response.ok) return { folders: [], files: [] };
  return await parse(url, response, options);
}

async function parse(
  url: string,
  response: Response,
  options: RequestOptions,
): Promise<FolderListing> {
  const bytes = await readBytes(url, response, { ...options, largest: largestListing });
  return parseListing(new TextDecoder().decode(bytes), response.headers.get("content-type") ?? "");
}
