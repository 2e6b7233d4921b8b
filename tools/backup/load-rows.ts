import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '@hintha/platform';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { Halt } from '../halt.ts';
import { quote, quoteTable } from './quote.ts';
import { renumber, reserveTransactions } from './renumber.ts';
import {
  type ForeignKey,
  moveSequence,
  selectForeignKeys,
  selectTables,
  type Table,
  TRANSACTION_COLUMNS,
} from './tables-store.ts';
import { type Horizon, Sequence, type TableHead } from './types.ts';

export interface Load {
  table(head: TableHead, rows: AsyncIterable<Uint8Array>): Promise<void>;
  sequences(chunks: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Loads rows into tables that stand empty but for what their migrations put there, all of it in one transaction.
 * Triggers rest meanwhile, so that each row is what it was; the references are proven when they are put back.
 */
export async function loadRows(
  url: string,
  horizon: Horizon,
  fill: (load: Load) => Promise<void>,
): Promise<void> {
  const database = openDatabase(url, {
    max: 1,
    copiesTables: true,
    session: { statement_timeout: '0', timezone: 'UTC' },
  });
  const client = await database.pool.connect();
  try {
    await reserveTransactions(client, horizon);
    await client.query('begin');
    const tables = await selectTables(client);
    const keys = await selectForeignKeys(client);
    await openUp(client, tables, keys);
    await fill(loadOf(client, horizon, tables));
    await close(client, tables, keys);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    client.release(true);
    await database.close();
  }
}

async function openUp(
  client: PoolClient,
  tables: readonly Table[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, owner, name } of keys)
    await asOwner(client, owner, `alter table ${table} drop constraint ${name}`);
  for (const table of tables)
    await asOwner(client, table.owner, `alter table ${quoteTable(table)} disable trigger user`);
  for (const table of tables) await asOwner(client, table.owner, `truncate ${quoteTable(table)}`);
}

async function close(
  client: PoolClient,
  tables: readonly Table[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const table of tables)
    await asOwner(client, table.owner, `alter table ${quoteTable(table)} enable trigger user`);
  for (const { table, owner, name, definition } of keys)
    await asOwner(client, owner, `alter table ${table} add constraint ${name} ${definition}`);
}

async function asOwner(client: PoolClient, owner: string, statement: string): Promise<void> {
  await client.query(`set local role ${quote(owner)}`);
  await client.query(statement);
  await client.query('reset role');
}

function loadOf(client: PoolClient, horizon: Horizon, tables: readonly Table[]): Load {
  const owners = new Map(tables.map((table) => [quoteTable(table), table.owner]));
  return {
    table: async (head, rows) => {
      const owner = owners.get(quoteTable(head));
      if (owner === undefined)
        throw new Halt(`There is no table ${head.schema}.${head.name} to restore into.`);
      const places = TRANSACTION_COLUMNS.map((name) => head.columns.indexOf(name)).filter((at) => at >= 0);
      const renumbered = places.length > 0 ? await renumber(client, horizon, places) : undefined;
      await client.query(`set local role ${quote(owner)}`);
      const columns = head.columns.map(quote).join(', ');
      const into = client.query(copyFrom(`copy ${quoteTable(head)} (${columns}) from stdin`));
      await pipeline(renumbered ? renumbered(rows) : rows, into);
      await client.query('reset role');
    },
    sequences: async (chunks) => {
      const sequences = z.array(Sequence).parse(JSON.parse(await text(chunks)));
      for (const sequence of sequences) {
        await client.query(`set local role ${quote(sequence.owner)}`);
        await moveSequence(client, sequence);
      }
      await client.query('reset role');
    },
  };
}
