import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bundle, bundle } from "../fixtures/bundle.ts";
import { emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import { StorageError } from "./storageError.ts";
import {
  type FileSystem,
  isTemporary,
  realFileSystem,
  removeTemporaryFiles,
  writeAtomically,
} from "./writeAtomically.ts";

const folder = emptyFolder();
const bytes = new TextEncoder().encode("contents");

function diskError(code: string): Error {
  return Object.assign(new Error(`${code}: in /some/path`), { code });
}

/** Files that can be opened but not written. */
function failingWrites(code: string): FileSystem {
  return {
    ...realFileSystem,
    async open(...parameters) {
      const handle = await open(...parameters);
      handle.writeFile = () => Promise.reject(diskError(code));
      return handle;
    },
  };
}

test("creates folders, replaces the old file, leaves nothing else", async () => {
  const file = join(folder, "a/b/file.zip");
  await writeAtomically(file, new TextEncoder().encode("before"));
  await writeAtomically(file, bytes);
  expect(readFileSync(file, "utf8")).toBe("contents");
  expect(readdirSync(join(folder, "a/b"))).toEqual(["file.zip"]);
});

describe("a failing disk", () => {
  const systems: [string, FileSystem, string, boolean][] = [
    ["is full", failingWrites("ENOSPC"), "the disk is full", true],
    ["has a quota", failingWrites("EDQUOT"), "the quota of the disk is used up", true],
    ["breaks", failingWrites("EIO"), "the disk failed (EIO)", false],
    [
      "refuses the new name",
      { ...realFileSystem, rename: () => Promise.reject(diskError("EACCES")) },
      "the folder is not writable",
      false,
    ],
    [
      "refuses the folder",
      { ...realFileSystem, mkdir: () => Promise.reject(diskError("EROFS")) },
      "the disk is read-only",
      false,
    ],
  ];
  test.each(systems)(
    "because it %s: gives one sentence, and the old file stays",
    async (...parameters) => {
      const [, system, reason, isFull] = parameters;
      const file = join(folder, "failing/file.zip");
      await writeAtomically(file, bytes);
      const error: unknown = await writeAtomically(file, new Uint8Array(10), system).catch(
        (caught: unknown) => caught,
      );
      expect(error).toBeInstanceOf(StorageError);
      expect(error).toMatchObject({
        message: `The result could not be stored: ${reason}.`,
        isFull,
      });
      expect(readFileSync(file, "utf8")).toBe("contents");
      expect(readdirSync(join(folder, "failing"))).toEqual(["file.zip"]);
    },
  );
});

describe("files left by killed processes", () => {
  let writer: Bundle;
  beforeAll(async () => {
    writer = await bundle("fixtures/endlessWriter.ts");
  });
  afterAll(() => rmSync(writer.folder, { recursive: true }));

  function startWriter(file: string, size: number): ChildProcess {
    return spawn(process.execPath, [fileURLToPath(writer.program), file, String(size)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  }

  test("a process killed while writing leaves a complete file, whatever the moment", async () => {
    const size = 4_000_000;
    const file = join(folder, "killed/file.zip");
    for (let round = 1; round <= 8; round++) {
      const child = startWriter(file, size);
      let written = 0;
      const enough = new Promise<void>((resolve) => {
        child.stdout?.on("data", (text: Buffer) => {
          written += text.length;
          if (written >= round % 4) resolve();
        });
      });
      await enough;
      child.kill("SIGKILL");
      await once(child, "exit");
      const found = readFileSync(file);
      expect(found.length).toBe(size);
      expect(found.every((byte) => byte === found[0])).toBe(true);
      await removeTemporaryFiles(folder);
      expect(readdirSync(join(folder, "killed"))).toEqual(["file.zip"]);
    }
  });

  test("only leftovers are removed: not files of living processes or of other machines today", async () => {
    await writeAtomically(join(folder, "hosts/file"), bytes);
    let own = "";
    const spying: FileSystem = {
      ...realFileSystem,
      open: (path, ...rest) => {
        own = String(path);
        return open(path, ...rest);
      },
      rename: async () => {
        await removeTemporaryFiles(folder);
        expect(existsSync(own)).toBe(true);
        throw diskError("EIO");
      },
    };
    await writeAtomically(join(folder, "hosts/file"), bytes, spying).catch(() => {});
    const other = ".sz1.zip.part-01234567-99-3";
    expect([isTemporary(other), isTemporary("sz1.zip"), isTemporary(".part")]).toEqual([
      true,
      false,
      false,
    ]);
    writeFixture(folder, `hosts/${other}`, "x");
    await removeTemporaryFiles(folder);
    expect(readdirSync(join(folder, "hosts"))).toEqual([other, "file"]);
    const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
    utimesSync(join(folder, "hosts", other), yesterday, yesterday);
    await removeTemporaryFiles(folder);
    expect(readdirSync(join(folder, "hosts"))).toEqual(["file"]);
  });

  test("a file with our own process id is a leftover if it is older than this process", async () => {
    let own = "";
    const spying: FileSystem = {
      ...realFileSystem,
      open: (path, ...rest) => {
        own = String(path);
        return open(path, ...rest);
      },
    };
    await writeAtomically(join(folder, "container/file"), bytes, spying);
    // As after a restart of the container, with the same host name and process id.
    writeFileSync(own, "half");
    await removeTemporaryFiles(folder);
    expect(existsSync(own)).toBe(true);
    const before = Date.now() / 1000 - process.uptime() - 1;
    utimesSync(own, before, before);
    await removeTemporaryFiles(folder);
    expect(readdirSync(join(folder, "container"))).toEqual(["file"]);
  });

  test("a missing folder has none", async () => {
    await expect(removeTemporaryFiles(join(folder, "none"))).resolves.toBeUndefined();
  });
});
