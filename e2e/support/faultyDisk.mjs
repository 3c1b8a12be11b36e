// Preloaded into a server (node --import): a disk on which files of one name are written only
// halfway. EPISCOPE_TEST_DISK says what happens then, and to which files: "stall .zip" or "full
// .zip".
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const [fault, ending = ""] = (process.env.EPISCOPE_TEST_DISK ?? "").split(" ");
const { open } = fs;

fs.open = async (path, ...options) => {
  const handle = await open(path, ...options);
  // Files are written under a temporary name.
  if (!String(path).includes(`${ending}.part-`)) return handle;
  const { writeFile } = handle;
  handle.writeFile = async (bytes) => {
    await writeFile.call(handle, bytes.subarray(0, bytes.length / 2));
    if (fault === "full") throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
    await new Promise(() => {});
  };
  return handle;
};
syncBuiltinESMExports();
