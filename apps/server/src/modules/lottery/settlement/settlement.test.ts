import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenNumeroEarlier } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { findBet, readDecided, resettleBets, type ResultsOf, settleRound } from '../../bets/index.ts';
import { setSettings } from '../../settings/index.ts';
import { findPostingsByReference, outstandingDebt, post, readBalance } from '../../wallet/index.ts';
import { lockNumeros } from '../numeros/lock-numeros.ts';
import { findNumero, insertNumeros } from '../numeros/numero-store.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { jobs } from '../jobs.ts';
import { roundOf, SOURCE } from '../rules.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryOrder, Numero } from '../types.ts';
import { settlement } from './publish-result.ts';
import { previewResettlement } from './resettle-numero.ts';
import { openScorer } from './score-bets.ts';
import { confirmResult, finishNumero, settleNumero } from './settle-numero.ts';
import { moveNumero, updateCorrected } from './settlement-store.ts';
import { voidNumero } from './void-numero.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const takeOrder = openOrderWriter(ctx);

const FUNDS = kyat(1_000_000);
const MINUTE_MS = 60_000;
let numeros = 0;

// Every number may be covered, at any mode.
beforeEach(() =>
  setSettings(db, lotterySettings, { memberMode: 1900, twoDigitMode: 1980, mostCovered: 100 }),
);

const get = async (game: string, code: string): Promise<Numero> => {
  const numero = await findNumero(db, game, code);
  if (numero === undefined) throw new Error(code);
  return numero;
};
const anew = ({ game, code }: Numero) => get(game, code);

const openNumero = async (game = 'MM2D'): Promise<Numero> => {
  const code = `20261125-${String((numeros += 1)).padStart(4, '0')}`;
  const at = (ms: number) => new Date(Date.now() + ms);
  const times = { opensAt: at(-MINUTE_MS), locksAt: at(MINUTE_MS), drawsAt: at(MINUTE_MS + 1) };
  await insertNumeros(db, [{ game, code, ...times }]);
  return get(game, code);
};

/** Locks the numero as if its time had passed, and publishes a result. */
const confirm = async (numero: Numero, result: string): Promise<Numero> => {
  await givenNumeroEarlier(db, numero.id, 60 * MINUTE_MS);
  await lockNumeros(ctx);
  return confirmResult(ctx, numero, [[result]]);
};

const place = (
  accountId: bigint,
  numero: Numero,
  picks: readonly string[],
  { prizeMode = 1900, unit = 100 }: { prizeMode?: number; unit?: number } = {},
) =>
  takeOrder({
    accountId,
    game: numero.game,
    numero: numero.code,
    bets: picks.map((selection) => ({ play: '2D', selection, unitStake: kyat(unit) })),
    prizeMode,
    requestId: randomUUID(),
  });

const ALL = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Members who have each bet on each of the hundred numbers, in so many orders of a hundred bets. */
const fill = async (
  numero: Numero,
  members: number,
): Promise<{ accounts: bigint[]; orders: LotteryOrder[] }> => {
  const accounts = await Promise.all(Array.from({ length: members }, () => openFunded(db, FUNDS)));
  const orders: LotteryOrder[] = [];
  for (const account of accounts) orders.push(await place(account, numero, ALL));
  return { accounts, orders };
};

const standsAt = async (account: bigint) => (await readBalance(db, account))?.available;
const standsOf = async (accounts: readonly bigint[]) => new Set(await Promise.all(accounts.map(standsAt)));

/** Puts another result in place of the one that was settled, as two of the staff have it. */
const correct = async (numero: Numero, result: string): Promise<void> => {
  await transaction(db, (tx) => updateCorrected(tx, numero.id, [[result]]));
  await finishNumero(ctx, numero.id);
};

test('a settlement that is killed at every batch, run again and by two at once pays each bet once', async () => {
  const numero = await openNumero();
  const { accounts } = await fill(numero, 25);
  const confirmed = await confirm(numero, '36');
  await moveNumero(db, confirmed, ['CONFIRMED'], 'SETTLING');
  const score = await openScorer(db, confirmed, [['36']]);
  const decision = { source: SOURCE, round: roundOf(numero), reference: 'result 1', at: ctx.clock.now() };
  // In the middle of the first batch, behind it, and behind the second.
  for (const most of [500, 1_000, 1_000]) {
    let seen = 0;
    const breaksOff: ResultsOf = async (on, bets) => {
      const resultOf = await score(on, bets);
      return (bet) => {
        if ((seen += 1) > most) throw new Error('the power failed');
        return resultOf(bet);
      };
    };
    await expect(settleRound(db, decision, breaksOff)).rejects.toThrow('power');
  }
  await Promise.all([finishNumero(ctx, numero.id), finishNumero(ctx, numero.id)]);
  expect(await settleNumero(ctx, await anew(numero))).toBe(0);
  expect(await standsOf(accounts)).toEqual(new Set([FUNDS - kyat(10_000) + kyat(9_500)]));
  expect(await anew(numero)).toMatchObject({ state: 'SETTLED', version: 1, orders: 25 });
  expect((await anew(numero)).finishedAt).not.toBeNull();
  await expectProven(db);
});

test('a result that is corrected after the settlement, and back again, returns every balance to the start', async () => {
  const numero = await openNumero();
  const accounts = await Promise.all(Array.from({ length: 12 }, () => openFunded(db, FUNDS)));
  for (const [at, account] of accounts.entries())
    await place(account, numero, ALL.slice(at * 8, at * 8 + 20));
  const bets = await place(accounts[0] ?? 0n, numero, ['36', '37', '63']);
  const confirmed = await confirm(numero, '36');
  await finishNumero(ctx, numero.id);
  const settled = await Promise.all(accounts.map(standsAt));
  const preview = await previewResettlement(ctx, await anew(numero), [['63']]);
  expect(preview.find(({ accountId }) => accountId === accounts[0])).toMatchObject({
    bets: 2,
    paid: kyat(9_500),
    takenBack: kyat(9_500),
  });
  await correct(confirmed, '63');
  expect((await findBet(db, accounts[0] ?? 0n, bets.betIds[2] ?? ''))?.payout).toBe(kyat(9_500));
  expect((await findBet(db, accounts[0] ?? 0n, bets.betIds[0] ?? ''))?.payout).toBe(0n);
  expect(await Promise.all(accounts.map(standsAt))).not.toEqual(settled);
  await correct(confirmed, '36');
  expect(await Promise.all(accounts.map(standsAt))).toEqual(settled);
  expect(await anew(numero)).toMatchObject({ state: 'SETTLED', version: 3 });
  await expectProven(db);
});

test('a bet is settled anew where only what is valid of it changes', async () => {
  // As much is paid for the stake that comes back as for the one that wins.
  await setSettings(db, lotterySettings, { mostPayout: kyat(100) });
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('LHC_HK');
  const { betIds } = await takeOrder({
    accountId: account,
    game: numero.game,
    numero: numero.code,
    bets: [{ play: 'TM_DX', selection: 'BIG', unitStake: kyat(100) }],
    prizeMode: 1900,
    requestId: randomUUID(),
  });
  const validOf = async () => (await readDecided(db, betIds))[0]?.valid;
  await givenNumeroEarlier(db, numero.id, 60 * MINUTE_MS);
  await lockNumeros(ctx);
  const result = (special: string) => [['01', '02', '03', '04', '05', '06'], [special], ['HORSE']];
  await confirmResult(ctx, numero, result('49'));
  await finishNumero(ctx, numero.id);
  expect([await standsAt(account), await validOf()]).toEqual([FUNDS, 0n]);
  await transaction(db, (tx) => updateCorrected(tx, numero.id, result('30')));
  await finishNumero(ctx, numero.id);
  expect([await standsAt(account), await validOf()]).toEqual([FUNDS, kyat(100)]);
  expect(await anew(numero)).toMatchObject({ state: 'SETTLED', version: 2 });
  await setSettings(db, lotterySettings, { mostPayout: kyat(100_000_000) });
  await expectProven(db);
});

test('a resettlement that is killed, run again and by two at once moves each bet once', async () => {
  const numero = await openNumero();
  const { accounts, orders } = await fill(numero, 10);
  const confirmed = await confirm(numero, '36');
  await finishNumero(ctx, numero.id);
  await transaction(db, (tx) => updateCorrected(tx, numero.id, [['63']]));
  const score = await openScorer(db, confirmed, [['63']]);
  // One of the orders had been settled anew when the power failed.
  await transaction(db, async (tx) => {
    const bets = await readDecided(tx, orders[3]?.betIds ?? []);
    const step = { reference: 'result 2', at: ctx.clock.now() };
    const resultOf = await score(tx, bets);
    const others = bets.filter((bet) => bet.payout !== resultOf(bet).payout);
    await resettleBets(
      tx,
      others.map((bet) => ({ ...resultOf(bet), ...step, betId: bet.id })),
    );
  });
  await Promise.all([finishNumero(ctx, numero.id), finishNumero(ctx, numero.id)]);
  await finishNumero(ctx, numero.id);
  expect(await standsOf(accounts)).toEqual(new Set([FUNDS - kyat(10_000) + kyat(9_500)]));
  expect(await anew(numero)).toMatchObject({ state: 'SETTLED', version: 2 });
  await expectProven(db);
});

test('what a member has spent of a win that is taken back is a debt', async () => {
  const account = await openFunded(db, kyat(100));
  const numero = await openNumero();
  await place(account, numero, ['36']);
  const confirmed = await confirm(numero, '36');
  await finishNumero(ctx, numero.id);
  await post(db, account, { ...testEntry(randomUUID(), kyat(9_000)), kind: 'WITHDRAW' });
  await correct(confirmed, '63');
  expect(await standsAt(account)).toBe(0n);
  expect(await outstandingDebt(db, account)).toBe(kyat(9_000));
  await expectProven(db);
});

test('a member at 1930 who bets 10,000 at 1900 gets 150 back, once, and keeps it when the result is corrected', async () => {
  await setSettings(db, lotterySettings, { memberMode: 1930 });
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero();
  await place(account, numero, ['36'], { unit: 6_000 });
  await place(account, numero, ['37'], { unit: 4_000 });
  await place(account, numero, ['38'], { prizeMode: 1930, unit: 1_000 });
  const confirmed = await confirm(numero, '00');
  await Promise.all([finishNumero(ctx, numero.id), finishNumero(ctx, numero.id)]);
  const paid = async () =>
    (await findPostingsByReference(db, roundOf(numero), 10)).map(({ kind, amount }) => ({ kind, amount }));
  expect(await paid()).toEqual([{ kind: 'LOTT_REBATE_SELF', amount: kyat(150) }]);
  expect(await standsAt(account)).toBe(FUNDS - kyat(11_000) + kyat(150));
  await correct(confirmed, '36');
  expect(await standsAt(account)).toBe(FUNDS - kyat(11_000) + kyat(150) + kyat(570_000));
  expect(await paid()).toHaveLength(1);
  await expectProven(db);
});

test.each([1700, 1812, 1898])(
  'of a bet on every number at %i the prize and the rebate come to the own prize mode together',
  async (prizeMode) => {
    const account = await openFunded(db, FUNDS);
    const numero = await openNumero();
    await place(account, numero, ALL, { prizeMode });
    await confirm(numero, '77');
    await finishNumero(ctx, numero.id);
    expect(await standsAt(account)).toBe(money(FUNDS - kyat(10_000) + (kyat(10_000) * 1900n) / 2000n));
  },
);

test('a numero that is called off gives every stake back, also when it was killed, and earns no rebate', async () => {
  const numero = await openNumero();
  const { accounts } = await fill(numero, 11);
  const low = await openFunded(db, FUNDS);
  await place(low, numero, ALL, { prizeMode: 1700 });
  await voidNumero(ctx, numero, 'CANCELLED');
  await Promise.all([finishNumero(ctx, numero.id), finishNumero(ctx, numero.id)]);
  expect(await standsOf([low, ...accounts])).toEqual(new Set([FUNDS]));
  expect(await anew(numero)).toMatchObject({ state: 'VOID', voidReason: 'CANCELLED' });
  await expect(place(low, numero, ['36'])).rejects.toMatchObject({ code: 'numero_locked' });
  await expectProven(db);
});

test('what is not done and has no job is queued again, and what has one is left to it', async () => {
  const numero = await openNumero();
  await place(await openFunded(db, FUNDS), numero, ['36']);
  await confirm(numero, '36');
  const waiting = async () => {
    const { rows } = await db.pool.query('select 1 from graphile_worker.jobs where key = $1', [
      settlement.keyOf(numero.id),
    ]);
    return rows.length;
  };
  expect(await waiting()).toBe(1);
  await db.pool.query('select graphile_worker.remove_job($1)', [settlement.keyOf(numero.id)]);
  expect(await waiting()).toBe(0);
  await jobs(ctx)
    .find(({ name }) => name === 'lottery-ask-again')
    ?.run({});
  expect(await waiting()).toBe(1);
  await transaction(db, (tx) => settlement.queue(tx, numero.id));
  expect(await waiting()).toBe(1);
});
