import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { givenVendorWallet, readRounds } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import type { PlayedRound } from '../vendor-client.ts';
import { findIntegration } from '../integration-store.ts';
import type { Integration } from '../types.ts';
import { takeReportedRounds } from './take-reported-rounds.ts';
import type { RejectedRound } from './types.ts';
import { followFeedEntries } from '../../bets/index.ts';

const db = testDatabase();
const { openMember, play } = testPlay(db, testContext(db));

let maker: Integration;
beforeAll(async () => {
  const found = await findIntegration(db, 'MAKER');
  if (found === undefined) throw new Error('no vendor');
  maker = found;
});

let members = 0;
interface Player {
  readonly id: bigint;
  readonly name: string;
}

/** A member with a wallet at the vendor, or without one. */
const openPlayer = async (wallet: 'own' | 'none' = 'own'): Promise<Player> => {
  const name = `teller${(members += 1)}`;
  const id = await openMember(name);
  if (wallet === 'own') await givenVendorWallet(db, { accountId: id, integration: 'MAKER', account: name });
  return { id, name };
};

interface Reported extends Omit<PlayedRound, 'position' | 'finishedAt'> {
  readonly position: number;
  readonly finishedAt: string;
}

const toRound = ({
  position = 1,
  finishedAt = '2024-03-01T10:00:00.000Z',
  ...change
}: Partial<Reported>) => ({
  account: 'nobody',
  currency: 'MMK',
  roundId: 'r1',
  gameId: 'RNG',
  stake: money(100n),
  payout: money(0n),
  ...change,
  position: BigInt(position),
  finishedAt: new Date(finishedAt),
});

const take = (...played: Partial<Reported>[]): Promise<RejectedRound[]> =>
  transaction(db, (tx) => takeReportedRounds(tx, maker, played.map(toRound)));

const standing = async ({ id }: Player) =>
  (await readRounds(db, id)).map(({ firstSeq, lastSeq, ...round }) => ({
    ...round,
    span: firstSeq - lastSeq,
  }));

const gained = async ({ id }: Player) => {
  const entries = await transaction(db, (tx) => followFeedEntries(tx, id, 0n));
  const sum = entries.reduce((total, { gain }) => total + gain, 0n);
  return { gain: sum, last: entries.at(-1)?.seq ?? 0n, count: BigInt(entries.length) };
};

test('a round that was told stands in the record without a posting; one without money counts as refunded', async () => {
  const player = await openPlayer();
  const account = player.name;
  expect(
    await take({ account, payout: money(250n) }, { account, position: 2, roundId: 'r2', stake: money(0n) }),
  ).toEqual([]);
  const at = new Date('2024-03-01T10:00:00Z');
  const reported = { game: 'RNG', settledAt: at, placedAt: at, span: 1n };
  expect(await standing(player)).toEqual([
    { ...reported, round: 'r1', stake: 100n, payout: 250n, state: 'settled', feedPosition: 1n },
    { ...reported, round: 'r2', stake: 0n, payout: 0n, state: 'void', feedPosition: 2n },
  ]);
  expect(await gained(player)).toMatchObject({ gain: 150n, last: 2n });
});

test('a round that is told again further on is corrected; what was told before it does not come back', async () => {
  const player = await openPlayer();
  const account = player.name;
  const first = { account, position: 1, stake: money(100n) };
  const correction = { account, position: 5, stake: money(100n), payout: money(70n) };
  await take(first);
  await take(correction);
  expect(await take(first, correction)).toEqual([]);
  expect(await standing(player)).toMatchObject([{ stake: 100n, payout: 70n }]);
  expect(await gained(player)).toMatchObject({ gain: -30n });
});

const LARGE = money(10_000_000_000_001n);

test.each([
  ['unknown_account', { account: 'nobody' }],
  ['unknown_game', { gameId: 'never listed' }],
  ['other_currency', { currency: 'USD' }],
  ['impossible_amount', { stake: LARGE }],
  ['impossible_amount', { payout: LARGE }],
  ['impossible_instant', { finishedAt: '2024-13-77T99:99:99Z' }],
  ['impossible_instant', { finishedAt: '0000-01-01T00:00:00Z' }],
  ['impossible_instant', { finishedAt: '9999-01-01T00:00:00Z' }],
] as const)('a round is refused as %s: %o', async (why, change) => {
  const player = await openPlayer();
  const asked = { account: player.name, ...change };
  const good = { account: player.name, position: 2, roundId: 'r2' };
  expect(await take(asked, good)).toEqual([{ position: 1n, roundId: 'r1', why }]);
  expect(await standing(player)).toMatchObject([{ round: 'r2' }]);
});

test('a member who has no wallet at the vendor has played nothing from it', async () => {
  const player = await openPlayer('none');
  expect(await take({ account: player.name })).toMatchObject([{ why: 'unknown_account' }]);
});

test('a telling that contradicts another is refused, and changes nothing', async () => {
  const player = await openPlayer();
  const account = player.name;
  await take({ account });
  const why = 'contradicts_another';
  expect(await take({ account, payout: money(1n) })).toEqual([{ position: 1n, roundId: 'r1', why }]);
  expect(await take({ account, position: 9, gameId: 'LIVE' })).toMatchObject([{ why }]);
  expect(await standing(player)).toMatchObject([{ game: 'RNG', payout: 0n, feedPosition: 1n }]);
});

test('a round that was played from our wallet is not told anew', async () => {
  const player = await openPlayer();
  await db.pool.query(`select wallet_post($1, 1000, -1, 'DEPOSIT', gen_random_uuid(), 'test', 'd', null)`, [
    player.id,
  ]);
  const { round } = await play(player.name, 300n, 0n);
  const reported = { account: player.name, roundId: round, stake: money(999n) };
  expect(await take(reported)).toMatchObject([{ why: 'contradicts_another' }]);
  expect(await standing(player)).toMatchObject([{ stake: 300n, feedPosition: null }]);
});

const reported = fc.record({
  roundId: fc.constantFrom('a', 'b', 'c', 'd'),
  who: fc.nat(1),
  stake: fc.bigInt(0n, 500n).map(money),
  payout: fc.bigInt(0n, 900n).map(money),
  finishedAt: fc.constantFrom('2024-03-01T10:00:00.000Z', '2024-03-01T10:00:07.250Z'),
});

test('however pages are replayed, reordered, repeated and told at once, the record is the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(reported, { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(11), fc.nat(5)), { minLength: 1, maxLength: 10 }),
      fc.boolean(),
      async (feed, pages, atOnce) => {
        const [straight, jumbled] = [
          [await openPlayer(), await openPlayer()],
          [await openPlayer(), await openPlayer()],
        ];
        const rounds = (players: readonly Player[]) =>
          feed.map(({ who, ...round }, n) => ({
            ...round,
            position: n + 1,
            account: players[who]?.name ?? '',
          }));
        await take(...rounds(straight));
        const page = (from: number, length: number) =>
          take(...rounds(jumbled).slice(from, from + length + 1));
        // Whatever came before, every round is told at least once in the end.
        const order = [...pages, [0, feed.length] as const];
        if (atOnce) await Promise.all(order.map(([from, length]) => page(from, length)));
        else for (const [from, length] of order) await page(from, length);
        for (const who of [0, 1]) {
          const [one, other] = [straight[who], jumbled[who]];
          if (one === undefined || other === undefined) throw new Error('no player');
          const record = await standing(other);
          expect(record).toEqual(await standing(one));
          const { gain, last, count } = await gained(other);
          expect(gain).toBe(record.reduce((sum, { stake, payout }) => sum + payout - stake, 0n));
          // The numbers of an account have no gaps, so that nobody who follows them misses one.
          expect(last).toBe(count);
        }
      },
    ),
    { numRuns: 25 },
  );
});
