// Publishes the demonstration data of the mobility pages below /data/, also in development.
import type { Plugin } from "vite";
import { demonstrationFiles } from "./mobility/demonstrationFiles.ts";

const prefix = "/data/";

export function mobilityPlugin(): Plugin {
  let made: ReadonlyMap<string, string> | undefined;
  const files = () => {
    made ??= demonstrationFiles();
    return made;
  };
  return {
    name: "episcope-mobility",
    generateBundle() {
      for (const [path, source] of files()) {
        this.emitFile({ type: "asset", fileName: prefix.slice(1) + path, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        if (!path.startsWith(`${prefix}mobilityData/`)) return next();
        const text = files().get(path.slice(prefix.length));
        response.statusCode = text === undefined ? 404 : 200;
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(text ?? "404 Not Found\n");
      });
    },
  };
}
