import { verifyDraw } from '@hintha/lottery';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { readBalance } from '../../wallet/index.ts';
import { createSeeds, openSeed } from '../draws/seal-seeds.ts';
import { findSeed } from '../draws/seed-store.ts';
import { turnDraws } from '../draws/watch-draws.ts';
import { closeNow, findNumeros } from '../numeros/numero-store.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { readPlaced } from '../orders/list-orders.ts';
import { finishNumero } from '../settlement/settle-numero.ts';
import type { LotteryOrder, Numero } from '../types.ts';
import { type InstantRequest, placeInstant, takeInstant } from './place-instant.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call } = site;

const GAME = 'E_3D_INSTANT';
const FUNDS = 100_000_000n;

beforeAll(() => createSeeds(ctx, businessDay(new Date())));

/** One of the ten digits of a place always comes. */
const EVERY_DIGIT = { play: 'DWD', selection: '0,1,2,3,4,5,6,7,8,9', unitStake: 20_000n as never };

const requestOf = (accountId: bigint, requestId = randomUUID()): InstantRequest => ({
  accountId,
  game: GAME,
  bets: [EVERY_DIGIT],
  prizeMode: 1900,
  requestId,
});

const numeroOf = async ({ numeroId }: LotteryOrder): Promise<Numero> => {
  const numero = (await findNumeros(db, [numeroId])).get(numeroId);
  if (numero === undefined) throw new Error('no numero');
  return numero;
};

const standsAt = async (account: bigint) => (await readBalance(db, account))?.available;
const codeOf = (thrown: unknown): unknown => (thrown as { code?: unknown }).code;

test('an instant order is drawn and paid before it is answered, on a numero that is called by it', async () => {
  const account = await openFunded(db, FUNDS);
  const order = await placeInstant(ctx, requestOf(account));
  const numero = await numeroOf(order);
  const day = businessDay(numero.opensAt).replaceAll('-', '');
  expect(numero).toMatchObject({ code: `${day}-${order.id}`, state: 'SETTLED', orders: 1, version: 1 });
  expect(numero.finishedAt).not.toBeNull();
  const [placed] = await readPlaced(ctx, account, [order]);
  expect(placed?.bets.map(({ bet: { state, payout } }) => [state, payout])).toEqual([['settled', 190_000n]]);
  expect(await standsAt(account)).toBe(FUNDS - 200_000n + 190_000n);
  await expectProven(db);
});

test('its draw follows from the seed that was committed to and the bets that were fixed', async () => {
  const account = await openFunded(db, FUNDS);
  const { code, entropy, result } = await numeroOf(await placeInstant(ctx, requestOf(account)));
  const seed = await transaction(db, (tx) => findSeed(tx, GAME, businessDay(new Date())));
  const serverSeed = seed && openSeed(ctx, seed);
  expect(entropy).toMatch(new RegExp(`^${code}\\.[0-9a-f]{64}$`, 'u'));
  const claim = { game: GAME, numero: code, entropy: entropy ?? '', rules: 'LF3' };
  const commitment = seed?.commitment ?? '';
  expect(verifyDraw({ ...claim, serverSeed: serverSeed ?? '', commitment, result: result ?? [] })).toEqual(
    result,
  );
});

test('the same request is drawn once, one after the other and at once', async () => {
  const account = await openFunded(db, FUNDS);
  const request = requestOf(account);
  const orders = await Promise.all([placeInstant(ctx, request), placeInstant(ctx, request)]);
  orders.push(await placeInstant(ctx, request));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect(await standsAt(account)).toBe(FUNDS - 10_000n);
  const other = { ...request, bets: [EVERY_DIGIT, EVERY_DIGIT] };
  expect(await placeInstant(ctx, other).catch(codeOf)).toBe('key_reused');
});

test('what a server that went away has taken is drawn and paid by the clockwork', async () => {
  const account = await openFunded(db, FUNDS);
  const order = await takeInstant(ctx, requestOf(account));
  const { id } = await numeroOf(order);
  // Its seconds are over.
  await transaction(db, (tx) => closeNow(tx, id));
  await expect
    .poll(async () => {
      await turnDraws(ctx);
      return (await numeroOf(order)).state;
    })
    .toBe('CONFIRMED');
  await finishNumero(ctx, id);
  expect(await standsAt(account)).toBe(FUNDS - 10_000n);
});

test('it cannot be taken back, and who has too little bets nothing', async () => {
  const account = await openFunded(db, FUNDS);
  const order = await placeInstant(ctx, requestOf(account));
  expect(await cancelOrder(ctx, { accountId: account, orderId: order.id }).catch(codeOf)).toBe(
    'no_longer_open',
  );
  const lacking = await openFunded(db, 100n);
  expect(await placeInstant(ctx, requestOf(lacking)).catch(codeOf)).toBe('insufficient_funds');
  expect(await standsAt(lacking)).toBe(100n);
});

test('on the wire it has no numero to bet on, and its order is answered with the result', async () => {
  const member = await openMember(site, 1_000_000n);
  const lobby = await call('GET', `/lgw/lottery/lobby?gameCode=${GAME}&view=betting`, {
    token: member.token,
  });
  expect(lobby.body.value).toMatchObject({ numero: null, ahead: [], game: { isInstant: true } });
  const bet = { playType: 'DWD', numbers: EVERY_DIGIT.selection, unitStake: '200.00' };
  const body = { gameCode: GAME, bets: [bet], prizeMode: 1900, requestId: randomUUID() };
  const placed = await call('POST', '/lgw/lottery/bets', { token: member.token, body });
  expect(placed.body.value).toMatchObject({
    cancellableUntil: null,
    result: [[expect.stringMatching(/^\d$/), expect.any(String), expect.any(String)]],
    bets: [{ state: 'WON', payout: '1900.00' }],
  });
  const { issue } = placed.body.value as { issue: string };
  const draws = await call('GET', `/lgw/lottery/draws?gameCode=${GAME}`);
  expect(draws.body.value).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ issue, state: 'SETTLED' })]),
  });
  const one = await call('GET', `/lgw/lottery/draws?gameCode=${GAME}&issue=${issue}`);
  expect(one.body.value).toMatchObject({ total: 1, list: [{ issue }] });
  const record = await call('GET', '/wps/records/bets', { token: member.token });
  const [recorded] = (record.body.value as { list: { id: string }[] }).list;
  const opened = await call('GET', `/wps/records/bets/${recorded?.id}`, { token: member.token });
  expect(opened.body.value).toMatchObject({ draw: { gameCode: GAME, issue, rules: expect.any(String) } });
  const onOne = { ...body, issue, requestId: randomUUID() };
  expect((await call('POST', '/lgw/lottery/bets', { token: member.token, body: onOne })).body.code).toBe(
    'not_found',
  );
  const without = { ...body, gameCode: 'MM2D', requestId: randomUUID() };
  expect((await call('POST', '/lgw/lottery/bets', { token: member.token, body: without })).body.code).toBe(
    'not_found',
  );
});
