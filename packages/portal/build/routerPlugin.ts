// The router has parts that only its other modes use. Their contexts and components would stay in
// the entry, because the bundler cannot know that creating and naming them has no effect.
import type { Plugin } from "vite";

const router = /\/react-router\/dist\/production\/.*\.mjs$/;
const displayName = /^\w+\.displayName = "\w+";$/gm;
const creation = /= ((React\d*\.(createContext|forwardRef|memo)|new Set)\()/g;

export function routerPlugin(): Plugin {
  return {
    name: "episcope-router",
    transform(code, id) {
      if (!router.test(id)) return undefined;
      return code.replace(displayName, "").replace(creation, "= /* @__PURE__ */ $1");
    },
  };
}
