// Dependencies are pinned exactly, locked with checksums, and have licences that allow shipping.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { noticeText, shippedLibraries, unacceptedLibraries } from "./licences.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("versions are exact", () => {
  const files = readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`);
  const loose = ["package.json", ...files].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Record<
      string,
      Record<string, string> | undefined
    >;
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-r\.\d+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`);
  });
  expect(loose).toEqual([]);
});

test("every package in the lock file has a checksum and no registry address", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { link?: boolean; integrity?: string; resolved?: string }>;
  };
  const libraries = Object.entries(packages).filter(
    ([place, { link }]) => place.includes("node_modules/") && !link,
  );
  expect(libraries.length).toBeGreaterThan(100);
  expect(libraries.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
  expect(libraries.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([]);
});

test("licences are accepted and listed in NOTICE", () => {
  expect(shippedLibraries().length).toBeGreaterThan(20);
  expect(unacceptedLibraries()).toEqual([]);
  expect(read("NOTICE")).toBe(noticeText());
});
