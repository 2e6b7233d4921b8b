import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  lockNow,
  openNow,
  openNumero,
  orderOn,
  outcomeOf,
  settleNow,
} from '../../../../../../tools/lottery/test-numeros.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { setSettings } from '../../settings/index.ts';
import { limitStakes, readBalance } from '../../wallet/index.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { listOrders } from '../orders/list-orders.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { voidNumero } from '../settlement/void-numero.ts';
import { lotterySettings } from '../settings.ts';
import type { Numero } from '../types.ts';
import { advanceAfter, advanceChases } from './advance-chases.ts';
import { type ChaseRequest, createChase } from './create-chase.ts';
import { cancelChase, listChases, type PlayedChase } from './list-chases.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call } = site;
const takeOrder = openOrderWriter(ctx);

// Nobody's own mode is above that of the chases, so that nothing comes back but what is won.
beforeAll(() => setSettings(db, lotterySettings, { memberMode: 1800 }));

const FUNDS = kyat(100_000);
const HOUR_MS = 3_600_000;

const chaseOf = (
  accountId: bigint,
  numeros: readonly Numero[],
  multiples: readonly number[] = [],
): ChaseRequest => ({
  accountId,
  game: numeros[0]?.game ?? 'SSC_1M',
  play: 'DWD',
  selection: '5',
  unitStake: kyat(200),
  prizeMode: 1800,
  items: numeros.map(({ code }, at) => ({ numero: code, multiple: multiples[at] ?? 1 })),
  stopOnWin: true,
  requestId: randomUUID(),
});

/** Numeros of a game, of which the first is open and the others open one after another in an hour. */
const openRow = async (count: number, game = 'SSC_1M'): Promise<Numero[]> => {
  const first = await openNumero(ctx, game, { locksInMs: HOUR_MS });
  const later = [];
  for (let at = 1; at < count; at += 1)
    later.push(await openNumero(ctx, game, { opensInMs: at * HOUR_MS, locksInMs: (at + 1) * HOUR_MS }));
  return [first, ...later];
};

const readOnly = async (accountId: bigint): Promise<PlayedChase> => {
  const { chases } = await listChases(ctx, { accountId, game: null }, { no: 1, size: 20 });
  const [chase] = chases;
  if (chase === undefined) throw new Error('no chase');
  return chase;
};

const statesOf = async (account: bigint): Promise<string[]> =>
  (await readOnly(account)).items.map(({ state }) => state);

const WINS = [['5', '0', '0', '0', '0']];
const LOSES = [['6', '0', '0', '0', '0']];

test('the whole cost is held when a chase begins, and the open numero is bet on at once', async () => {
  const account = await openFunded(db, FUNDS);
  await createChase(ctx, chaseOf(account, await openRow(3), [1, 2, 4]));
  expect(await readBalance(db, account)).toMatchObject({
    balance: FUNDS - kyat(200),
    held: kyat(1_200),
    available: FUNDS - kyat(1_400),
  });
  expect(await readOnly(account)).toMatchObject({
    chase: { state: 'RUNNING', stake: kyat(1_400) },
    items: [{ state: 'PLACED' }, { state: 'WAITING' }, { state: 'WAITING' }],
  });
  const { orders } = await listOrders(ctx, { accountId: account, openOnly: true }, { no: 1, size: 20 });
  expect(orders).toMatchObject([{ order: { stake: kyat(200) }, bets: [{ selection: { line: '1800' } }] }]);
  await expectProven(db);
});

test('the same request is one chase, also twice at once, and another one by its key is refused', async () => {
  const account = await openFunded(db, FUNDS);
  const numeros = await openRow(2);
  const request = chaseOf(account, numeros);
  const [one, other] = await Promise.all([createChase(ctx, request), createChase(ctx, request)]);
  expect(one.id).toBe(other.id);
  expect((await readBalance(db, account))?.available).toBe(FUNDS - kyat(400));
  const changed = { ...chaseOf(account, numeros, [1, 2]), requestId: request.requestId };
  expect(await outcomeOf(createChase(ctx, changed))).toBe('key_reused');
});

test.each<[what: string, change: (request: ChaseRequest) => Partial<ChaseRequest>, code: string]>([
  ['that costs more than there is', () => ({ unitStake: kyat(200_000) }), 'insufficient_funds'],
  [
    'on a numero that there is not',
    () => ({ items: [{ numero: '20991231-0001', multiple: 1 }] }),
    'not_found',
  ],
  ['on the same numero twice', ({ items }) => ({ items: [...items, ...items] }), 'bad_request'],
  ['on no numero', () => ({ items: [] }), 'bad_request'],
  ['above the own prize mode', () => ({ prizeMode: 1902 }), 'bad_request'],
  ['of nothing that can be read', () => ({ selection: '5,5' }), 'selection_invalid'],
  [
    'of too many times',
    ({ items }) => ({ items: items.map((one) => ({ ...one, multiple: 10_000 })) }),
    'bad_request',
  ],
])('a chase %s is refused and holds nothing', async (_, change, code) => {
  const account = await openFunded(db, FUNDS);
  const request = chaseOf(account, await openRow(2));
  expect(await outcomeOf(createChase(ctx, { ...request, ...change(request) }))).toBe(code);
  expect(await readBalance(db, account)).toMatchObject({ available: FUNDS, held: 0n });
});

test('after a win what is no bet yet is given back, and the chase ends', async () => {
  const account = await openFunded(db, FUNDS);
  const numeros = await openRow(3);
  await createChase(ctx, chaseOf(account, numeros));
  const [first] = numeros;
  if (first === undefined) throw new Error('no numero');
  await settleNow(ctx, first, WINS);
  await advanceAfter(ctx, first);
  expect(await statesOf(account)).toEqual(['WON', 'CANCELLED', 'CANCELLED']);
  expect(await readOnly(account)).toMatchObject({
    chase: { state: 'ENDED' },
    refunded: kyat(400),
    payout: kyat(1_800),
  });
  expect(await readBalance(db, account)).toMatchObject({ available: FUNDS + kyat(1_600), held: 0n });
  await expectProven(db);
});

test('after a loss it goes on, and bets when the next numero opens', async () => {
  const account = await openFunded(db, FUNDS);
  const first = await openNumero(ctx, 'SSC_1M', { locksInMs: HOUR_MS });
  const second = await openNumero(ctx, 'SSC_1M', { opensInMs: HOUR_MS, locksInMs: 2 * HOUR_MS });
  await createChase(ctx, chaseOf(account, [second, first]));
  expect(await statesOf(account)).toEqual(['PLACED', 'WAITING']);
  await settleNow(ctx, first, LOSES);
  await openNow(ctx, second);
  await advanceChases(ctx);
  expect(await statesOf(account)).toEqual(['LOST', 'PLACED']);
  expect(await readBalance(db, account)).toMatchObject({ available: FUNDS - kyat(400), held: 0n });
});

test('a bet of a numero that is still open is withdrawn after a win, and one that is locked stands', async () => {
  const account = await openFunded(db, FUNDS);
  const first = await openNumero(ctx, 'SSC_1M', { locksInMs: HOUR_MS });
  const second = await openNumero(ctx, 'SSC_1M', { locksInMs: HOUR_MS });
  const third = await openNumero(ctx, 'SSC_1M', { locksInMs: HOUR_MS });
  await createChase(ctx, chaseOf(account, [first, second, third]));
  expect(await statesOf(account)).toEqual(['PLACED', 'PLACED', 'PLACED']);
  expect((await lockNow(ctx, second)).orders).toBe(1);
  await settleNow(ctx, first, WINS);
  await advanceAfter(ctx, first);
  expect(await statesOf(account)).toEqual(['WON', 'PLACED', 'CANCELLED']);
  expect((await readOnly(account)).chase.state).toBe('RUNNING');
  expect((await readBalance(db, account))?.available).toBe(FUNDS - kyat(400) + kyat(1_800));
  await expectProven(db);
});

test('a numero that is called off is given back, and the plan continues', async () => {
  const account = await openFunded(db, FUNDS);
  const [first, second, third, fourth] = await openRow(4);
  if (!first || !second || !third || !fourth) throw new Error('no numeros');
  await createChase(ctx, chaseOf(account, [first, second, third, fourth]));
  await voidNumero(ctx, second, 'CANCELLED');
  await advanceAfter(ctx, second);
  expect(await statesOf(account)).toEqual(['PLACED', 'VOID', 'WAITING', 'WAITING']);
  expect(await readBalance(db, account)).toMatchObject({ available: FUNDS - kyat(600), held: kyat(400) });
});

test('a numero that passed without a bet is given back, and the plan continues', async () => {
  const account = await openFunded(db, FUNDS);
  const missed = await openNumero(ctx, 'SSC_1M', { opensInMs: HOUR_MS, locksInMs: 2 * HOUR_MS });
  const [, later] = await openRow(2);
  if (later === undefined) throw new Error('no numero');
  await createChase(ctx, chaseOf(account, [missed, later]));
  await lockNow(ctx, missed);
  await advanceChases(ctx);
  expect(await statesOf(account)).toEqual(['CANCELLED', 'WAITING']);
  expect(await readBalance(db, account)).toMatchObject({ available: FUNDS - kyat(200), held: kyat(200) });
});

test('who ends a chase gets back what is no bet yet, once', async () => {
  const [account, other] = [await openFunded(db, FUNDS), await openFunded(db, FUNDS)];
  const { id } = await createChase(ctx, chaseOf(account, await openRow(4)));
  expect(await outcomeOf(cancelChase(ctx, other, id))).toBe('not_found');
  await Promise.all(Array.from({ length: 6 }, () => cancelChase(ctx, account, id)));
  expect(await statesOf(account)).toEqual(['PLACED', 'CANCELLED', 'CANCELLED', 'CANCELLED']);
  expect(await readBalance(db, account)).toMatchObject({ available: FUNDS - kyat(200), held: 0n });
  await expectProven(db);
});

test('who may bet no more gets back all that is no bet yet', async () => {
  const account = await openFunded(db, FUNDS);
  const later = await openNumero(ctx, 'SSC_1M', { opensInMs: HOUR_MS, locksInMs: 2 * HOUR_MS });
  const last = await openNumero(ctx, 'SSC_1M', { opensInMs: HOUR_MS, locksInMs: 2 * HOUR_MS });
  await createChase(ctx, chaseOf(account, [later, last]));
  await transaction(db, (tx) => limitStakes(tx, account, 'none'));
  await openNow(ctx, later);
  await advanceChases(ctx);
  expect(await statesOf(account)).toEqual(['CANCELLED', 'CANCELLED']);
  expect(await readBalance(db, account)).toMatchObject({ available: FUNDS, held: 0n });
});

test('an item whose number is full is given back, and the others go on', async () => {
  await setSettings(db, lotterySettings, { mostOnTwoDigits: kyat(1_000) });
  const account = await openFunded(db, FUNDS);
  const numeros = await openRow(2, 'MM2D');
  const [first] = numeros;
  if (first === undefined) throw new Error('no numero');
  await takeOrder(orderOn(account, first, ['2D', '36', 900]));
  await createChase(ctx, { ...chaseOf(account, numeros), play: '2D', selection: '36' });
  expect(await statesOf(account)).toEqual(['CANCELLED', 'WAITING']);
  expect(await readBalance(db, account)).toMatchObject({ available: FUNDS - kyat(1_100), held: kyat(200) });
  await setSettings(db, lotterySettings, { mostOnTwoDigits: kyat(5_000_000) });
});

test('many processes that go on with a chase at once place each item once', async () => {
  const account = await openFunded(db, FUNDS);
  const first = await openNumero(ctx, 'SSC_1M', { opensInMs: HOUR_MS, locksInMs: 2 * HOUR_MS });
  const last = await openNumero(ctx, 'SSC_1M', { opensInMs: 2 * HOUR_MS, locksInMs: 3 * HOUR_MS });
  await createChase(ctx, chaseOf(account, [first, last]));
  await openNow(ctx, first);
  await Promise.all(Array.from({ length: 8 }, () => advanceChases(ctx)));
  expect(await statesOf(account)).toEqual(['PLACED', 'WAITING']);
  expect(await readBalance(db, account)).toMatchObject({ balance: FUNDS - kyat(200), held: kyat(200) });
  await expectProven(db);
});

test('placing, taking back, chasing and ending a chase in any order keep every kyat', async () => {
  const numeros = await openRow(3);
  const [open] = numeros;
  if (open === undefined) throw new Error('no numero');
  const step = fc.constantFrom('order', 'cancel', 'chase', 'end', 'advance');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const account = await openFunded(db, FUNDS);
      const stand = { orders: [] as bigint[], chases: [] as bigint[] };
      const take: Record<(typeof steps)[number], () => Promise<unknown>> = {
        order: async () => stand.orders.push((await takeOrder(orderOn(account, open, ['DWD', '5', 200]))).id),
        cancel: async () => {
          const orderId = stand.orders.shift();
          if (orderId !== undefined) await cancelOrder(ctx, { accountId: account, orderId });
        },
        chase: async () => stand.chases.push((await createChase(ctx, chaseOf(account, numeros))).id),
        end: async () => {
          const id = stand.chases.shift();
          if (id !== undefined) await cancelChase(ctx, account, id);
        },
        advance: () => advanceChases(ctx),
      };
      for (const one of steps) await take[one]();
      const chases = steps.filter((one) => one === 'chase').length;
      const staked = kyat(200) * BigInt(stand.orders.length + chases);
      const held = kyat(400) * BigInt(stand.chases.length);
      expect(await readBalance(db, account)).toMatchObject({ balance: FUNDS - staked, held });
    }),
    { numRuns: 12 },
  );
  await expectProven(db);
});

test('LOTTERY-008 a member begins a chase over the wire, sees it and ends it', async () => {
  const member = await openMember(site, FUNDS);
  const numeros = await openRow(2);
  const body = {
    gameCode: 'SSC_1M',
    playType: 'DWD',
    numbers: '5',
    unitStake: '200.00',
    prizeMode: 1800,
    items: numeros.map(({ code }, at) => ({ issue: code, multiple: at + 1 })),
    requestId: randomUUID(),
  };
  const created = await call('POST', '/lgw/lottery/chases', { token: member.token, body });
  expect(created.body.value).toMatchObject({
    gameCode: 'SSC_1M',
    stake: '600.00',
    stopOnWin: true,
    state: 'RUNNING',
    items: [
      { issue: numeros[0]?.code, multiple: 1, stake: '200.00', state: 'PLACED' },
      { issue: numeros[1]?.code, multiple: 2, stake: '400.00', state: 'WAITING' },
    ],
  });
  const { id } = created.body.value as { id: string };
  const mine = await call('GET', '/lgw/lottery/chases?gameCode=SSC_1M', { token: member.token });
  expect(mine.body.value).toEqual({ list: [created.body.value], total: 1, totalPages: 1 });
  const ended = await call('DELETE', `/lgw/lottery/chases/${id}`, { token: member.token });
  expect(ended.body.value).toMatchObject({
    refunded: '400.00',
    items: [{ state: 'PLACED' }, { state: 'CANCELLED' }],
  });
});
