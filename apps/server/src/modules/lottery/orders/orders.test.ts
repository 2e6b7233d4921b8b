import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenNumeroEarlier } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { findBet } from '../../bets/index.ts';
import { setSettings } from '../../settings/index.ts';
import { lockWallets, post, readBalance } from '../../wallet/index.ts';
import { createNumeros } from '../numeros/create-numeros.ts';
import { lockNumeros } from '../numeros/lock-numeros.ts';
import { findNumero, insertNumeros } from '../numeros/numero-store.ts';
import { openOrderWriter } from './order-writer.ts';
import type { OrderRequest } from './place-order.ts';
import { confirmResult, settleNumero } from '../settlement/settle-numero.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryOrder, Numero } from '../types.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const takeOrder = openOrderWriter(ctx);

const FUNDS = 10_000_000n;
let numeros = 0;

/** A numero that is open and locks after so long by the database's clock. */
const openNumero = async (game: string, locksInMs: number): Promise<Numero> => {
  const code = `20261125-${String((numeros += 1)).padStart(4, '0')}`;
  const now = Date.now();
  const opensAt = new Date(now - 60_000);
  const locksAt = new Date(now + locksInMs);
  const drawsAt = new Date(locksAt.getTime() + 5_000);
  await insertNumeros(db, [{ game, code, opensAt, locksAt, drawsAt }]);
  const numero = await findNumero(db, game, code);
  if (numero === undefined) throw new Error(code);
  return numero;
};

const requestOf = (
  accountId: bigint,
  { game, code }: Numero,
  ...bets: [play: string, selection: string, unit: number][]
): OrderRequest => ({
  accountId,
  game,
  numero: code,
  bets: bets.map(([play, selection, unit]) => ({ play, selection, unitStake: kyat(unit) })),
  prizeMode: 1700,
  requestId: randomUUID(),
});

const codeOf = (thrown: unknown): unknown => (thrown as { code?: unknown }).code;
const outcomeOf = (placed: Promise<unknown>): Promise<unknown> => placed.then(() => 'placed', codeOf);

/** Waits until the database's clock is past the lock, and locks. */
const lockWhenDue = async (numero: Numero): Promise<Numero> => {
  await expect
    .poll(async () => {
      await lockNumeros(ctx);
      return (await findNumero(db, numero.game, numero.code))?.state;
    })
    .toBe('LOCKED');
  const locked = await findNumero(db, numero.game, numero.code);
  if (locked === undefined) throw new Error(numero.code);
  return locked;
};

test('an order takes the stake of all its bets, and its draw pays what won', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('MM2D', 60_000);
  const order = await takeOrder(requestOf(account, numero, ['2D', '36,63', 1_000], ['2D', '05', 500]));
  expect(order).toMatchObject({ stake: kyat(2_500) });
  expect((await readBalance(db, account))?.available).toBe(FUNDS - kyat(2_500));
  await givenNumeroEarlier(db, numero.id, 60_000);
  const locked = await lockWhenDue(numero);
  expect(locked.orders).toBe(1);
  const confirmed = await confirmResult(ctx, locked, [['36']]);
  expect(await settleNumero(ctx, confirmed)).toBe(2);
  // A tenth of the stake comes back, since the bets are so far below the member's own prize mode.
  expect((await readBalance(db, account))?.available).toBe(FUNDS - kyat(2_500) + kyat(85_000) + kyat(250));
  expect(await findBet(db, account, order.betIds[0] ?? '')).toMatchObject({
    state: 'settled',
    payout: kyat(85_000),
    category: 'LOTT',
  });
  // Once more, and by two at once, settles nothing anew.
  expect(await Promise.all([settleNumero(ctx, confirmed), settleNumero(ctx, confirmed)])).toEqual([0, 0]);
  await expectProven(db);
});

test('a request that comes twice is one order, and another order by its key is refused', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('MM2D', 60_000);
  const request = requestOf(account, numero, ['2D', '36', 1_000]);
  const placed = await Promise.all([takeOrder(request), takeOrder(request)].map(outcomeOf));
  expect(placed).toEqual(['placed', 'placed']);
  expect(await takeOrder(request)).toMatchObject({ stake: kyat(1_000) });
  expect((await readBalance(db, account))?.available).toBe(FUNDS - kyat(1_000));
  const other = { ...requestOf(account, numero, ['2D', '36,37', 1_000]), requestId: request.requestId };
  expect(await outcomeOf(takeOrder(other))).toBe('key_reused');
});

test.each<[what: string, bets: [string, string, number][], code: string]>([
  ['whose play there is not', [['5D', '36', 100]], 'not_found'],
  ['whose selection is none', [['2D', '100', 100]], 'selection_invalid'],
  [
    'one of whose bets is wrong',
    [
      ['2D', '36', 100],
      ['2D', '36,36', 100],
    ],
    'selection_invalid',
  ],
  ['without a bet', [], 'bad_request'],
  ['of a hundred and one', Array.from({ length: 101 }, () => ['2D', '36', 100]), 'bad_request'],
  [
    'one of whose stakes is below nothing',
    [
      ['2D', '36', 1_000],
      ['2D', '37', -100],
    ],
    'bad_request',
  ],
  [
    'one of whose stakes is nothing',
    [
      ['2D', '36', 1_000],
      ['2D', '37', 0],
    ],
    'bad_request',
  ],
  ['of more units than there may be', [['2D', '36', 10_000_000]], 'bad_request'],
  ['that is too small', [['2D', '36', 1]], 'amount_out_of_range'],
  ['that costs more than there is', [['2D', '36', 1_000_000]], 'insufficient_funds'],
])('an order %s is refused and moves nothing', async (_, bets, code) => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('MM2D', 60_000);
  expect(await outcomeOf(takeOrder(requestOf(account, numero, ...bets)))).toBe(code);
  expect((await readBalance(db, account))?.available).toBe(FUNDS);
});

test('a stake that is no multiple of the smallest unit is refused', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('SSC_1M', 60_000);
  expect(await outcomeOf(takeOrder(requestOf(account, numero, ['DWD', '5', 201])))).toBe('bad_request');
});

test('a prize mode above the own, an odd one and one below all are refused', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('MM2D', 60_000);
  const request = requestOf(account, numero, ['2D', '36', 1_000]);
  for (const prizeMode of [1902, 1701, 1698, 1700.5])
    expect(await outcomeOf(takeOrder({ ...request, prizeMode }))).toBe('bad_request');
});

test('who waits for the wallet until after the lock is late, and the hash is of those who were not', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('SSC_1M', 4_000);
  await takeOrder(requestOf(account, numero, ['DWD', '5', 200]));
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = transaction(db, async (tx) => {
    await post(tx, account, { ...testEntry(randomUUID(), 1n), kind: 'DEPOSIT' });
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const waiting = Array.from({ length: 5 }, () =>
    outcomeOf(takeOrder(requestOf(account, numero, ['DWD', '5', 200]))),
  );
  await sleep(Math.max(0, numero.locksAt.getTime() - Date.now() + 50));
  const locking = lockWhenDue(numero);
  released.resolve();
  await holding;
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 5 }, () => 'numero_locked'));
  expect((await locking).orders).toBe(1);
  expect(await outcomeOf(takeOrder(requestOf(account, numero, ['DWD', '5', 200])))).toBe('numero_locked');
  expect((await readBalance(db, account))?.available).toBe(FUNDS + 1n - kyat(200));
  await expectProven(db);
});

test('of ten thousand bets from five milliseconds before to five after the lock none is late, also behind held wallets', async () => {
  const before = await Promise.all(Array.from({ length: 4 }, () => openFunded(db, FUNDS)));
  const accounts = await Promise.all(Array.from({ length: 100 }, () => openFunded(db, FUNDS)));
  const held = accounts.slice(0, 5);
  const numero = await openNumero('E_SSC', 4_000);
  const locksAt = numero.locksAt.getTime();
  const untilLock = (ms: number) => sleep(Math.max(0, locksAt + ms - Date.now()));
  const placed: LotteryOrder[] = [];
  const refused: unknown[] = [];
  const take = (account: bigint, bets: number): Promise<unknown> => {
    const asked = Array.from({ length: bets }, (_, bet): [string, string, number] => [
      'DWD',
      String(bet % 10),
      2,
    ]);
    return takeOrder(requestOf(account, numero, ...asked)).then(
      (order) => placed.push(order),
      (thrown: unknown) => refused.push(codeOf(thrown)),
    );
  };
  const pour = async (account: bigint): Promise<void> => {
    while (Date.now() < locksAt + 5) await take(account, 50);
  };
  const holding = transaction(db, async (tx) => {
    await lockWallets(tx, held);
    await untilLock(300);
  });
  const burst = async (): Promise<void> => {
    const taken: Promise<unknown>[] = [];
    for (let ms = -5; ms < 5; ms += 1) {
      await untilLock(ms);
      taken.push(...accounts.slice((ms + 5) * 10, (ms + 6) * 10).map((account) => take(account, 100)));
    }
    await Promise.all(taken);
  };
  const [locked] = await Promise.all([lockWhenDue(numero), burst(), holding, ...before.map(pour)]);
  expect(new Set(refused)).toEqual(new Set(['numero_locked']));
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.filter(({ placedAt }) => placedAt.getTime() >= locksAt)).toEqual([]);
  expect(placed.filter(({ accountId }) => held.includes(accountId))).toEqual([]);
  expect(locked.orders).toBe(placed.length);
  const all = [...before, ...accounts];
  const balances = await Promise.all(all.map((account) => readBalance(db, account)));
  const spent = balances.reduce((sum, balance) => sum + FUNDS - (balance?.available ?? 0n), 0n);
  expect(spent).toBe(placed.reduce((sum, { stake }) => sum + stake, 0n));
  await expectProven(db);
});

test('a result is published once, and only one that the rules can have', async () => {
  const numero = await openNumero('SSC_1M', 50);
  expect(await outcomeOf(confirmResult(ctx, numero, [['1', '2', '3', '4', '5']]))).toBe('no_longer_open');
  const locked = await lockWhenDue(numero);
  expect(await outcomeOf(confirmResult(ctx, locked, [['1', '2', '3', '4']]))).toBe('bad_request');
  await confirmResult(ctx, locked, [['1', '2', '3', '4', '5']]);
  expect(await outcomeOf(confirmResult(ctx, locked, [['5', '4', '3', '2', '1']]))).toBe('no_longer_open');
});

test('the calendar reaches as far ahead as is set, and is written once', async () => {
  await setSettings(db, lotterySettings, { calendarDays: 1 });
  expect(await createNumeros(ctx)).toBeGreaterThan(12_000);
  expect(await createNumeros(ctx)).toBe(0);
});
