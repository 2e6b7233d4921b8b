import { records } from '@hintha/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { givenMovedAt, type MovedAt, readPostingRows } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { businessDay, dayStart } from '../../../business-day.ts';
import { periodOf, spanStarts } from './rules.ts';

const db = testDatabase();
const { call, ctx } = testContext(db);
const site = testContext(db);
const DAY_MS = 86_400_000;

// The ledger goes forwards alone, and the member was opened today.
const FIRST = businessDay(new Date(Date.now() + 2 * DAY_MS));
const dayIn = (days: number): string => businessDay(new Date(dayStart(FIRST).getTime() + days * DAY_MS));
const DAYS = 60;

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

const KINDS = {
  DEPOSIT: ['deposits', 1n],
  WITHDRAW: ['withdrawals', -1n],
  WITHDRAW_REFUND: ['withdrawals', 1n],
  BET: ['gaming', -1n],
  PAYOUT: ['gaming', 1n],
  BET_REFUND: ['gaming', 1n],
  JACKPOT: ['jackpots', 1n],
  BONUS: ['bonuses', 1n],
  POINT_CONVERT: ['points', 1n],
  TRANSFER_OUT: ['transfers', -1n],
  ADJUST: ['adjustments', -1n],
} as const;

const PARTS = {
  deposits: ['deposits'],
  withdrawals: ['withdrawals'],
  play: ['gaming', 'jackpots'],
  bonuses: ['bonuses', 'points'],
  other: ['transfers', 'adjustments'],
} as const;

const moves = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])),
      size: fc.bigInt(1n, 10n ** 9n),
      // Into the last and from the first millisecond of a day.
      atMs: fc.integer({ min: 0, max: DAYS * DAY_MS - 1 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) =>
    all
      .toSorted((a, b) => a.atMs - b.atMs)
      .map(({ kind, size, atMs }): MovedAt => {
        const [systemAccount, sign] = KINDS[kind];
        return { kind, systemAccount, amount: sign * size, at: new Date(dayStart(FIRST).getTime() + atMs) };
      }),
  );

test.each(records.CASH_FLOW_UNITS)(
  'by %s, deposits, withdrawals, play, bonuses and the rest are the postings of the days to the hundredth',
  async (unit) => {
    await fc.assert(
      fc.asyncProperty(moves, async (moved) => {
        // What was lost first was there before.
        const member = await openMember(site, 10n ** 12n);
        await givenMovedAt(db, member.id, moved);
        const url = `/wps/records/cashFlow?from=${FIRST}&to=${dayIn(DAYS - 1)}&unit=${unit}`;
        const { body } = await call('GET', url, { token: member.token });
        const { whole, spans } = records.readCashFlow.reply.parse(body.value);
        for (const flow of [whole, ...spans]) {
          const own = moved.filter(({ at }) => businessDay(at) >= flow.from && businessDay(at) <= flow.to);
          const sum = (part: keyof typeof PARTS) =>
            own
              .filter(({ systemAccount }) => (PARTS[part] as readonly string[]).includes(systemAccount))
              .reduce((all, { amount }) => all + amount, 0n);
          expect(cents(flow.deposits)).toBe(sum('deposits'));
          expect(cents(flow.withdrawals)).toBe(-sum('withdrawals'));
          expect(cents(flow.play)).toBe(sum('play'));
          expect(cents(flow.bonuses)).toBe(sum('bonuses'));
          expect(cents(flow.other)).toBe(sum('other'));
          const gained = own.reduce((all, { amount }) => all + amount, 0n);
          expect(cents(flow.closing)).toBe(cents(flow.opening) + gained);
        }
        expect(spans[0]?.from).toBe(FIRST);
        expect(spans.at(-1)?.to).toBe(dayIn(DAYS - 1));
        const last = (await readPostingRows(db, member.id)).at(-1);
        expect(cents(whole.closing)).toBe(last?.balanceAfter);
      }),
      { numRuns: 8 },
    );
  },
);

test('weeks begin on Mondays and months on their first, and the first span where the period does', () => {
  const period = periodOf({ from: '2026-11-19', to: '2026-12-02' }, ctx.clock.now());
  expect(spanStarts(period, 'week')).toEqual(['2026-11-19', '2026-11-23', '2026-11-30']);
  expect(spanStarts(period, 'month')).toEqual(['2026-11-19', '2026-12-01']);
  expect(spanStarts(period, 'day')).toHaveLength(14);
});

test('a year is told at once and no more, and to nobody but the member', async () => {
  const { token } = await openMember(site);
  const ask = (from: string, who = token) =>
    call('GET', `/wps/records/cashFlow?from=${from}&to=2026-11-21&unit=month`, { token: who });
  expect((await ask('2025-11-21')).body.code).toBe('ok');
  expect((await ask('2025-11-20')).body.code).toBe('bad_request');
  expect((await call('GET', '/wps/records/cashFlow')).status).toBe(401);
});
