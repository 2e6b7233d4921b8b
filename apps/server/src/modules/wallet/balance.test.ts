import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sumLegs } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { openFunded, testEntry } from '../../../../../tools/test-wallet.ts';
import { balanceAt } from './balance.ts';
import { listPostings, listRoundPostings } from './list-postings.ts';
import { bet, payout, post } from './post.ts';

const database = testDatabase();

test('the balance of an instant is that of the last posting up to it', async () => {
  const before = new Date(Date.now() - 60_000);
  const id = await openFunded(database, 1000n);
  const moments: [Date, bigint][] = [[before, 0n]];
  for (let n = 1n; n <= 40n; n += 1n) {
    await bet(database, id, testEntry(`b${n}`, 1n));
    if (n % 10n !== 0n) continue;
    await sleep(3);
    moments.push([new Date(), 1000n - n]);
    await sleep(3);
  }
  for (const [instant, balance] of moments) expect(await balanceAt(database, id, instant)).toBe(balance);
  expect(await balanceAt(database, 555_555n, new Date())).toBe(0n);
});

test('a statement pages by number, newest first, and can be narrowed to kinds', async () => {
  const id = await openFunded(database, 100n);
  for (const n of ['1', '2', '3']) {
    await bet(database, id, testEntry(`bet ${n}`, 10n, `round ${n}`));
    await payout(database, id, testEntry(`win ${n}`, 5n, `round ${n}`));
  }
  const newest = await listPostings(database, id, { limit: 2 });
  expect(newest.map(({ seq }) => seq)).toEqual([7n, 6n]);
  const next = await listPostings(database, id, { limit: 2, before: 6n });
  expect(next.map(({ seq }) => seq)).toEqual([5n, 4n]);
  const bets = await listPostings(database, id, { limit: 9, kinds: ['BET'] });
  expect(bets.map(({ amount }) => amount)).toEqual([-10n, -10n, -10n]);
  const round = await listRoundPostings(database, id, { reference: 'round 2', firstSeq: 4n, lastSeq: 5n });
  expect(round.map(({ id, kind, balanceAfter }) => [id, kind, balanceAfter])).toEqual([
    [`${id}-4`, 'BET', 85n],
    [`${id}-5`, 'PAYOUT', 90n],
  ]);
});

test('both legs of every posting come to nothing together', async () => {
  const id = await openFunded(database, 100n);
  await post(database, id, { ...testEntry('bonus', 7n), kind: 'BONUS' });
  expect(await sumLegs(database, id)).toEqual({ sum: 0n, legs: 4n });
});
