import { mkdir, open as openFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, readLines } from '@hintha/platform';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Translate } from '../progress.ts';
import { type Entry, packEntries } from './archive.ts';
import { Digest } from './digest.ts';
import { quote, quoteTable } from './quote.ts';
import { sealFile } from './seal.ts';
import {
  selectHeads,
  selectHorizon,
  selectMigrations,
  selectSequences,
  selectTables,
  type Table,
} from './tables-store.ts';
import type { EntryHead, Listed, Manifest, Opening } from './types.ts';

export interface BackupOrder {
  /** Of the owner of the tables: nobody else may read them all. */
  readonly databaseUrl: string;
  /** The folder of the program's files, of which the pictures and the exported heads of the audit are kept. */
  readonly dataDir: string;
  readonly key: string;
  readonly now: Date;
  readonly say: Translate;
}

export interface WrittenBackup {
  readonly file: string;
  readonly bytes: number;
  readonly manifest: Manifest;
}

const MEGABYTE = 1024 * 1024;
const HEADS_FILE = 'audit/heads.log';
const OBJECTS = 'objects';

/**
 * Writes everything as it is at one moment into a sealed file of the folder, while the site goes on. The pictures are
 * read after the rows, so that none is missing that a row names.
 */
export async function writeBackup(folder: string, order: BackupOrder): Promise<WrittenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `hintha-${order.now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`);
  const database = openDatabase(order.databaseUrl, { max: 1, copiesTables: true, session: UNLIMITED });
  const client = await database.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // Rows that a policy hides would be missing without a word.
    await client.query('set local row_security = off');
    const opening = await open(client, order.now);
    const entries: Listed[] = [];
    await sealFile(file, packEntries(readAll(client, opening, entries, order)), order.key);
    await client.query('rollback');
    return { file, bytes: (await stat(file)).size, manifest: { opening, entries } };
  } finally {
    client.release(true);
    await database.close();
  }
}

const UNLIMITED = {
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  datestyle: 'ISO',
  timezone: 'UTC',
};

async function open(client: PoolClient, now: Date): Promise<Opening> {
  const server = (await selectMigrations(client, 'public')) ?? [];
  const studio = await selectMigrations(client, 'studio');
  const heads = await selectHeads(client);
  const horizon = await selectHorizon(client);
  const migrations = { server, studio };
  return { kind: 'opening', format: 1, at: now.toISOString(), migrations, heads, horizon };
}

async function* readAll(
  client: PoolClient,
  opening: Opening,
  entries: Listed[],
  { dataDir, say }: BackupOrder,
): AsyncGenerator<Entry<EntryHead>> {
  yield { head: opening, chunks: none() };
  const tables = await selectTables(client);
  for (const [place, table] of tables.entries()) {
    say(`table ${place + 1} of ${tables.length}, ${megabytes(entries)}`);
    yield* readTable(client, table, entries);
  }
  yield* listed({ kind: 'sequences' }, json(await selectSequences(client)), entries);
  const heads = await readHeads(dataDir, BigInt(opening.heads.auditPosition));
  yield* listed({ kind: 'file', path: HEADS_FILE }, text(heads), entries);
  const pictures = await listPictures(join(dataDir, OBJECTS));
  for (const [place, name] of pictures.entries()) {
    if (place % 100 === 0) say(`picture ${place + 1} of ${pictures.length}, ${megabytes(entries)}`);
    const path = `${OBJECTS}/${name}`;
    const picture = await openIfThere(join(dataDir, path));
    if (picture) yield* listed({ kind: 'file', path }, picture.createReadStream(), entries);
  }
  yield { head: { kind: 'closing' }, chunks: json(entries) };
}

async function* readTable(
  client: PoolClient,
  { owner, ...head }: Table,
  entries: Listed[],
): AsyncGenerator<Entry<EntryHead>> {
  const digest = new Digest();
  // A table that shows its rows to its owner alone, as those of the jobs do, is read as its owner.
  await client.query(`set local role ${quote(owner)}`);
  const rows = client.query(
    copyTo(`copy ${quoteTable(head)} (${head.columns.map(quote).join(', ')}) to stdout`),
  );
  yield { head, chunks: digest.through(rows) };
  await client.query('reset role');
  entries.push(digest.list(head, rows.rowCount));
}

async function* listed(
  head: EntryHead,
  chunks: AsyncIterable<Uint8Array>,
  entries: Listed[],
): AsyncGenerator<Entry<EntryHead>> {
  const digest = new Digest();
  yield { head, chunks: digest.through(chunks) };
  entries.push(digest.list(head, null));
}

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

const json = (value: unknown) => text(JSON.stringify(value));

async function* none(): AsyncGenerator<Uint8Array> {
  // The opening stands in its head.
}

const megabytes = (entries: readonly Listed[]): string =>
  `${Math.round(entries.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE)} MB`;

/** The heads that were exported up to the moment of the backup: a later one belongs to no entry of it. */
async function readHeads(dataDir: string, last: bigint): Promise<string> {
  const lines = await readLines(join(dataDir, HEADS_FILE));
  const known = lines.filter((line) => BigInt(line.split(' ')[1] ?? '0') <= last);
  return known.map((line) => `${line}\n`).join('');
}

/** A picture may be replaced, and the one of before removed, while others are read. */
async function openIfThere(path: string) {
  return openFile(path).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return undefined;
    throw failure;
  });
}

async function listPictures(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ENOENT') return [];
      throw failure;
    },
  );
  return found
    .filter((one) => one.isFile() && !one.name.endsWith('.new'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}
