import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { readWrittenBets } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../tools/test-wallet.ts';
import { readBalance } from '../wallet/index.ts';
import { type BetOrder, placeBets, placeNewBets } from './place-bet.ts';

const db = testDatabase({ role: 'hintha_app' });

const ordersOf = (accountId: bigint): BetOrder[] =>
  ['a', 'b'].map((reference) => ({
    accountId,
    source: 'coin',
    reference,
    category: 'SPORTS',
    game: 'coin',
    round: 'toss',
    stake: money(100n),
    potentialPayout: null,
    selections: [],
    at: new Date('2026-11-21T08:00:00Z'),
  }));

test('bets of several members are placed together; who placed its own before, or is too poor, is left out', async () => {
  const members = [await openFunded(db, 900n), await openFunded(db, 900n), await openFunded(db, 150n)];
  const [first = 0n, again = 0n] = members;
  await transaction(db, (tx) => placeBets(tx, ordersOf(again)));
  const placed = await transaction(db, (tx) => placeNewBets(tx, members.map(ordersOf)));
  expect([...placed.keys()]).toEqual([first]);
  const written = (await readWrittenBets(db, first)).map(({ bet }) => bet.id);
  expect(written).toEqual(placed.get(first));
  const balances = await Promise.all(members.map(async (id) => (await readBalance(db, id))?.balance));
  expect(balances).toEqual([700n, 700n, 150n]);
  await expectProven(db);
});
