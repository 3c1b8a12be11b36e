// Writes .br and .gz twins of every text file once, at build time, so that no server has to compress them again.

import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(html|js|css|svg|json|md|txt|xml|webmanifest)$/;
/** Smaller files fit into one network packet anyway. */
const smallestBytes = 860;

export function compressPlugin(): Plugin {
  let folder = "";
  return {
    name: "episcope-compress",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // After the files of public/ have been copied too.
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      await Promise.all(
        files.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < smallestBytes) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
    promisify(gzip)(source, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, gzipped);
}
