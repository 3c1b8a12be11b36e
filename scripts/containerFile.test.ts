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

test("Apptainer gets the same files as the container", () => {
  const lastStage =
    read("deploy/Containerfile")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const inContainer = [...lastStage.matchAll(/^COPY (?:--from=build \/episcope\/)?(.+) \S+$/gm)];
  const definition = read("deploy/episcope.def");
  const [, files = ""] = /^%files\n(.*?)\n\n/ms.exec(definition) ?? [];
  const copied = files.split("\n").map((line) => line.trim().split(" "));
  expect(copied.map(([from]) => from).toSorted()).toEqual(
    inContainer.flatMap(([, from = ""]) => from.split(" ")).toSorted(),
  );
  expect(copied.filter(([from, to]) => to !== `/episcope/${from}`)).toEqual([]);
  const install = /npm install --omit=dev .*packages\/cli/;
  expect(install.exec(definition)?.[0]).toBe(install.exec(lastStage)?.[0]);
});
