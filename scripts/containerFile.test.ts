// The last stage of the container file installs the packages whose descriptions it copies.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");

/** A package with those of ours that it needs, in any depth. */
function ownPackages(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`));
  for (const each of Object.keys(dependencies)) {
    const [, own] = /^@episcope\/(.+)$/.exec(each) ?? [];
    if (own !== undefined) ownPackages(own, found);
  }
  return found;
}

test("every package that the command needs is copied", () => {
  const lastStage =
    read("deploy/Containerfile")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const copied = [...lastStage.matchAll(/^COPY packages\/(\w+)\/package\.json/gm)];
  expect(copied.map(([, name]) => name).toSorted()).toEqual([...ownPackages("cli")].toSorted());
});
