import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openDatabase, transaction } from '@hintha/platform';
import { recordAudit, SYSTEM, verifyAudit } from '@hintha/server/src/modules/audit/index.ts';
import { proveLedger } from '@hintha/server/src/modules/wallet/index.ts';
import { Halt } from '../halt.ts';
import { createDatabase, startPostgres } from '../postgres/index.ts';
import type { Step } from '../progress.ts';
import { loadRows, type Load } from './load-rows.ts';
import { makeTables, refuseUnknownRelease } from './make-tables.ts';
import { readBackup } from './read-backup.ts';
import { isEmpty, selectHeads } from './tables-store.ts';
import type { Heads, Manifest } from './types.ts';

export interface RestoreOrder {
  readonly file: string;
  readonly key: string;
  /** Where the pictures go, and the embedded database with them unless another one is named. Absent or empty. */
  readonly dataDir: string;
  /** An empty database of the owner's, in place of an embedded one. */
  readonly databaseUrl: string | undefined;
}

/** The steps that bring a backup back and prove it. */
export function restoreSteps(order: RestoreOrder): Step[] {
  const restoring = new Restoring(order);
  let manifest: Manifest | undefined;
  const known = (): Manifest => {
    if (manifest === undefined) throw new Error('the backup has not been read yet');
    return manifest;
  };
  const read: Step = {
    name: 'reading the backup through',
    run: async (say) => {
      await restoring.refuseFullTarget();
      manifest = await readBackup(order.file, order.key, { say });
      await refuseUnknownRelease(manifest.opening);
      return `taken at ${manifest.opening.at}`;
    },
  };
  const write: Step = { name: 'rows and pictures', run: (say) => restoring.write(known(), say) };
  const prove: Step = {
    name: 'proof of ledger and audit',
    run: () => restoring.prove(known().opening.heads),
  };
  return [read, restoring.cleaning(write), restoring.cleaning(prove), restoring.closing()];
}

/** One restore; it owns what it has made until it is through. */
class Restoring {
  readonly #order: RestoreOrder;
  #url: string | undefined;
  #stop: () => Promise<void> = async () => {};

  constructor(order: RestoreOrder) {
    this.#order = order;
    this.#url = order.databaseUrl;
  }

  async refuseFullTarget(): Promise<void> {
    const { dataDir, databaseUrl } = this.#order;
    if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
      throw new Halt(`${dataDir} is not empty: a backup is restored into an empty folder only.`);
    if (databaseUrl === undefined) return;
    const database = openDatabase(databaseUrl, { max: 1 });
    const empty = await isEmpty(database.pool).finally(() => database.close());
    if (!empty) throw new Halt('The database is not empty: a backup is restored into an empty one only.');
  }

  async write({ opening, entries }: Manifest, say: (text: string) => void): Promise<string> {
    const { file, key, dataDir } = this.#order;
    await mkdir(dataDir, { recursive: true });
    const url = await this.#openTarget();
    say('tables');
    await makeTables(url, opening);
    let read = 0;
    await loadRows(url, opening.horizon, async (load: Load) => {
      await readBackup(file, key, {
        say: (name) => say(`${(read += 1)} of ${entries.length}: ${name}`),
        read: async ({ head, chunks }) => {
          if (head.kind === 'table') await load.table(head, chunks);
          else if (head.kind === 'sequences') await load.sequences(chunks);
          else if (head.kind === 'file') await keep(join(dataDir, head.path), chunks);
        },
      });
    });
    const rows = entries.reduce((sum, entry) => sum + (entry.rows ?? 0), 0);
    return `${rows} rows`;
  }

  /** The books have to be what they were, and what has been restored is written down in the audit. */
  async prove(expected: Heads): Promise<string> {
    const database = openDatabase(this.#url ?? '', { max: 2 });
    try {
      const heads = await selectHeads(database.pool);
      const differing = (Object.keys(expected) as (keyof Heads)[]).find(
        (key) => heads[key] !== expected[key],
      );
      if (differing !== undefined)
        throw new Halt(`The restored ${differing} is ${heads[differing]}, and was ${expected[differing]}.`);
      const differences = await proveLedger(database);
      if (differences.length > 0)
        throw new Halt(`The restored ledger has ${differences.length} differences.`);
      const { problems } = await verifyAudit(database, this.#order.dataDir);
      if (problems.length > 0) throw new Halt(`The restored audit has ${problems.length} faults.`);
      await transaction(database, (tx) => recordAudit(tx, restoredEntry(expected)));
      return `${heads.postings} postings, ${heads.auditPosition} entries of the audit`;
    } finally {
      await database.close();
    }
  }

  closing(): Step {
    return {
      name: 'closing',
      run: async () => {
        await this.#stop();
        return undefined;
      },
    };
  }

  /** What fails leaves nothing of its own behind, so that it can be tried again. */
  cleaning(step: Step): Step {
    const { dataDir, databaseUrl } = this.#order;
    return {
      name: step.name,
      run: (say) =>
        step.run(say).catch(async (failure: unknown) => {
          await this.#stop();
          for (const name of readdirSync(dataDir))
            await rm(join(dataDir, name), { recursive: true, force: true });
          if (databaseUrl !== undefined && failure instanceof Halt)
            throw new Halt(`${failure.message} Make the database anew before the next try.`, failure.lines);
          throw failure;
        }),
    };
  }

  async #openTarget(): Promise<string> {
    if (this.#url !== undefined) return this.#url;
    const server = await startPostgres({ dataDir: join(this.#order.dataDir, 'postgres'), log: () => {} });
    this.#stop = () => server.stop();
    this.#url = await createDatabase(server.url, 'hintha');
    return this.#url;
  }
}

async function keep(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, chunks, { mode: 0o600, flush: true });
}

const restoredEntry = ({ auditPosition, postings }: Heads) => ({
  actor: SYSTEM,
  action: 'restore',
  subject: 'database',
  details: { auditPosition, postings },
});
