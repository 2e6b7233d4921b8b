import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { feed, MAX_ROUNDS } from './transfer-wallet.ts';

const ROUND = {
  position: 7,
  account_id: 'mya',
  currency: 'MMK',
  round_id: 'r1',
  game_id: 'bagan-temple',
  stake: '10.50',
  payout: '0.00',
  finished_at: '2026-11-21T08:00:00.000Z',
};

const read = (rounds: readonly object[]) => feed.reply.parse(Buffer.from(JSON.stringify({ rounds })));

test('rounds are reported with amounts as decimal text, and read back', () => {
  const round = { ...ROUND, stake: money(1_050n), payout: money(0n) };
  expect(read([ROUND])).toEqual({ ok: true, value: { rounds: [round] } });
  expect(JSON.parse(feed.reply.write({ rounds: [round] }))).toEqual({ rounds: [ROUND] });
});

test.each([
  { stake: '-1.00' },
  { payout: '1.005' },
  { position: 0 },
  { position: 1.5 },
  { finished_at: 'yesterday' },
  { account_id: 'a\u0000b' },
  { round_id: '' },
])('a page with %j is none', (bad) => {
  expect(read([{ ...ROUND, ...bad }]).ok).toBe(false);
});

test('a page is bounded', () => {
  const rounds = Array.from({ length: MAX_ROUNDS + 1 }, (_, n) => ({ ...ROUND, position: n + 1 }));
  expect(read(rounds.slice(1)).ok).toBe(true);
  expect(read(rounds).ok).toBe(false);
});
