// What the records of runs say about the build. The same as of the command (packages/cli).
import type { BuildIdentity } from "@episcope/scenario";

export const buildIdentity: BuildIdentity =
  typeof __EPISCOPE_BUILT__ === "undefined" ? {} : __EPISCOPE_BUILT__;
