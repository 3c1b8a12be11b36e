// npm run notice: writes the file NOTICE.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { noticeText } from "./licences.mjs";
import { ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
writeFileSync(join(root, "NOTICE"), noticeText());
