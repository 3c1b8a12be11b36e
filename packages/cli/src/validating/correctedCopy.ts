// `episcope validate --fix`: a corrected copy of a battery in another folder.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { type CorrectedFile, correctBattery } from "@episcope/battery";
import { UserError } from "../userError.ts";

type Correction = CorrectedFile["corrections"][number];

/** Only those of a battery: links and hidden files stay behind. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !path.split("/").some((name) => name.startsWith(".")))
    .sort();
}

/** Perhaps under a name that is nearly right. */
export function hasDescription(folder: string): boolean {
  return readdirSync(folder).some((name) => /^metadata\.ya?ml$/i.test(name));
}

/** What a copy would change, or has changed. */
export async function* correctionsIn(folder: string, to?: string): AsyncGenerator<string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`There is no folder ${folder}.`);
  if (to !== undefined) checkTarget(folder, to);
  const files = correctBattery({
    paths: filesBelow(folder),
    read: async (path) => new Uint8Array(await readFile(join(folder, path))),
  });
  for await (const { path, content, corrections } of files) {
    if (to !== undefined) write(to, path, content);
    for (const each of corrections) yield line(path, each);
  }
}

/** The battery itself is never changed. */
function checkTarget(folder: string, to: string): void {
  const [from, target] = [resolve(folder), resolve(to)];
  const isInside = !relative(from, target).startsWith("..");
  if (isInside)
    throw new UserError(
      "The corrected copy must not lie in the battery: choose another folder with --to.",
    );
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UserError(`${to} is not empty: choose another folder with --to.`);
}

function write(to: string, path: string, content: Uint8Array): void {
  const file = join(to, path);
  // Names come from an archive's description, which may lead out.
  if (relative(resolve(to), resolve(file)).startsWith(".."))
    throw new UserError(`${path} leads out of the folder.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function line(path: string, { code, values, entry }: Correction): string {
  const place = entry === undefined ? path : `${path}/${entry}`;
  return `${place}: ${sentenceOf(code, ...values)}`;
}

function sentenceOf(code: Correction["code"], found = "", now = ""): string {
  switch (code) {
    case "encoding":
      return "was UTF-16, is UTF-8 now";
    case "mark":
      return "an invisible mark at the beginning (byte order mark) is gone";
    case "lineEnds":
      return "line ends were those of Windows or of old Macs, are plain now";
    case "lastLine":
      return "the last line has an end now";
    case "delimiter":
      return `columns were separated by ${separator(found)}, now by ${separator(now)}`;
    case "dates":
      return `dates such as ${found} are written like ${now} now`;
    case "name":
      return `"${found}" is called "${now}" now`;
  }
}

function separator(sign: string): string {
  if (sign === "\t") return "tabs";
  return sign === ";" ? "semicolons" : "commas";
}
