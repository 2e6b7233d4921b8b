import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { beforeAll, expect, test } from 'vitest';
import { accountIdOf } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { listedGame } from '../../../../../tools/test/play.ts';
import { type ListedGame, putGames } from '../catalogue/index.ts';
import { connectVendor } from '../vendors/index.ts';
import { adjust } from '../wallet/index.ts';
import { businessDay } from '../../business-day.ts';
import { listLargestWinners } from './list-winners.ts';

const db = testDatabase();
const { ctx, http, call } = testContext(db);
const KEY = 'key';

const game = (vendor: string, code: string): ListedGame =>
  listedGame(code, {
    vendor,
    vendorName: `${vendor} Games`,
    vendorNames: { my: `${vendor} ဂိမ်းများ` },
    names: { en: `Title ${code}`, my: `ဂိမ်း ${code}` },
    title: code.toUpperCase(),
    minBet: money(2_500n),
    hot: code === 'one',
    releasedAt: new Date('2026-11-01T00:00:00Z'),
  });

const openMember = async (username: string): Promise<string> => {
  const password = 'long enough 1';
  const body = { username, password, confirmPassword: password, ageAndTermsAccepted: true };
  const { body: reply } = await call('PUT', '/wps/member/register', { body });
  await adjust(db, {
    accountId: await accountIdOf(db, username),
    amount: money(100_000n),
    id: username,
    reason: 'test',
  });
  return (reply.value as { token: string }).token;
};

const play = async (account: string, round: string, game_id: string, amounts: [bigint, bigint]) => {
  const [bet, win] = amounts;
  const transactions = [{ id_provider: `${round}-b`, type: 'bet', amount: money(bet) }];
  if (win > 0n) transactions.push({ id_provider: `${round}-w`, type: 'win', amount: money(win) });
  const request = {
    account_id: account,
    currency: 'MMK',
    game_id,
    round_id: round,
    finished: true,
    transactions,
  };
  const body = softswiss.betwin.request.write(request as softswiss.BetwinRequest);
  const reply = await (
    await http()
  ).inject({
    method: 'POST',
    url: '/vendor/MAKER/betwin',
    headers: {
      'content-type': 'application/json',
      [softswiss.SIGNATURE_HEADER]: softswiss.signBody(body, KEY),
    },
    payload: body,
  });
  expect(reply.statusCode).toBe(200);
};

let token = '';

beforeAll(async () => {
  await transaction(db, async (tx) => {
    await connectVendor(ctx, tx, {
      code: 'MAKER',
      key: KEY,
      vendorUrl: null,
      casinoId: 'test',
      currency: 'MMK',
      anyGame: false,
      maxBet: null,
      active: true,
    });
    await putGames(tx, 'MAKER', [game('ALPHA', 'one'), game('BETA', 'two')]);
  });
  token = await openMember('player1');
  await play('player1', 'r1', 'one', [1_000n, 0n]);
  await play('player1', 'r2', 'one', [1_000n, 2_550n]);
  await play('player1', 'r3', 'two', [500n, 500n]);
});

interface Bets {
  list: { id: string; round: string; state: string; profit: string; gameName: string; vendor: string }[];
  total: number;
  totalPages: number;
  totals: object;
}

const bets = async (query = '', as = token): Promise<Bets> =>
  (await call('GET', `/wps/records/bets${query}`, { token: as })).body.value;

test('the betting record lists rounds, newest first, with totals over the whole filter', async () => {
  const { list, total, totals } = await bets();
  expect(list.map(({ round, state, profit }) => [round, state, profit])).toEqual([
    ['r3', 'PUSH', '0.00'],
    ['r2', 'WIN', '15.50'],
    ['r1', 'LOSE', '-10.00'],
  ]);
  expect(total).toBe(3);
  expect(totals).toEqual({ stake: '25.00', payout: '30.50', profit: '5.50' });
});

test('the totals are those of the filter, not of the page', async () => {
  const { list, totalPages, totals } = await bets('?pageSize=1&pageNo=2');
  expect(list.map(({ round }) => round)).toEqual(['r2']);
  expect(totalPages).toBe(3);
  expect(totals).toEqual({ stake: '25.00', payout: '30.50', profit: '5.50' });
});

test('the record is filtered by vendor, category and business days of UTC+06:30', async () => {
  expect((await bets('?vendor=BETA')).list.map(({ round }) => round)).toEqual(['r3']);
  expect((await bets('?category=LIVE')).total).toBe(0);
  const day = businessDay(new Date());
  expect((await bets(`?from=${day}&to=${day}`)).total).toBe(3);
  expect((await bets('?from=2020-01-01&to=2020-01-02')).total).toBe(0);
});

test('names are in the language of the caller', async () => {
  expect((await bets('?language=EN&vendor=BETA')).list[0]).toMatchObject({
    gameName: 'Title two',
    vendorName: 'BETA Games',
  });
  expect((await bets('?language=MY&vendor=BETA')).list[0]).toMatchObject({
    gameName: 'ဂိမ်း two',
    vendorName: 'BETA ဂိမ်းများ',
  });
});

test('a round opens to the movements of the wallet behind it', async () => {
  const [win] = (await bets()).list.filter(({ round }) => round === 'r2');
  const { body } = await call('GET', `/wps/records/bets/${win?.id}`, { token });
  const { postings } = body.value as { postings: { kind: string; amount: string; balanceAfter: string }[] };
  expect(postings.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['BET', '-10.00', '980.00'],
    ['PAYOUT', '25.50', '1005.50'],
  ]);
});

test('nobody sees another player’s rounds', async () => {
  const otherMember = await openMember('stranger');
  const [mine] = (await bets()).list;
  expect((await bets('', otherMember)).total).toBe(0);
  const { status } = await call('GET', `/wps/records/bets/${mine?.id}`, { token: otherMember });
  expect(status).toBe(404);
  expect((await call('GET', '/wps/records/bets')).status).toBe(401);
});

test.each([
  'pageNo=0',
  'pageSize=101',
  'pageNo=x',
  'from=yesterday',
  'category=CHESS',
  "vendor=A'--",
  'pageNo=1&pageNo=2',
])('a record asked for with %s is a bad request', async (query) => {
  expect((await call('GET', `/wps/records/bets?${query}`, { token })).body.code).toBe('bad_request');
});

test('CONTENT-017 CONTENT-018 winners come from settled rounds above the stake, with masked names', async () => {
  const { body } = await call('GET', '/lgw/winners?count=5&language=EN');
  expect(body.value).toMatchObject([
    { player: 'p***r1', gameName: 'Title one', prize: '25.50', demo: false },
  ]);
  expect(body.value).toHaveLength(1);
});

test('the largest win of the day stands first, and one from before it does not stand there', async () => {
  const { body } = await call('GET', '/lgw/winners?count=1&largest=today&language=EN');
  expect(body.value).toMatchObject([{ player: 'p***r1', gameName: 'Title one', prize: '25.50' }]);
  const [largest] = await listLargestWinners(db, new Date(0), 1);
  expect(largest?.bet.payout).toBe(2_550n);
  const afterwards = new Date((largest?.bet.settledAt?.getTime() ?? 0) + 1);
  expect(await listLargestWinners(db, afterwards, 1)).toEqual([]);
});

test('an identical list of games changes nothing, and a title that is no longer listed is hidden', async () => {
  await transaction(db, (tx) => putGames(tx, 'MAKER', [game('ALPHA', 'one')]));
  const { body } = await call('GET', '/lgw/games/list?gameType=RNG');
  expect(body.value).toMatchObject({ total: 1, games: [{ gameCode: 'one' }] });
  expect((await bets()).total).toBe(3);
  await transaction(db, (tx) => putGames(tx, 'MAKER', [game('ALPHA', 'one'), game('BETA', 'two')]));
});
