import { type Database, type Transaction, transaction } from '@hintha/platform';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenMove, givenNumeroEarlier, givenUpline } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { settleRound } from '../../bets/index.ts';
import { setSettings } from '../../settings/index.ts';
import { findPostingsByReference, readBalance } from '../../wallet/index.ts';
import { lockNumeros } from '../numeros/lock-numeros.ts';
import { findNumero, insertNumeros } from '../numeros/numero-store.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { setPrizeMode } from '../prize-modes/read-modes.ts';
import { roundOf, SOURCE } from '../rules.ts';
import { lotterySettings } from '../settings.ts';
import type { Numero } from '../types.ts';
import { listTeamShares } from './list-team-shares.ts';
import { payRebates } from './pay-rebates.ts';
import { openScorer } from './score-bets.ts';
import { confirmResult, finishNumero } from './settle-numero.ts';
import { updateCorrected } from './settlement-store.ts';
import { voidNumero } from './void-numero.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const takeOrder = openOrderWriter(ctx);
const FUNDS = kyat(1_000_000);
const MINUTE_MS = 60_000;
let numeros = 0;

beforeEach(() =>
  setSettings(db, lotterySettings, { memberMode: 1700, twoDigitMode: 1980, mostCovered: 100 }),
);

const openNumero = async (): Promise<Numero> => {
  const code = `20261125-${String((numeros += 1)).padStart(4, '0')}`;
  const at = (ms: number) => new Date(Date.now() + ms);
  const times = { opensAt: at(-MINUTE_MS), locksAt: at(MINUTE_MS), drawsAt: at(MINUTE_MS + 1) };
  await insertNumeros(db, [{ game: 'MM2D', code, ...times }]);
  const numero = await findNumero(db, 'MM2D', code);
  if (numero === undefined) throw new Error(code);
  return numero;
};

/** Accounts each right below the one before it, at these prize modes. */
const openLine = async (modes: readonly number[], under?: bigint): Promise<bigint[]> => {
  const line: bigint[] = [];
  for (const mode of modes) {
    const account = await openFunded(db, FUNDS);
    const above = line.at(-1) ?? under;
    if (above !== undefined) await givenUpline(db, { below: account, above });
    await setPrizeMode(db, { accountId: account, family: 'SEA', mode });
    line.push(account);
  }
  return line;
};

const place = (accountId: bigint, { game, code: numero }: Numero, prizeMode: number, stake: bigint) =>
  takeOrder({
    accountId,
    game,
    numero,
    bets: [{ play: '2D', selection: '36', unitStake: kyat(Number(stake)) }],
    prizeMode,
    requestId: randomUUID(),
  });

/** Locks the numero as if its time had passed, and publishes a result that nobody has bet on. */
const confirm = async (numero: Numero): Promise<Numero> => {
  await givenNumeroEarlier(db, numero.id, 60 * MINUTE_MS);
  await lockNumeros(ctx);
  return confirmResult(ctx, numero, [['77']]);
};

const settle = async (numero: Numero): Promise<void> => {
  await confirm(numero);
  await Promise.all([finishNumero(ctx, numero.id), finishNumero(ctx, numero.id)]);
};

/** What was paid for a numero, by account. */
const paidFor = async (numero: Numero): Promise<Map<bigint, bigint>> => {
  const paid = new Map<bigint, bigint>();
  for (const { wallet: accountId, kind, amount } of await findPostingsByReference(db, roundOf(numero), 1_000))
    if (kind.startsWith('LOTT_REBATE')) paid.set(accountId, (paid.get(accountId) ?? 0n) + amount);
  return paid;
};

const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((total, one) => total + one, 0n);

/** Rolls the transaction of this number back when it has done everything, as if the power had failed. */
const breaksAt = (most: number): Database => {
  let transactions = 0;
  const begin = () => {
    transactions += 1;
    const isLast = transactions === most;
    return {
      execute: <Result>(action: (tx: Transaction) => Promise<Result>) =>
        db.kysely.transaction().execute(async (tx) => {
          const result = await action(tx);
          if (isLast) throw new Error('the power failed');
          return result;
        }),
    };
  };
  const kysely = new Proxy(db.kysely, {
    get: (target, name) => {
      if (name === 'transaction') return begin;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...db, kysely };
};

test('a bet of 10,000 at 1900 by a member at 1930 gives it 150, and 50, 100 and 100 up the line, and once', async () => {
  const line = await openLine([1980, 1960, 1940, 1930]);
  const numero = await openNumero();
  await place(line[3] ?? 0n, numero, 1900, 10_000n);
  await settle(numero);
  const paid = await paidFor(numero);
  expect(line.map((account) => paid.get(account))).toEqual([kyat(100), kyat(100), kyat(50), kyat(150)]);
  expect((await readBalance(db, line[0] ?? 0n))?.available).toBe(FUNDS + kyat(100));
  await payRebates(db, numero);
  await transaction(db, (tx) => updateCorrected(tx, numero.id, [['63']]));
  await finishNumero(ctx, numero.id);
  expect(await paidFor(numero)).toEqual(paid);
  await expectProven(db);
});

test('an agent reads share by share what its team’s bets on lotteries brought', async () => {
  const [top = 0n, member = 0n] = await openLine([1980, 1900]);
  const numero = await openNumero();
  await place(member, numero, 1900, 10_000n);
  await settle(numero);
  const from = new Date(Date.now() - 10 * MINUTE_MS);
  const span = { from, to: new Date(Date.now() + 10 * MINUTE_MS) };
  const page = { limit: 20, offset: 0 };
  const read = await listTeamShares(db, { accountId: top, ...span }, page);
  expect(read).toMatchObject({ total: 1, amount: kyat(400) });
  expect(read.shares).toMatchObject([
    {
      game: 'MM2D',
      code: numero.code,
      memberId: member,
      valid: kyat(10_000),
      mode: 1980,
      below: 1900,
      amount: kyat(400),
    },
  ]);
  expect(await listTeamShares(db, { accountId: top, from: span.to, to: span.to }, page)).toMatchObject({
    shares: [],
    total: 0,
    amount: 0n,
  });
  expect((await listTeamShares(db, { accountId: member, ...span }, page)).total).toBe(0);
});

test('of a numero that is called off nobody above is given anything', async () => {
  const line = await openLine([1980, 1900]);
  const numero = await openNumero();
  await place(line[1] ?? 0n, numero, 1900, 10_000n);
  await voidNumero(ctx, numero, 'CANCELLED');
  await finishNumero(ctx, numero.id);
  expect(await paidFor(numero)).toEqual(new Map());
});

test('what a numero gives is paid once to each when paying is killed at every batch and run by two at once', async () => {
  const [top = 0n] = await openLine([1980]);
  const numero = await openNumero();
  const members = (await openLine([1960, 1940, 1930], top)).concat(await openLine([1950, 1900], top));
  for (const member of members) await place(member, numero, 1800, 1_234n);
  const confirmed = await confirm(numero);
  const decision = { source: SOURCE, round: roundOf(numero), reference: 'result 1', at: ctx.clock.now() };
  await settleRound(db, decision, await openScorer(db, confirmed, [['77']]));
  // While the members' own are paid, and while those above are.
  await expect(payRebates(breaksAt(1), confirmed)).rejects.toThrow('power');
  expect(await paidFor(numero)).toEqual(new Map());
  await expect(payRebates(breaksAt(2), confirmed)).rejects.toThrow('power');
  expect((await paidFor(numero)).has(top)).toBe(false);
  await Promise.all([finishNumero(ctx, numero.id), finishNumero(ctx, numero.id)]);
  const paid = await paidFor(numero);
  expect(sum(paid.values())).toBe((5n * kyat(1_234) * 180n) / 2_000n);
  await finishNumero(ctx, numero.id);
  expect(await paidFor(numero)).toEqual(paid);
  await expectProven(db);
});

test('a move of a later day leaves what a numero gives to those who stood above on its day', async () => {
  const [top = 0n, member = 0n] = await openLine([1980, 1900]);
  const [other = 0n] = await openLine([1980]);
  const numero = await openNumero();
  await place(member, numero, 1900, 10_000n);
  await confirm(numero);
  await givenMove(db, member, other, businessDay(new Date()));
  await finishNumero(ctx, numero.id);
  expect(await paidFor(numero)).toEqual(new Map([[top, kyat(400)]]));
});

const modeArb = fc.integer({ min: 850, max: 990 }).map((half) => half * 2);

test('whatever the lines, modes and bets, a settlement gives all of a line the mode of its top', async () => {
  const lineArb = fc
    .array(modeArb, { minLength: 1, maxLength: 5 })
    .map((modes) => modes.toSorted((one, another) => another - one));
  const betArb = fc.record({ place: fc.nat(4), below: fc.nat(40), stake: fc.bigInt(100n, 9_999n) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(lineArb, fc.array(betArb, { minLength: 1, maxLength: 4 })), {
        minLength: 1,
        maxLength: 3,
      }),
      async (made) => {
        const numero = await openNumero();
        const teams: { line: bigint[]; least: bigint; most: bigint }[] = [];
        for (const [modes, bets] of made) {
          const line = await openLine(modes);
          let exact = 0n;
          for (const { place: at, below, stake } of bets) {
            const who = at % line.length;
            const prizeMode = Math.max(1700, (modes[who] ?? 0) - 2 * below);
            await place(line[who] ?? 0n, numero, prizeMode, stake);
            exact += kyat(Number(stake)) * BigInt((modes[0] ?? 0) - prizeMode);
          }
          // Less a hundredth at most for each member.
          teams.push({ line, least: exact / 2_000n - BigInt(line.length) + 1n, most: exact / 2_000n });
        }
        await settle(numero);
        const paid = await paidFor(numero);
        for (const { line, least, most } of teams) {
          const all = sum(line.map((account) => paid.get(account) ?? 0n));
          expect(all >= least && all <= most).toBe(true);
        }
      },
    ),
    { numRuns: 12 },
  );
  await expectProven(db);
});
