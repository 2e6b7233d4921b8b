import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  givenVendorWallet,
  readCountedRequirements,
  readFeedState,
} from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { type Saver, testSavers } from '../../../../../../tools/transfers/savers.ts';
import { testWalletVendor } from '../../../../../../tools/transfers/test-wallet-vendor.ts';
import { testVendor } from '../../../../../../tools/transfers/test-vendor.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { sumPlay } from '../../bets/index.ts';
import { putGames } from '../../catalogue/index.ts';
import { openRequirement } from '../../turnover/index.ts';
import { listPostings, post, postingKey } from '../../wallet/index.ts';
import { readFeeds } from './read-feed.ts';
import { MOST_PAGES } from './rules.ts';
import { businessDay } from '../../../business-day.ts';

const db = testDatabase();
const at = testContext(db);
const walletVendor = testWalletVendor(db, testDatabase({ search_path: 'studio' }));
const { openSaver, setSingle } = testSavers(db, at);
const { call, ctx } = at;

const LIAR = 'LIAR';
const liar = testVendor(db, LIAR, { ownWallet: 'Liar' });
/** What it answers to being asked for what is behind a position. */
let lie: (after: number) => object = () => ({ rounds: [] });
liar.answer = ({ after }) => lie(Number(after));

beforeAll(async () => {
  await transaction(db, async (tx) => {
    await putGames(tx, walletVendor.code, [
      listedGame('bagan-temple', { vendor: 'PADAUK', vendorName: 'Padauk', names: { en: 'Bagan Temple' } }),
    ]);
  });
});
beforeEach(async () => {
  await setSingle(false);
  lie = () => ({ rounds: [] });
  liar.asked.length = 0;
});

const move = async ({ token }: Saver, from: string, to: string, amount: string): Promise<void> => {
  const body = { from, to, amount, requestId: randomUUID() };
  const answer = await call('POST', '/wps/relay/GCS_walletTransfer', { token, body });
  expect(answer.body.code).toBe('ok');
};

interface Played {
  id: string;
  stake: string;
  win: string;
}

/** Opens a game of the studio that is played from its own wallet. */
const sitDown = async ({ name }: Saver) => {
  const account = { id: name, currency: 'MMK' };
  const { token } = await walletVendor.studio.open('bagan-temple', { account, wallet: 'own' });
  return async (): Promise<Played> => {
    const body = { coinValue: '1.00', requestId: randomUUID() };
    return (await walletVendor.studio.call<Played>('POST', '/play/spin', { token, body })).view;
  };
};

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

const recordOf = async ({ token }: Saver) =>
  (await call('GET', '/wps/records/bets?language=EN', { token })).body.value as {
    list: { id: string; round: string; gameName: string; stake: string; payout: string; atVendor: boolean }[];
    totals: { stake: string };
  };

test('a round from the vendor’s wallet stands in the betting record with a mark, and opens to no posting', async () => {
  const saver = await openSaver(100_000n);
  await move(saver, 'main', walletVendor.code, '500.00');
  const spin = await sitDown(saver);
  const played = [await spin(), await spin()];
  await readFeeds(ctx, null);
  await readFeeds(ctx, walletVendor.code);
  const { list, totals } = await recordOf(saver);
  expect(list.map(({ round, stake, payout }) => [round, stake, payout].join()).toSorted()).toEqual(
    played.map(({ id, stake, win }) => [id, stake, win].join()).toSorted(),
  );
  expect(list).toMatchObject([
    { gameName: 'Bagan Temple', atVendor: true },
    { gameName: 'Bagan Temple', atVendor: true },
  ]);
  expect(cents(totals.stake)).toBe(played.reduce((sum, { stake }) => sum + cents(stake), 0n));
  const { body } = await call('GET', `/wps/records/bets/${list[0]?.id}`, { token: saver.token });
  expect(body.value).toMatchObject({ bet: { atVendor: true }, postings: [] });
  await expectProven(db);
});

test('profit counts rounds at vendors, and tells how much of it no posting has', async () => {
  const saver = await openSaver(100_000n);
  await move(saver, 'main', walletVendor.code, '500.00');
  const { stake, win } = await (await sitDown(saver))();
  await readFeeds(ctx, walletVendor.code);
  const day = businessDay(new Date());
  const path = `/wps/records/profit?from=${day}&to=${day}`;
  const { body } = await call('GET', path, { token: saver.token });
  const own = { rounds: 1, stakes: stake, wins: win };
  expect(body.value).toMatchObject({
    categories: [{ category: 'RNG', ...own }],
    atVendors: own,
    totals: { stakes: stake, wins: win },
  });
  // The money report is made of postings, and a round at a vendor has none.
  const postings = await listPostings(db, saver.id, { limit: 100, kinds: ['BET', 'PAYOUT'] });
  expect(postings).toEqual([]);
});

test('days of play, of which levels and cashback are made, count what was played at vendors', async () => {
  const saver = await openSaver(100_000n);
  await move(saver, 'main', walletVendor.code, '500.00');
  const { stake, win } = await (await sitDown(saver))();
  await readFeeds(ctx, walletVendor.code);
  const [from, to] = [new Date(0), new Date(Date.now() + 60_000)];
  expect(await sumPlay(db, { from, to, accountId: saver.id })).toMatchObject([
    { source: walletVendor.code, gameId: 'bagan-temple', stake: cents(stake), payout: cents(win) },
  ]);
});

const deposit = ({ id }: Saver, amount: bigint): Promise<bigint> =>
  transaction(db, async (tx) => {
    const reference = randomUUID();
    const key = postingKey('test', reference);
    const base = money(amount);
    await post(tx, id, { kind: 'DEPOSIT', amount: base, key, source: 'test', reference });
    const order = { kind: 'DEPOSIT', base, multiple: '1', source: 'test', reference } as const;
    return openRequirement(tx, { ...order, accountId: id, at: ctx.clock.now() });
  });

const progressOf = async ({ id }: Saver) =>
  (await readCountedRequirements(db, id)).map(({ progress, state }) => [progress, state]);

test('what is played at the vendor fills the requirement that was open then, and none that came later', async () => {
  const saver = await openSaver(0n);
  await deposit(saver, 200_000n);
  await move(saver, 'main', walletVendor.code, '2000.00');
  const spin = await sitDown(saver);
  const first = cents((await spin()).stake);
  await deposit(saver, 300_000n);
  await readFeeds(ctx, walletVendor.code);
  expect(await progressOf(saver)).toEqual([
    [first, 'OPEN'],
    [0n, 'OPEN'],
  ]);
  const second = cents((await spin()).stake);
  await readFeeds(ctx, walletVendor.code);
  await readFeeds(ctx, walletVendor.code);
  expect((await progressOf(saver))[0]).toEqual([first + second, 'OPEN']);
  await expectProven(db);
});

test('money that is at the vendor is not lost: what it was deposited under stays open', async () => {
  const saver = await openSaver(0n);
  await deposit(saver, 200_000n);
  await move(saver, 'main', walletVendor.code, '2000.00');
  expect(await progressOf(saver)).toEqual([[0n, 'OPEN']]);
  await move(saver, walletVendor.code, 'main', '2000.00');
  expect(await progressOf(saver)).toEqual([[0n, 'OPEN']]);
});

const giveWallet = (saver: Saver) =>
  givenVendorWallet(db, { accountId: saver.id, integration: LIAR, account: saver.name });

test('once the vendor has told that it was lost, what was open is let off; a later deposit is not', async () => {
  const saver = await openSaver(0n);
  await deposit(saver, 200_000n);
  await move(saver, 'main', walletVendor.code, '2000.00');
  expect(await progressOf(saver)).toEqual([[0n, 'OPEN']]);
  await giveWallet(saver);
  lie = (after) => ({ rounds: after === 0 ? [toRound(saver, { stake: '1500.00' })] : [] });
  await readFeeds(ctx, LIAR);
  expect(await progressOf(saver)).toEqual([[150_000n, 'CLEARED']]);
  await deposit(saver, 500_000n);
  await move(saver, 'main', walletVendor.code, '5000.00');
  expect((await progressOf(saver))[0]).toEqual([0n, 'OPEN']);
});

const toRound = ({ name: account_id }: Saver, change: object = {}) => ({
  position: 1,
  account_id,
  currency: 'MMK',
  round_id: randomUUID(),
  game_id: 'any',
  stake: '1.00',
  payout: '0.00',
  finished_at: new Date().toISOString(),
  ...change,
});

const feedOf = (code: string) => readFeedState(db, code);

test.each([
  ['goes back', [2, 1]],
  ['repeats a position', [1, 1]],
])('a page that %s is refused and counted, and the reader stays where it was', async (_what, positions) => {
  const saver = await openSaver(0n);
  const before = await feedOf(LIAR);
  lie = (after) => ({ rounds: positions.map((n) => toRound(saver, { position: after + n })) });
  await readFeeds(ctx, LIAR);
  expect(await feedOf(LIAR)).toMatchObject({
    position: before?.position ?? 0n,
    refused: (before?.refused ?? 0n) + 1n,
  });
  expect(liar.asked).toHaveLength(1);
});

test('a vendor that tells the same page for ever is asked once a turn', async () => {
  const saver = await openSaver(0n);
  lie = () => ({ rounds: [toRound(saver)] });
  await readFeeds(ctx, LIAR);
  await readFeeds(ctx, LIAR);
  expect(liar.asked.length).toBeLessThanOrEqual(3);
});

test('a vendor that never comes to an end is left for the next turn', async () => {
  lie = (after) => ({ rounds: [{ ...toRound({ id: 0n, name: 'nobody', token: '' }), position: after + 1 }] });
  const before = await feedOf(LIAR);
  await readFeeds(ctx, LIAR);
  expect(liar.asked).toHaveLength(MOST_PAGES);
  const now = await feedOf(LIAR);
  expect(now?.position).toBe((before?.position ?? 0n) + BigInt(MOST_PAGES));
  expect(now?.refused).toBe((before?.refused ?? 0n) + BigInt(MOST_PAGES));
});

test.each([
  ['a negative stake', { stake: '-1.00' }],
  ['half a hundredth', { payout: '0.005' }],
  ['no account', { account_id: '' }],
])('a page with %s is no answer, and the reader stays where it was', async (_what, validationError) => {
  const saver = await openSaver(0n);
  const before = await feedOf(LIAR);
  lie = (after) => ({ rounds: [toRound(saver, { position: after + 1, ...validationError })] });
  await readFeeds(ctx, LIAR);
  expect([liar.asked.length, await feedOf(LIAR)]).toEqual([1, before]);
});

test('a refused round does not keep the others of its page back', async () => {
  const saver = await openSaver(0n);
  await giveWallet(saver);
  let end = 0;
  lie = (after) => {
    if (end !== 0) return { rounds: [] };
    end = after + 2;
    return {
      rounds: [toRound(saver, { position: after + 1, currency: 'USD' }), toRound(saver, { position: end })],
    };
  };
  await readFeeds(ctx, LIAR);
  expect((await recordOf(saver)).list).toHaveLength(1);
  expect(await feedOf(LIAR)).toMatchObject({ position: BigInt(end), read: true });
});

test('many who read at once take every round over once', async () => {
  const saver = await openSaver(100_000n);
  await move(saver, 'main', walletVendor.code, '900.00');
  const spin = await sitDown(saver);
  const played: Played[] = [];
  const play = async () => {
    for (let n = 0; n < 8; n += 1) played.push(await spin());
  };
  const read = async () => {
    for (let n = 0; n < 4; n += 1) await readFeeds(ctx, walletVendor.code);
  };
  await Promise.all([play(), read(), read(), read()]);
  await readFeeds(ctx, walletVendor.code);
  const { list } = await recordOf(saver);
  expect(list.map(({ round }) => round).toSorted()).toEqual(played.map(({ id }) => id).toSorted());
});

test('money that comes home has the feed read at once', async () => {
  const saver = await openSaver(100_000n);
  await move(saver, 'main', walletVendor.code, '500.00');
  const waiting = async () => {
    const { rows } = await db.pool.query(
      `select count(*)::int as count from graphile_worker.jobs where key = $1`,
      [`vendors-read-feeds:${walletVendor.code}`],
    );
    return rows[0].count as number;
  };
  await db.pool.query(`delete from graphile_worker._private_jobs where key like 'vendors-read-feeds%'`);
  expect(await waiting()).toBe(0);
  await move(saver, walletVendor.code, 'main', '500.00');
  expect(await waiting()).toBe(1);
});
