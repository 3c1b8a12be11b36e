// npm run build: the site (packages/portal/dist) and the command (packages/cli/dist).
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";

ensureInstalled();
await ensureBuilt();
