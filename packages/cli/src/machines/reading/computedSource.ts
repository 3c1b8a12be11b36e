import { join } from "node:path";
import type { OpenComputedData } from "@episcope/runner";
import { type ArchiveState, BrokenBattery, type DataSource } from "./dataSource.ts";

/** Runs that the server computes when they are asked for. */
export function computedSource({ data, folder }: OpenComputedData): DataSource {
  return {
    batteries: async () => data.batteries,
    async text(path) {
      const answer = await data.peek(path);
      if (answer.kind === "failed") throw new BrokenBattery(answer.message);
      return answer.kind === "text" ? new TextDecoder().decode(answer.file.bytes) : undefined;
    },
    async archive(path, isAsking): Promise<ArchiveState> {
      const answer = await (isAsking ? data.ask(path) : data.peek(path));
      switch (answer.kind) {
        case "file":
          return { kind: "file", file: join(folder, answer.name) };
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
