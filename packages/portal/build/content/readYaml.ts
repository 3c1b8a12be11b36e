// Reads, parses and checks one content file. Every fault has file, line, column and reason.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readYaml as parseYaml } from "@episcope/battery";
import { faultText } from "@episcope/common";
import { Place, type Type } from "@episcope/common/reading";

/** A fault in content/ that must be fixed before the portal can be built. */
export class ContentError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ContentError";
    // Editors of content/ need the position in the file, not in our code.
    this.stack = this.message;
  }
}

export function readYaml<T>(folder: string, name: string, schema: Type<T>): T {
  const file = `content/${name}`;
  const path = join(folder, name);
  if (!existsSync(path)) throw new ContentError([`${file}: the file is missing`]);
  const yaml = parseYaml(readFileSync(path, "utf8"), file);
  const content = yaml.mapping && schema(yaml.mapping, new Place(yaml, undefined));
  const { faults } = yaml.faults;
  if (content && faults.length === 0) return content;
  throw new ContentError(faults.map((fault) => faultText(fault, "en")));
}
