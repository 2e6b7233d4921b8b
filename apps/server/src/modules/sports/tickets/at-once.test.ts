import { expect, test, vi } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { fixture, market } from '../../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { sportsSettings } from '../settings.ts';
import type { Ticket } from '../types.ts';
import { listExposures } from './exposure-store.ts';
import { openTicketWriter } from './ticket-writer.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const book = openTestBook(ctx);

const BETS = 10_000;
const MEMBERS = 250;
/** Soon enough that many bets are still on their way. */
const STARTS_IN_SECONDS = 0.8;
const STAKE = kyat(500);
const ANY_AMOUNT = kyat(100_000_000);
const FUNDS = kyat(100_000);

test('of ten thousand bets across the second of the start those before it stand, and no other', async () => {
  await setSettings(db, sportsSettings, { liabilityC: ANY_AMOUNT });
  const members: bigint[] = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await openFunded(db, FUNDS));
  await book.tell(
    fixture('kick-off', STARTS_IN_SECONDS),
    market('kick-off', '1x2', ['2.00', '3.40', '3.60']),
  );
  const { id: marketId } = await book.readMarket('kick-off', '1x2');
  const leg = { marketId, pick: '1', line: null, shown: '2.00' };
  const taken: Ticket[] = [];
  const codes = new Map<unknown, number>();
  const bet = async (accountId: bigint): Promise<void> => {
    try {
      taken.push(await book.take(book.asked(accountId, STAKE, [leg])));
    } catch (thrown) {
      const { code } = thrown as { code?: unknown };
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(
    members.map(async (accountId) => {
      for (let n = 0; n < BETS / MEMBERS; n += 1) await bet(accountId);
    }),
  );
  const { startsAt } = await book.readEvent('kick-off');
  expect(taken.length).toBeGreaterThan(0);
  expect([...codes]).toEqual([['market_closed', BETS - taken.length]]);
  expect(taken.every(({ placedAt, state }) => placedAt < startsAt && state === 'ACCEPTED')).toBe(true);
  const staked = STAKE * BigInt(taken.length);
  expect(await listExposures(db, [marketId])).toEqual([
    expect.objectContaining({ pick: '1', stake: staked, liability: staked }),
  ]);
  const balances = await Promise.all(members.map((accountId) => readBalance(db, accountId)));
  const left = balances.reduce((sum, balance) => sum + (balance?.available ?? 0n), 0n);
  expect(left).toBe(FUNDS * BigInt(MEMBERS) - staked);
  await expectProven(db);
});

test('who is at the limit of an event is told so, and no group falls apart over it', async () => {
  await setSettings(db, sportsSettings, { mostStakeOnEvent: kyat(2_000) });
  await book.tell(fixture('limited', 3_600), market('limited', '1x2', ['2.00', '3.40', '3.60']));
  const { id: marketId } = await book.readMarket('limited', '1x2');
  const leg = { marketId, pick: '1', line: null, shown: '2.00' };
  const [full, ...others] = await Promise.all(Array.from({ length: 30 }, () => openFunded(db, FUNDS)));
  await book.take(book.asked(full ?? 0n, kyat(1_500), [leg]));
  const warn = vi.fn<(about: unknown, text?: string) => void>();
  const take = openTicketWriter({ ...ctx, log: Object.assign(Object.create(ctx.log), { warn }) });
  const outcomeOf = (accountId: bigint, stake: number): Promise<unknown> =>
    take(book.asked(accountId, kyat(stake), [leg])).then(
      ({ state }) => state,
      (thrown: unknown) => thrown,
    );
  const first = outcomeOf(full ?? 0n, 501);
  expect(await Promise.all(others.map((one) => outcomeOf(one, 1_000)))).toEqual(others.map(() => 'ACCEPTED'));
  expect(await first).toMatchObject({
    code: 'amount_out_of_range',
    value: { least: null, most: '2000.00' },
  });
  expect(warn).not.toHaveBeenCalled();
  expect(await outcomeOf(full ?? 0n, 500)).toBe('ACCEPTED');
  await expectProven(db);
});
