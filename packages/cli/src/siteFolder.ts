import { fileURLToPath } from "node:url";

/** The built portal is beside this package. */
export const siteFolder = fileURLToPath(new URL("../../portal/dist", import.meta.url));
