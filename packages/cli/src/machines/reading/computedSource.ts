import { folderStorage, type OpenComputedData } from "@episcope/runner";
import { BrokenBattery, type DataSource, type RunFileState } from "./dataSource.ts";
import { RunFiles } from "./runFiles.ts";

/** Runs that the server computes when they are asked for. */
export function computedSource({ data, folder }: OpenComputedData): DataSource {
  const runFiles = new RunFiles(folderStorage(folder));
  return {
    batteries: async () => data.batteries,
    async text(path) {
      const answer = await data.peek(path);
      if (answer.kind === "failed") throw new BrokenBattery(answer.message);
      return answer.kind === "text" ? new TextDecoder().decode(answer.file.bytes) : undefined;
    },
    async runFile(path, isAsking): Promise<RunFileState> {
      const answer = await (isAsking ? data.ask(path) : data.peek(path));
      switch (answer.kind) {
        case "file": {
          // It may have been removed meanwhile, because the cache was full.
          const file = await runFiles.find(answer.name);
          return file ? { kind: "file", file } : { kind: "missing" };
        }
        case "text":
        case "missing":
          return { kind: "missing" };
        case "computable":
          return { kind: "computable" };
        default:
          return answer;
      }
    },
    hasFile: async () => false,
  };
}
