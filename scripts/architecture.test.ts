// Checks the architecture: which package may import which, and where the outside world may be
// accessed.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = join(root, "packages");

const allowed: Record<string, readonly string[]> = {
  common: [],
  battery: ["common"],
  model: ["common"],
  scenario: ["model", "battery", "common"],
  inference: ["scenario", "model", "battery", "common"],
  runner: ["scenario", "model", "battery", "common"],
  cli: ["runner", "scenario", "model", "battery", "common"],
  portal: ["scenario", "battery", "common"],
};
/** Packages that run in the browser and in Node: no file system, no DOM. */
const pure = ["common", "battery", "model", "scenario"];

/** The rooms of packages/portal/src, from bottom to top (docs/architecture.md). */
const portalRooms = [
  "environment",
  "data",
  "offline",
  "text",
  "kit",
  "site",
  "charts",
  "maps",
  "plots",
  "viewer",
  "pages",
  "app",
];
const portal = join(packages, "portal/src");

interface Import {
  readonly file: string;
  readonly from: string;
  readonly name: string;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && name !== "dist")
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.tsx?$/.test(path) ? [path] : [];
    });
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
}

function packageOf(path: string): string {
  return relative(packages, path).split(/[\\/]/, 1)[0] ?? "";
}

const imports: Import[] = sources(packages).flatMap((file) =>
  importsOf(file).map((name) => ({ file: relative(root, file), from: packageOf(file), name })),
);

const importEdges = imports
  .filter(({ name }) => name.startsWith("."))
  .map(({ file, name }) => ({ from: file, to: join(dirname(file), name) }));

/**
 * The level of a file's room; files outside of the rooms, such as those of the build, are above
 * all.
 */
function levelOf(file: string): number {
  const room = /^packages\/portal\/src\/([^/]+)\//.exec(file)?.[1];
  return room === undefined ? portalRooms.length : portalRooms.indexOf(room);
}

function foldersBelow(folder: string): (readonly [folder: string, files: readonly string[]])[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !/^(\.|node_modules$|dist$)/.test(name),
  );
  const files = entries.filter((one) => one.isFile()).map(({ name }) => name);
  return [
    [relative(root, folder), files],
    ...entries
      .filter((one) => one.isDirectory())
      .flatMap(({ name }) => foldersBelow(join(folder, name))),
  ];
}

test("every package is listed, and imports run one way", () => {
  expect(imports.length).toBeGreaterThan(100);
  const wrong = imports.filter(({ file, from, name }) => {
    const target = name.startsWith(".")
      ? packageOf(resolve(root, dirname(file), name))
      : /^@episcope\/([a-z]+)/.exec(name)?.[1];
    return target !== undefined && target !== from && !allowed[from]?.includes(target);
  });
  expect(wrong).toEqual([]);
  expect(readdirSync(packages).filter((name) => !(name in allowed))).toEqual([]);
});

test("pure packages use neither Node nor the browser", () => {
  const wrong = imports.filter(
    ({ file, from, name }) =>
      pure.includes(from) && !/\.test\.ts$/.test(file) && /^(node:|react|fs$|path$)/.test(name),
  );
  expect(wrong).toEqual([]);
});

test("rooms of the portal import only from themselves and from rooms below", () => {
  const folders = readdirSync(portal, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...portalRooms].sort());
  const wrong = importEdges.filter(
    ({ from, to }) => !to.startsWith("packages/portal/build/") && levelOf(from) < levelOf(to),
  );
  expect(wrong).toEqual([]);
});

test("pages of the portal do not import from each other", () => {
  const pageOf = (file: string) => /^packages\/portal\/src\/pages\/([^/]+)/.exec(file)?.[1];
  const wrong = importEdges.filter(({ from, to }) => {
    const [page, other] = [pageOf(from), pageOf(to)];
    return page !== undefined && other !== undefined && page !== other;
  });
  expect(wrong).toEqual([]);
});

test("imports, including those of types, form no cycle", () => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of importEdges) targets.set(from, [...(targets.get(from) ?? []), to]);
  const [finished, path, circles] = [new Set<string>(), [] as string[], [] as string[]];
  const visit = (file: string) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (finished.has(file) || path.includes(file)) return;
    path.push(file);
    for (const to of targets.get(file) ?? []) visit(to);
    path.pop();
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file);
  expect(circles).toEqual([]);
});

test("only data/ and the service worker, which forwards requests, call fetch", () => {
  const wrong = sources(join(packages, "portal/src"))
    .filter((file) => !/\/data\/|\/serviceWorker\.ts$/.test(file))
    .filter((file) => /\bfetch\(/.test(readFileSync(file, "utf8")))
    .map((file) => relative(root, file));
  expect(wrong).toEqual([]);
});

test("only the table of languages knows which languages exist", () => {
  const comparison = /[!=]== "(?:de|en)"|case "(?:de|en)"|"(?:de|en)" \||readonly de:|[a-z]De\??:/;
  const wrong = sources(packages)
    .filter((file) => !file.includes(".test."))
    .filter((file) => comparison.test(readFileSync(file, "utf8")))
    .map((file) => relative(root, file));
  expect(wrong).toEqual([]);
});

test("no file has more than 450 lines", () => {
  const long = sources(packages)
    .map((file) => [relative(root, file), readFileSync(file, "utf8").split("\n").length] as const)
    .filter(([, lines]) => lines > 450);
  expect(long).toEqual([]);
});

test("comments fit the line width of 100 columns", () => {
  const wide = ["packages", "scripts", "bench", "e2e"]
    .flatMap((folder) => sources(join(root, folder)))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.length > 100 && /^\s*(\/\/|\/?\*)/.test(line))
        .filter((line) => !line.includes("biome-ignore"))
        .map((line) => `${relative(root, file)}: ${line.trim()}`),
    );
  expect(wide).toEqual([]);
});

test("no folder of the packages has more than 25 files", () => {
  const crowded = foldersBelow(packages)
    .filter(([folder, files]) => files.length > 25 && !folder.includes("/public"))
    .map(([folder]) => folder);
  expect(crowded).toEqual([]);
});

test("no two files of a folder differ only in case", () => {
  const wrong = foldersBelow(root).flatMap(([folder, files]) => {
    const stems = new Set(files.map((name) => name.replace(/\..*$/, "")));
    const seen = new Set<string>();
    return [...stems]
      .filter((stem) => seen.size === seen.add(stem.toLowerCase()).size)
      .map((stem) => `${folder}/${stem}`);
  });
  expect(wrong).toEqual([]);
});
