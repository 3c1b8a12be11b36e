// One content file: read, parse, check against its schema. Every fault names file, line, column and reason.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readYaml as parseYaml } from "@episcope/battery";
import { faultText, problem } from "@episcope/common";
import * as v from "valibot";

/** A fault in content/ that has to be mended before the portal can be built. */
export class ContentError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ContentError";
    // Whoever edits content/ is helped by the place of the fault, not by the place in our code.
    this.stack = this.message;
  }
}

export function readYaml<Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const file = `content/${name}`;
  const path = join(folder, name);
  if (!existsSync(path)) throw new ContentError([`${file}: the file is missing`]);
  const yaml = parseYaml(readFileSync(path, "utf8"), file);
  if (yaml.mapping) {
    const result = v.safeParse(schema, yaml.mapping);
    if (result.success) return result.output;
    for (const issue of result.issues) {
      const keys = (issue.path ?? []).map(({ key }) =>
        typeof key === "number" ? key : String(key),
      );
      yaml.fault(
        keys,
        problem("inField", { field: keys.join(".") || "file", found: issue.message }),
      );
    }
  }
  throw new ContentError(yaml.faults.faults.map((fault) => faultText(fault, "en")));
}
