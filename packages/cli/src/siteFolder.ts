import { fileURLToPath } from "node:url";

/** The built portal lies beside this package. */
export const siteFolder = fileURLToPath(new URL("../../portal/dist", import.meta.url));
