// Writes .br and .gz versions of every text file at build time, so that no server has to compress
// them.

import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(html|js|css|svg|json|md|txt|csv|xml|yaml|webmanifest)$/;
/** Smaller files fit into one network packet anyway. */
const smallestBytes = 860;
/**
 * For tables of several megabytes: the best compression would take ten times as long and save one
 * percent.
 */
const largeBytes = 500_000;
const [fastBrotli, fastGzip] = [5, 6];

export function compressPlugin(): Plugin {
  let folder = "";
  return {
    name: "episcope-compress",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // Only after a successful build, and after the files of public/ have been copied.
    async writeBundle() {
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
  const isLargeTable = file.endsWith(".csv") && source.length > largeBytes;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        [constants.BROTLI_PARAM_QUALITY]: isLargeTable
          ? fastBrotli
          : constants.BROTLI_DEFAULT_QUALITY,
      },
    }),
    promisify(gzip)(source, { level: isLargeTable ? fastGzip : 9 }),
  ]);
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, gzipped);
}
