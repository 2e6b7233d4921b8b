import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  accountIdOf,
  givenRoundEarlier,
  readPostings,
  givenRegistrationUncounted,
} from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { listedGame } from '../../../../../../tools/test/play.ts';
import { putGames } from '../../catalogue/index.ts';
import { connectVendor } from '../../vendors/index.ts';
import { adjust, type EntryKind, hold, post, postingKey } from '../../wallet/index.ts';
import { periodOf } from './rules.ts';
import { businessDay } from '../../../business-day.ts';

const db = testDatabase();
const { ctx, http, call } = testContext(db);

beforeAll(() => givenRegistrationUncounted(db));
const KEY = 'key';

interface Member {
  id: bigint;
  name: string;
  token: string;
}

const openMember = async (name: string): Promise<Member> => {
  const password = 'long enough 1';
  const body = { username: name, password, confirmPassword: password, ageAndTermsAccepted: true };
  const { body: reply } = await call('PUT', '/wps/member/register', { body });
  return { id: await accountIdOf(db, name), name, token: (reply.value as { token: string }).token };
};

const move = (member: Member, kind: EntryKind, amount: bigint, id: string) =>
  transaction(db, (tx) =>
    post(tx, member.id, {
      kind,
      amount: money(amount),
      key: postingKey(kind, id),
      source: 'test',
      reference: id,
    }),
  );

const play = async (member: Member, [round, game_id]: [string, string], stake: bigint, win: bigint) => {
  const body = softswiss.betwin.request.write({
    account_id: member.name,
    currency: 'MMK',
    game_id,
    round_id: round,
    finished: true,
    transactions: [
      { id_provider: `${round}-b`, type: 'bet', amount: money(stake) },
      { id_provider: `${round}-w`, type: 'win', amount: money(win) },
    ],
  });
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

const game = (code: string, category: string) =>
  listedGame(code, {
    vendor: 'ALPHA',
    vendorName: 'Alpha Games',
    category,
    names: { en: `Title ${code}`, my: `ဂိမ်း ${code}` },
    title: code.toUpperCase(),
    minBet: money(2_500n),
  });

let member: Member;
let day = '';

beforeAll(async () => {
  await transaction(db, async (tx) => {
    await connectVendor(ctx, tx, {
      code: 'MAKER',
      key: KEY,
      vendorUrl: null,
      casinoId: 'test',
      currency: 'MMK',
      anyGame: true,
      maxBet: null,
      active: true,
    });
    await putGames(tx, 'MAKER', [game('spin', 'RNG'), game('fish', 'FISH')] as never);
  });
  day = businessDay(new Date());
  member = await openMember('player1');
  await move(member, 'DEPOSIT', 100_000n, 'D1');
  await play(member, ['r1', 'spin'], 1_000n, 2_550n);
  await play(member, ['r2', 'fish'], 500n, 1n);
  await move(member, 'BONUS', 3_000n, 'B1');
  await move(member, 'BONUS_FORFEIT', 1_000n, 'B1/back');
  await move(member, 'JACKPOT', 700n, 'J1');
});

interface Line {
  id: string;
  kind: string;
  type: string;
  amount: string;
  balanceAfter: string;
  reference: string;
}

interface Record {
  list: Line[];
  next: string | null;
  total: number;
  totalPages: number;
  totals: {
    in: string;
    out: string;
    net: string;
    kinds: { kind: string; in: string; out: string; postings: number }[];
  };
}

const record = async (query = '', token = member.token): Promise<Record> =>
  (await call('GET', `/wps/records/transactions?from=${day}&to=${day}${query}`, { token })).body.value;

test('WALLET-006 the account record shows every posting, newest first, with the balance after each', async () => {
  const { list, total } = await record();
  expect(list.map(({ kind, type, amount, balanceAfter }) => [kind, type, amount, balanceAfter])).toEqual([
    ['JACKPOT', 'WIN', '7.00', '1037.51'],
    ['BONUS_FORFEIT', 'BONUS', '-10.00', '1030.51'],
    ['BONUS', 'BONUS', '30.00', '1040.51'],
    ['PAYOUT', 'WIN', '0.01', '1010.51'],
    ['BET', 'BET', '-5.00', '1010.50'],
    ['PAYOUT', 'WIN', '25.50', '1015.50'],
    ['BET', 'BET', '-10.00', '990.00'],
    ['DEPOSIT', 'DEPOSIT', '1000.00', '1000.00'],
  ]);
  expect(total).toBe(8);
});

test('WALLET-006 totals stand for the whole filter and equal the ledger to the hundredth', async () => {
  const { totals, totalPages } = await record('&pageSize=1');
  expect(totals).toMatchObject({ in: '1062.51', out: '25.00', net: '1037.51' });
  expect(totals.kinds).toContainEqual({ kind: 'PAYOUT', type: 'WIN', in: '25.51', out: '0.00', postings: 2 });
  expect(totalPages).toBe(8);
  const bonuses = await record('&type=BONUS');
  expect(bonuses.total).toBe(2);
  expect(bonuses.totals).toMatchObject({ in: '30.00', out: '10.00', net: '20.00' });
});

test('WALLET-006 a page goes on where the last one ended', async () => {
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: Record = await record(`&pageSize=3${next === '' ? '' : `&before=${next}`}`);
    seen.push(...page.list.map(({ id }) => id));
    next = page.next;
  }
  expect(seen).toEqual((await record()).list.map(({ id }) => id));
});

test('WALLET-006 a line opens to the round and the postings behind it', async () => {
  const [bet] = (await record('&type=BET')).list;
  const url = `/wps/records/transactions/${bet?.id}`;
  const { body } = await call('GET', `${url}?language=EN`, { token: member.token });
  const value = body.value as { round: { gameName: string; round: string }; postings: Line[] };
  expect(value.round).toMatchObject({ gameName: 'Title fish', round: 'r2' });
  expect(value.postings.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['BET', '-5.00'],
    ['PAYOUT', '0.01'],
  ]);
});

test('a line that belongs to no round opens to what has the same reference', async () => {
  const other = await openMember('player2');
  await move(other, 'DEPOSIT', 500n, 'D7');
  await move(other, 'WITHDRAW', 200n, 'W7');
  await move(other, 'DEPOSIT', 1n, 'W7');
  const [line] = (await record('&type=WITHDRAWAL', other.token)).list;
  const { body } = await call('GET', `/wps/records/transactions/${line?.id}`, { token: other.token });
  expect(body.value).toMatchObject({ round: null, order: null, line: { reference: 'W7' } });
  expect((body.value as { postings: Line[] }).postings.map(({ amount }) => amount)).toEqual([
    '-2.00',
    '0.01',
  ]);
});

test('a line of an order opens to that very order', async () => {
  const other = await openMember('player4');
  await move(other, 'DEPOSIT', 500n, 'D20261121000012');
  await move(other, 'WITHDRAW', 200n, 'withdrawal:34');
  await move(other, 'BONUS', 70n, 'FIRST_DEPOSIT');
  const orders: (string | null)[] = [];
  for (const { id } of (await record('', other.token)).list) {
    const { body } = await call('GET', `/wps/records/transactions/${id}`, { token: other.token });
    orders.push((body.value as { order: string | null }).order);
  }
  expect(orders).toEqual([`${other.id}-3`, '34', '12']);
});

test('nobody opens the lines of another, or one that is not there', async () => {
  const otherMember = await openMember('stranger');
  const [mine] = (await record()).list;
  for (const id of [
    mine?.id,
    `${otherMember.id}-1`,
    '1',
    'x',
    `${otherMember.id}-99999999999999999999`,
    "1-1'--",
  ])
    expect((await call('GET', `/wps/records/transactions/${id}`, { token: otherMember.token })).status).toBe(
      404,
    );
  expect((await record('', otherMember.token)).list).toEqual([]);
  expect((await call('GET', '/wps/records/transactions')).status).toBe(401);
  expect((await call('GET', '/wps/records/profit')).status).toBe(401);
});

test.each([
  'from=2026-01-01&to=2026-02-01',
  'from=2026-02-01&to=2026-01-31',
  'from=soon',
  'type=GIFT',
  'before=-1',
  'before=x',
  'pageSize=0',
  'pageSize=101',
])('an account record asked for with %s is a bad request', async (query) => {
  const { body } = await call('GET', `/wps/records/transactions?${query}`, { token: member.token });
  expect(body.code).toBe('bad_request');
});

test('a record spans a week up to today unless it is told otherwise, and 31 days at most', () => {
  const now = new Date('2026-11-21T18:00:00Z');
  const days = (asked: object) => {
    const { firstDay, lastDay } = periodOf(asked, now);
    return [firstDay, lastDay];
  };
  expect(days({})).toEqual(['2026-11-16', '2026-11-22']);
  expect(days({ to: '2026-03-03' })).toEqual(['2026-02-25', '2026-03-03']);
  expect(days({ from: '2026-11-20' })).toEqual(['2026-11-20', '2026-11-22']);
  expect(days({ from: '2026-01-01' })).toEqual(['2026-01-01', '2026-01-31']);
  expect(days({ from: '2026-01-01', to: '2026-01-31' })).toEqual(['2026-01-01', '2026-01-31']);
});

test('WALLET-007 profit is wins and bonuses less stakes, by category', async () => {
  const { body } = await call('GET', `/wps/records/profit?from=${day}&to=${day}`, { token: member.token });
  const figures = {
    categories: [
      { category: 'FISH', rounds: 1, stakes: '5.00', wins: '0.01', net: '-4.99' },
      { category: 'RNG', rounds: 1, stakes: '10.00', wins: '25.50', net: '15.50' },
    ],
    jackpots: '7.00',
    bonuses: '20.00',
    atVendors: { rounds: 0, stakes: '0.00', wins: '0.00', net: '0.00' },
    totals: { stakes: '15.00', wins: '32.51', bonuses: '20.00', net: '37.51' },
  };
  expect(body.value).toEqual({ from: day, to: day, ...figures, days: [{ day, ...figures }] });
  const before = await call('GET', '/wps/records/profit?from=2020-01-01&to=2020-01-31', {
    token: member.token,
  });
  expect(before.body.value).toMatchObject({ categories: [], totals: { net: '0.00' } });
  expect((before.body.value as Profit).days).toHaveLength(31);
});

interface Profit {
  categories: { rounds: number; stakes: string; wins: string }[];
  jackpots: string;
  bonuses: string;
  totals: { net: string };
  days: Omit<Profit, 'days'>[];
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

/** All that a wallet holds but its deposits: what play and bonuses came to. */
const gained = async ({ id }: Member): Promise<bigint> => {
  const postings = (await readPostings(db, id)).filter(({ kind }) => kind !== 'DEPOSIT');
  return postings.reduce((sum, { amount }) => sum + amount, 0n);
};

/** The postings and the round of a game so many days ago, for the clock of the database stands at today. */
const playedAgo = ({ id }: Member, round: string, days: number) =>
  givenRoundEarlier(db, { accountId: id, round, days });

test('WALLET-007 the days of a period add up to its figures, and these to the ledger, to the hundredth', async () => {
  let turn = 0;
  const rounds = fc.array(
    fc.record({
      game: fc.constantFrom('spin', 'fish', 'unlisted'),
      stake: fc.bigInt(1n, 999n),
      win: fc.bigInt(1n, 2_000n),
      ago: fc.nat({ max: 6 }),
      bonus: fc.bigInt(0n, 300n),
    }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(rounds, async (played) => {
      turn += 1;
      const one = await openMember(`gambler${turn}`);
      await move(one, 'DEPOSIT', 1_000_000n, `D-${turn}`);
      for (const [n, { game: title, stake, win, ago, bonus }] of played.entries()) {
        await play(one, [`g${turn}-${n}`, title], stake, win);
        await playedAgo(one, `g${turn}-${n}`, ago);
        if (bonus > 0n) await move(one, n % 2 === 0 ? 'BONUS' : 'JACKPOT', bonus, `B-${turn}-${n}`);
      }
      const from = new Date(Date.parse(day) - 6 * 86_400_000).toISOString().slice(0, 10);
      const url = `/wps/records/profit?from=${from}&to=${day}`;
      const { body } = await call('GET', url, { token: one.token });
      const { days, ...whole } = body.value as Profit;
      expect(cents(whole.totals.net)).toBe(await gained(one));
      expect(days).toHaveLength(7);
      const sum = (pick: (one: Omit<Profit, 'days'>) => bigint) =>
        days.map(pick).reduce((total, next) => total + next, 0n);
      expect(sum(({ totals }) => cents(totals.net))).toBe(cents(whole.totals.net));
      expect(sum(({ bonuses }) => cents(bonuses))).toBe(cents(whole.bonuses));
      expect(sum(({ jackpots }) => cents(jackpots))).toBe(cents(whole.jackpots));
      const roundsOf = ({ categories }: Pick<Profit, 'categories'>) =>
        categories.reduce((total, category) => total + category.rounds, 0);
      expect(days.reduce((total, next) => total + roundsOf(next), 0)).toBe(roundsOf(whole));
    }),
    { numRuns: 10 },
  );
});

test('WALLET-010 consolidated funds are the balance by where it is', async () => {
  const rich = await openMember('player3');
  await adjust(db, { accountId: rich.id, amount: money(10_050n), id: 'rich', reason: 'test' });
  const order = { amount: money(4_000n), key: postingKey('t', 'h'), source: 'test', reference: 'h' };
  await transaction(db, (tx) => hold(tx, rich.id, order));
  const { body } = await call('GET', '/wps/member/info/funds/consolidated', { token: rich.token });
  expect(body.value).toEqual({
    main: '60.50',
    locked: '40.00',
    vendors: [],
    onTheWay: '0.00',
    total: '100.50',
    currency: 'MMK',
  });
  expect((await call('GET', '/wps/member/info/funds/consolidated')).status).toBe(401);
});

test('WALLET-009 with one wallet a transfer between wallets is refused and moves nothing', async () => {
  const body = { from: 'main', to: 'MAKER', amount: '10.00', requestId: 'request-1' };
  const before = await record();
  const { status, body: reply } = await call('POST', '/wps/relay/GCS_walletTransfer', {
    token: member.token,
    body,
  });
  expect([status, reply.code]).toEqual([403, 'not_enabled']);
  const nonsense = { ...body, amount: '-1' };
  const refused = await call('POST', '/wps/relay/GCS_walletTransfer', {
    token: member.token,
    body: nonsense,
  });
  expect(refused.body.code).toBe('bad_request');
  expect(await record()).toEqual(before);
});
