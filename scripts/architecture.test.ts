// The house plan, guarded: which package may import which, and where the outside world may be touched.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = join(root, "packages");

/** Who may import whom. */
const allowed: Record<string, readonly string[]> = {
  common: [],
  battery: ["common"],
  model: ["common"],
  scenario: ["model", "battery", "common"],
  runner: ["scenario", "model", "battery", "common"],
  cli: ["runner", "scenario", "model", "battery", "common"],
  portal: ["scenario", "battery", "common"],
};
/** Packages that run in the browser and in Node alike: no file system, no DOM library. */
const pure = ["common", "battery", "model", "scenario"];

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

test("every package is in the plan, and its imports run one way", () => {
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

test("pure packages touch neither Node nor the browser", () => {
  const wrong = imports.filter(
    ({ file, from, name }) =>
      pure.includes(from) && !/\.test\.ts$/.test(file) && /^(node:|react|fs$|path$)/.test(name),
  );
  expect(wrong).toEqual([]);
});

test("inside the portal, pages do not reach into each other's rooms beyond their neighbours, and the kit knows no page", () => {
  const portal = "packages/portal/src/";
  const wrong = imports.filter(({ file, name }) => {
    const lower = ["kit", "data", "text", "charts", "maps"].some((room) =>
      file.startsWith(`${portal}${room}/`),
    );
    return lower && name.includes("/pages/");
  });
  expect(wrong).toEqual([]);
});

test("only data/ and the service worker, which passes on what others ask for, call fetch", () => {
  const wrong = sources(join(packages, "portal/src"))
    .filter((file) => !/\/data\/|\/serviceWorker\.ts$/.test(file))
    .filter((file) => /\bfetch\(/.test(readFileSync(file, "utf8")))
    .map((file) => relative(root, file));
  expect(wrong).toEqual([]);
});

test("no file grows beyond what one reads in one sitting", () => {
  const long = sources(packages)
    .map((file) => [relative(root, file), readFileSync(file, "utf8").split("\n").length] as const)
    .filter(([, lines]) => lines > 450);
  expect(long).toEqual([]);
});
