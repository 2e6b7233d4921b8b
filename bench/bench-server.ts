import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type EmbeddedPostgres } from '../tools/postgres/index.ts';

export interface BenchServer extends AsyncDisposable {
  readonly postgres: EmbeddedPostgres;
}

/**
 * A server of the bench's own with the settings that `npm start` uses and what the bench puts over them, gone when the
 * bench is over.
 */
export const openBenchServer = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'hintha-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), settings, log: console.error });
  return {
    postgres,
    [Symbol.asyncDispose]: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
