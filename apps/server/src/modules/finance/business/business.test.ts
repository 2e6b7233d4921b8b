import { money } from '@hintha/money';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { givenDecided, givenOwner, givenUpline } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded } from '../../../../../../tools/test-wallet.ts';
import { sumAllTeams } from '../../../../../../tools/test/count-all-play.ts';
import { businessDay } from '../../../business-day.ts';
import { addDays } from '../../bets/index.ts';
import { post, postingKey } from '../../wallet/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const { call, hire } = testConsole(ctx);

interface Figures {
  gaming: string;
  stake: string;
  deposits: string;
  withdrawals: string;
  given: string;
  active: number;
  joined: number;
  firstDeposits: number;
}
interface Span {
  from: string;
  to: string;
  total: Figures;
  byDay: (Figures & { day: string })[];
}
interface Part {
  gaming: string;
  before: string;
  deposits: string | null;
  active: number | null;
}
interface Parts {
  rows: (Part & { id: string; name: string; opens: boolean })[];
  within: string | null;
  rest: Part | null;
}

const DAY_MS = 24 * 3_600_000;

let payments: Colleague;
let today = '';
/** An agent, who stands below it, who stands below that one, and somebody on their own. */
let agent = 0n;
let below = 0n;
let deep = 0n;
let alone = 0n;

const get = async (path: string): Promise<never> => {
  const { status, body } = await call('GET', `/console/finance/business${path}`, { token: payments.token });
  expect([path, status]).toEqual([path, 200]);
  return body.value;
};
const days = (from: string, to = from) => `from=${from}&to=${to}`;

const played = (accountId: bigint, [source, game]: [string, string], [stake, payout]: [bigint, bigint]) =>
  givenDecided(db, { accountId, source, game, stake, payout, at: clock.now() });

beforeAll(async () => {
  const open = async (name: string, type: 0 | 1) => {
    const id = await openFunded(db, 100_000n);
    await givenOwner(db, id, { name, type });
    return id;
  };
  // Money bears the time of the database, play that of the clock; both are of the same day.
  today = businessDay(new Date());
  clock.advance(Date.now() - clock.now().getTime());
  [agent, below, deep, alone] = [
    await open('Sayar Win', 1),
    await open('mg mg', 0),
    await open('su su', 0),
    await open('aung', 0),
  ];
  await givenUpline(db, { below, above: agent });
  await givenUpline(db, { below: deep, above: below });
  clock.advance(-2 * DAY_MS);
  await played(deep, ['SPIN', 'ruby'], [40_000n, 10_000n]);
  await played(alone, ['CARDS', 'war'], [500n, 900n]);
  clock.advance(2 * DAY_MS);
  await played(deep, ['SPIN', 'ruby'], [20_000n, 5_000n]);
  await played(deep, ['SPIN', 'jade'], [3_000n, 0n]);
  await played(below, ['CARDS', 'war'], [1_000n, 9_000n]);
  await played(alone, ['CARDS', 'war'], [700n, 0n]);
  const entry = { source: 'test', reference: 'test' };
  await post(db, alone, {
    ...entry,
    kind: 'WITHDRAW',
    amount: money(25_000n),
    key: postingKey('test', 'w'),
  });
  await post(db, deep, { ...entry, kind: 'CASHBACK', amount: money(120n), key: postingKey('test', 'c') });
  await sumAllTeams(ctx);
  payments = await hire('cashier', 'payments');
});

test('a day is told by what was decided, what came and went, and who was there, beside the day before', async () => {
  const span: Span & { before: Span } = await get(`?${days(today)}`);
  expect(span).toMatchObject({ from: today, to: today });
  expect(span.total).toEqual({
    stake: '247.00',
    payout: '140.00',
    gaming: '107.00',
    deposits: '4000.00',
    withdrawals: '250.00',
    given: '1.20',
    active: 3,
    joined: 4,
    firstDeposits: 4,
  });
  expect(span.byDay).toEqual([{ day: today, ...span.total }]);
  expect(span.before).toMatchObject({ from: addDays(today, -1), to: addDays(today, -1) });
  expect(span.before.total).toMatchObject({ gaming: '0.00', active: 0, joined: 0 });
});

test('a period counts each of its active members once, and stands beside as many days before it', async () => {
  const before = addDays(today, -2);
  const span: Span & { before: Span } = await get(`?${days(before, today)}`);
  expect(span.byDay.map(({ day, gaming, active }) => [day, gaming, active])).toEqual([
    [before, '296.00', 2],
    [addDays(today, -1), '0.00', 0],
    [today, '107.00', 3],
  ]);
  expect(span.total).toMatchObject({ gaming: '403.00', active: 3 });
  expect(span.before).toMatchObject({ from: addDays(today, -5), to: addDays(today, -3) });
  expect(await get('')).toMatchObject({ from: addDays(today, -6), to: today });
});

const partsOf = ({ rows }: Parts) => rows.map(({ id, gaming, before }) => [id, gaming, before]);

test('vendors, games and agents come to what everybody does, whoever brought the most first', async () => {
  const span = days(addDays(today, -1), today);
  expect(partsOf(await get(`/vendor?${span}`))).toEqual([
    ['SPIN', '180.00', '300.00'],
    ['CARDS', '-73.00', '-4.00'],
  ]);
  expect(partsOf(await get(`/game?${span}`))).toEqual([
    ['SPIN/ruby', '150.00', '300.00'],
    ['SPIN/jade', '30.00', '0.00'],
    ['CARDS/war', '-73.00', '-4.00'],
  ]);
  const agents: Parts = await get(`/agent?${span}`);
  expect(agents.rows).toEqual([
    {
      id: String(agent),
      name: 'Sayar Win',
      opens: true,
      stake: '240.00',
      payout: '140.00',
      gaming: '100.00',
      before: '300.00',
      deposits: '3000.00',
      withdrawals: '0.00',
      active: 2,
    },
  ]);
  expect(agents.within).toBeNull();
  expect(agents.rest).toMatchObject({ gaming: '7.00', before: '-4.00', deposits: '1000.00', active: 1 });
});

test('a vendor opens to its games and an agent to who stands right below; what was gone before is told too', async () => {
  const span = days(addDays(today, -1), today);
  expect(partsOf(await get(`/game?${span}&vendor=SPIN`))).toEqual([
    ['SPIN/ruby', '150.00', '300.00'],
    ['SPIN/jade', '30.00', '0.00'],
  ]);
  const agents: Parts = await get(`/agent?${span}&agent=${agent}`);
  expect(agents.rows.map(({ name, gaming, opens }) => [name, gaming, opens])).toEqual([
    ['mg mg', '100.00', true],
  ]);
  expect(agents.within).toBe('Sayar Win');
  // The agent's own money is all that is left of the team.
  expect(agents.rest).toMatchObject({ gaming: '0.00', deposits: '1000.00', active: null });
  const first: Parts = await get(`/game?${span}&limit=1`);
  expect(partsOf(first)).toHaveLength(1);
  expect(first.rest).toMatchObject({ gaming: '-43.00', before: '-4.00', deposits: null, active: null });
});

test('days that are too many or run backwards are refused, and so is who has no business with them', async () => {
  for (const path of ['', '/vendor', '/agent'])
    for (const query of [days('2026-11-22', '2026-11-21'), days('2026-01-01', '2026-11-21')]) {
      const { status, body } = await call('GET', `/console/finance/business${path}?${query}`, {
        token: payments.token,
      });
      expect([status, body.code]).toEqual([400, 'bad_request']);
    }
  const support = await hire('support', 'support');
  for (const path of ['', '/vendor']) {
    const { body } = await call('GET', `/console/finance/business${path}`, { token: support.token });
    expect(body.code).toBe('role_needed');
  }
});
