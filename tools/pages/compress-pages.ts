import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Below it the head of an answer weighs more than is won. */
const LEAST_BYTES = 1024;

/**
 * Writes what can be pressed small beside itself as Brotli. Done once at the best quality, a file is a seventh smaller
 * than what a server presses while somebody waits.
 */
export function compressPages(folder: string): void {
  for (const file of globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: folder })) {
    const bytes = readFileSync(join(folder, file));
    if (bytes.byteLength < LEAST_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
  }
}
