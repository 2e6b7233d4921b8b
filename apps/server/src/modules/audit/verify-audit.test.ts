import { transaction } from '@hintha/platform';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { jobs } from './jobs.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const db = testDatabase({ role: 'hintha_app' });
const folder = mkdtempSync(join(tmpdir(), 'hintha-audit-'));
const { ctx } = testContext(db, { DATA_DIR: folder });

const entry = (text: string) =>
  transaction(db, (tx) =>
    recordAudit(tx, {
      actor: { kind: 'staff', id: 7n, name: 'မြ' },
      action: 'test.act',
      subject: `thing:${text}`,
      reason: `because of "${text}";`,
      details: { text, id: 9_007_199_254_740_993n, nested: { list: [1, null, 'သုံး'] } },
    }),
  );

/** What only the owner of the tables can do, with their triggers out of the way. */
const tamper = async (...statements: string[]) => {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local role none');
    await client.query('set local session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
};

const problems = async () =>
  (await verifyAudit(db, folder)).problems.map(({ position, what }) => `${position} ${what}`);

const exportHead = async () =>
  jobs(ctx)
    .find(({ name }) => name === 'audit-export-head')
    ?.run({});

beforeEach(async () => {
  await tamper(
    'truncate audit_entry',
    `update audit_head set position = 0, hash = sha256('hintha audit'::bytea)`,
  );
  for (const text of ['one', 'two', 'three', 'four', 'five']) await entry(text);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an audit that nobody touched is proven from its first entry to its head', async () => {
  await exportHead();
  const proof = await verifyAudit(db, folder);
  expect(proof).toMatchObject({ entries: 5n, exported: 1, problems: [] });
  expect(proof.head.position).toBe(5n);
});

test('entries that are written at once stand one behind the other', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => entry(`at once ${n}`)));
  expect(await verifyAudit(db, folder)).toMatchObject({ entries: 45n, problems: [] });
});

test('an entry stands in no audit when its use case is rolled back', async () => {
  const action = transaction(db, async (tx) => {
    await recordAudit(tx, { actor: { kind: 'system' }, action: 'test.undone', subject: 'x', details: {} });
    throw new Error('undone');
  });
  await expect(action).rejects.toThrow('undone');
  expect(await verifyAudit(db, folder)).toMatchObject({ entries: 5n, problems: [] });
});

test.each([
  `update audit_entry set reason = 'other' where position = 3`,
  'delete from audit_entry where position = 3',
  'truncate audit_entry',
  'update audit_head set position = 0',
])('the program may not: %s', async (statement) => {
  await expect(db.pool.query(statement)).rejects.toThrow('permission denied');
  expect(await problems()).toEqual([]);
});

test('even the owner is refused while the triggers stand', async () => {
  const client = await db.pool.connect();
  await client.query('begin; set local role none');
  await expect(client.query('delete from audit_entry')).rejects.toThrow('only added to');
  await client.query('rollback');
  client.release();
});

test('a row that was edited is found with its position', async () => {
  await tamper(`update audit_entry set reason = 'other' where position = 3`);
  expect(await problems()).toEqual(['3 edited']);
  await tamper(`update audit_entry set at = at + interval '1 ms' where position = 2`);
  expect(await problems()).toEqual(['2 edited', '3 edited']);
});

test('a row that was deleted is found with its position, be it the first, one between or the last', async () => {
  await tamper('delete from audit_entry where position = 3');
  expect(await problems()).toEqual(['3 missing']);
  await tamper('delete from audit_entry where position in (1, 5)');
  expect(await problems()).toEqual(['1 missing', '3 missing', '5 missing']);
});

test('a row that was put in place of another breaks the link to it', async () => {
  await tamper(
    `update audit_entry set reason = 'other', row_hash = sha256('made up'::bytea) where position = 3`,
  );
  expect(await problems()).toEqual(['3 edited', '4 unlinked']);
});

test('an end that was cut off with its head is found by the exported head', async () => {
  await exportHead();
  await tamper(
    'delete from audit_entry where position = 5',
    `update audit_head set position = 4,
       hash = (select row_hash from audit_entry where position = 4)`,
  );
  expect(await problems()).toEqual(['5 missing']);
});

test('an audit that was written anew, every hash in its place, is found by the exported head', async () => {
  await exportHead();
  await tamper(
    'delete from audit_entry where position > 3',
    `update audit_head set position = 3,
       hash = (select row_hash from audit_entry where position = 3)`,
  );
  await entry('four, another');
  await entry('five, another');
  expect(await problems()).toEqual(['5 unlike_export']);
});
