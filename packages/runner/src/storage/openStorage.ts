import { StorageError } from "../files/storageError.ts";
import { folderStorage } from "./folderStorage.ts";
import { isS3Address, parseS3Address } from "./s3Address.ts";
import { s3Storage } from "./s3Storage.ts";
import type { Storage } from "./storage.ts";

/**
 * A folder on disk, or s3://bucket/folder, with the usual variables of the environment. Throws a
 * StorageError.
 */
export async function openStorage(
  place: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Storage> {
  if (!isS3Address(place)) return folderStorage(place);
  const address = parseS3Address(place, environment);
  if (typeof address === "string") throw new StorageError(address, true, undefined);
  return await s3Storage(address);
}
