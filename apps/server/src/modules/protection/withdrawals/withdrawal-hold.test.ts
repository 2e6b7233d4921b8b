import { transaction } from '@hintha/platform';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { givenAccount } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { withdrawalsHeldUntil } from './withdrawal-hold.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, clock } = tested;
const HOUR = 3_600_000;

const changeCredential = (id: bigint, at: Date) => givenAccount(db, id, { credentialsChangedAt: at });

test('money stays for a day after a credential was changed, and not a moment longer', async () => {
  const { id } = await openMember(tested);
  const held = () => transaction(db, (tx) => withdrawalsHeldUntil(ctx, tx, id));
  expect(await held()).toBeNull();
  await changeCredential(id, clock.now());
  const until = new Date(clock.now().getTime() + 24 * HOUR);
  expect(await held()).toEqual(until);
  clock.advance(24 * HOUR - 1);
  expect(await held()).toEqual(until);
  clock.advance(1);
  expect(await held()).toBeNull();
});

test('a hold that ran before the migration ends when it would have ended', async () => {
  const { id } = await openMember(tested);
  const until = new Date(clock.now().getTime() + 5 * HOUR);
  // Under its new name the column holds what the old one held: the end.
  await changeCredential(id, until);
  const file = new URL('../../../../migrations/0421-identity-credential-change.sql', import.meta.url);
  const text = await readFile(file, 'utf8');
  await db.pool.query(text.slice(text.search(/^update/m)));
  expect(await withdrawalsHeldUntil(ctx, db, id)).toEqual(until);
});
