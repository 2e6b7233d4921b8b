import { commitTo, isServerSeed } from '@hintha/fairness';
import { verifyDraw } from '@hintha/lottery';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  changeCommitments,
  givenNumeroEarlier,
  givenOtherCommitment,
} from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { addDays, findBet } from '../../bets/index.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { findNumero, insertNumeros } from '../numeros/numero-store.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { lotterySettings } from '../settings.ts';
import { finishNumero } from '../settlement/settle-numero.ts';
import type { LotteryOrder, Numero } from '../types.ts';
import { createSeeds, revealSeeds } from './seal-seeds.ts';
import { turnDraws } from './watch-draws.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call } = site;
const takeOrder = openOrderWriter(ctx);

// Two digits are played at the mode of the other games.
beforeAll(() => setSettings(db, lotterySettings, { twoDigitMode: 1980 }));

const FUNDS = 100_000_000n;
const MINUTE_MS = 60_000;
const today = (): string => businessDay(new Date());
let numeros = 0;

const get = async (game: string, code: string): Promise<Numero> => {
  const numero = await findNumero(db, game, code);
  if (numero === undefined) throw new Error(code);
  return numero;
};

/** A numero that is open for a minute more. */
const openNumero = async (game: string, day = today()): Promise<Numero> => {
  const code = `${day.replaceAll('-', '')}-${String((numeros += 1)).padStart(4, '0')}`;
  const at = (ms: number) => new Date(Date.now() + ms);
  const times = { opensAt: at(-MINUTE_MS), locksAt: at(MINUTE_MS), drawsAt: at(MINUTE_MS + 1) };
  await insertNumeros(db, [{ game, code, ...times }]);
  return get(game, code);
};

const bet = async (accountId: bigint, numero: Numero, play = 'DWD', selection = '0,1,2,3,4,5,6,7,8,9') => {
  const bets = [{ play, selection, unitStake: 20_000n as never }];
  const asked = { game: numero.game, numero: numero.code, bets, prizeMode: 1900, requestId: randomUUID() };
  return takeOrder({ accountId, ...asked });
};

/** Waits until the numero is in a state, with the clockwork turning. */
const turnUntil = async (numero: Numero, state: Numero['state']): Promise<Numero> => {
  await expect
    .poll(async () => {
      await turnDraws(ctx);
      return (await get(numero.game, numero.code)).state;
    })
    .toBe(state);
  return get(numero.game, numero.code);
};

const age = ({ id }: Numero, ms: number): Promise<void> => givenNumeroEarlier(db, id, ms);

const standsAt = async (accountId: bigint) => (await readBalance(db, accountId))?.available;

test('the seed of a day is committed to ahead, told when its day is over and settled, and never changed', async () => {
  const tomorrow = addDays(today(), 1);
  await createSeeds(ctx, tomorrow);
  const ahead = await call('GET', '/lgw/lottery/seeds?gameCode=E_SSC');
  const [before] = ahead.body.value as { day: string; commitment: string; serverSeed: string | null }[];
  expect(before).toMatchObject({ day: tomorrow, serverSeed: null });
  await createSeeds(ctx, tomorrow);
  await revealSeeds(ctx);
  expect((await call('GET', '/lgw/lottery/seeds?gameCode=E_SSC')).body.value).toEqual(ahead.body.value);
  expect(new Set(await changeCommitments(db))).toEqual(new Set(['rejected']));
});

test('a seed is told after the last settlement of its day alone, and proves every draw of it', async () => {
  const account = await openFunded(db, FUNDS);
  const yesterday = addDays(today(), -1);
  await createSeeds(ctx, yesterday);
  const numero = await openNumero('E_SSC', yesterday);
  await bet(account, numero);
  await age(numero, MINUTE_MS);
  const drawn = await turnUntil(numero, 'CONFIRMED');
  await revealSeeds(ctx);
  const proofOf = async () => {
    const { body } = await call('GET', '/lgw/lottery/draws?gameCode=E_SSC');
    const { list } = body.value as { list: { issue: string; proof: Record<string, string> | null }[] };
    return list.find(({ issue }) => issue === numero.code)?.proof;
  };
  expect(await proofOf()).toMatchObject({ entropy: drawn.entropy, serverSeed: null });
  await finishNumero(ctx, numero.id);
  await revealSeeds(ctx);
  const proof = await proofOf();
  expect(proof?.entropy).toBe(`${numero.code}.${drawn.betsHash}`);
  const { serverSeed = '', commitment = '', entropy = '' } = proof ?? {};
  expect(isServerSeed(serverSeed) && commitTo(serverSeed)).toBe(commitment);
  const name = { game: 'E_SSC', rules: 'SSC', numero: numero.code, entropy };
  expect(verifyDraw({ ...name, serverSeed, commitment, result: drawn.result ?? [] })).toEqual(drawn.result);
});

test.each(['E_SSC', 'E_11X5', 'E_PK10', 'E_LHC', 'E_VN'])(
  '%s is locked, drawn and settled by itself, with two servers turning',
  async (game) => {
    await createSeeds(ctx, today());
    const numero = await openNumero(game);
    await age(numero, MINUTE_MS);
    await expect
      .poll(async () => {
        await Promise.all([turnDraws(ctx), turnDraws(ctx)]);
        return get(game, numero.code);
      })
      .toMatchObject({ state: 'SETTLED', orders: 0, version: 1 });
    const { result, finishedAt, drawnAt } = await get(game, numero.code);
    expect(result?.length).toBe({ E_LHC: 3, E_VN: 8 }[game] ?? 1);
    expect(finishedAt).toEqual(drawnAt);
  },
);

test('a bet is paid by its draw: of a bet on every digit of a place one wins', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('E_SSC');
  const order: LotteryOrder = await bet(account, numero);
  await age(numero, MINUTE_MS);
  await turnUntil(numero, 'CONFIRMED');
  await finishNumero(ctx, numero.id);
  // Ten bets of 200 on a digit, of which one wins 10 times its stake at 1900 of 2000.
  expect(await findBet(db, account, order.betIds[0] ?? '')).toMatchObject({
    state: 'settled',
    payout: 190_000n,
  });
  expect(await standsAt(account)).toBe(FUNDS - 200_000n + 190_000n);
  expect(await get('E_SSC', numero.code)).toMatchObject({ state: 'SETTLED' });
  await expectProven(db);
});

test('a draw of the operator without a seed is late after 30 seconds and called off after 5 minutes, and every stake comes back', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('SSC_1M', '2025-01-15');
  await bet(account, numero);
  await age(numero, MINUTE_MS);
  await turnUntil(numero, 'LOCKED');
  // A seed from after the lock is none.
  await createSeeds(ctx, '2025-01-15');
  await age(numero, MINUTE_MS / 2);
  expect((await turnUntil(numero, 'DELAYED')).result).toBeNull();
  await age(numero, 5 * MINUTE_MS);
  expect(await turnUntil(numero, 'VOID')).toMatchObject({ voidReason: 'NO_RESULT', finishedAt: null });
  await finishNumero(ctx, numero.id);
  expect(await standsAt(account)).toBe(FUNDS);
  expect((await get('SSC_1M', numero.code)).finishedAt).not.toBeNull();
  await expectProven(db);
});

test('a draw whose seed is not the one that was committed to is called off at once', async () => {
  const account = await openFunded(db, FUNDS);
  const day = '2025-02-15';
  await createSeeds(ctx, day);
  await givenOtherCommitment(db, 'SSC_5M', day);
  const numero = await openNumero('SSC_5M', day);
  await bet(account, numero);
  await age(numero, MINUTE_MS);
  expect(await turnUntil(numero, 'VOID')).toMatchObject({ voidReason: 'PROOF_DIFFERS' });
  await finishNumero(ctx, numero.id);
  expect(await standsAt(account)).toBe(FUNDS);
});

test('an official draw is late after 10 minutes and called off after 24 hours', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero('MM2D');
  await bet(account, numero, '2D', '36');
  await age(numero, MINUTE_MS);
  await turnUntil(numero, 'LOCKED');
  await age(numero, 9 * MINUTE_MS);
  await turnDraws(ctx);
  expect((await get('MM2D', numero.code)).state).toBe('LOCKED');
  await age(numero, MINUTE_MS);
  await turnUntil(numero, 'DELAYED');
  await age(numero, 23 * 60 * MINUTE_MS);
  await turnDraws(ctx);
  expect((await get('MM2D', numero.code)).state).toBe('DELAYED');
  await age(numero, 60 * MINUTE_MS);
  await turnUntil(numero, 'VOID');
  await finishNumero(ctx, numero.id);
  expect(await standsAt(account)).toBe(FUNDS);
});

test('what was missed in a long rest is called off in one go where nobody has bet', async () => {
  const numero = await openNumero('PK10_1M', '2025-03-15');
  await age(numero, 10 * MINUTE_MS);
  await turnDraws(ctx);
  expect(await get('PK10_1M', numero.code)).toMatchObject({ state: 'VOID', orders: null });
});
