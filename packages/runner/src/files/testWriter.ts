// A process that writes the same file again and again, to be killed in the middle of it.
import { writeAtomically } from "./writeAtomically.ts";

const [file = "", size = "0"] = process.argv.slice(2);
for (let round = 0; ; round++) {
  await writeAtomically(file, new Uint8Array(Number(size)).fill(round));
  process.stdout.write(".");
}
