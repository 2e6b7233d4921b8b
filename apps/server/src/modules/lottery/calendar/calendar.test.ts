import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { countUnlockedNumeros, givenOpened } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { addDays } from '../../bets/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { lotteryGame } from '../games.ts';
import { listGames } from '../list-games.ts';
import { takeInstant } from '../instant/place-instant.ts';
import { createNumeros } from '../numeros/create-numeros.ts';
import { findNumero } from '../numeros/numero-store.ts';
import { codeDay, planNumeros } from '../numeros/plan-numeros.ts';
import { readGames } from '../numeros/read-games.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { finishNumero } from '../settlement/settle-numero.ts';
import { applyCalendar } from './apply-calendar.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const takeOrder = openOrderWriter(ctx);
const { call, hire } = testConsole(ctx);

const FUNDS = kyat(100_000);
const today = businessDay(new Date());

/** The first days from the day after tomorrow on that a lottery draws. */
const drawDays = (code: string, count: number): string[] => {
  const game = lotteryGame(code);
  const days = Array.from({ length: 40 }, (_, ahead) => addDays(today, ahead + 2));
  return days.filter((day) => game && planNumeros(game, day).length > 0).slice(0, count);
};

let first: Colleague;
let second: Colleague;
let auditor: Colleague;
beforeAll(async () => {
  // Sessions go by the test's clock, draws by the database's.
  clock.advance(Date.now() - clock.now().getTime());
  first = await hire('trader1', 'trading');
  second = await hire('trader2', 'trading');
  auditor = await hire('auditor1', 'auditor');
  await listGames(ctx);
  await createNumeros(ctx);
});

const send = async (who: Colleague, path: string, body?: object) =>
  (
    await call(body ? 'POST' : 'GET', `/console/lottery/calendars${path}`, {
      token: who.token,
      ...(body && { body }),
    })
  ).body;

const change = (what: object, who = first) =>
  send(who, '', { change: what, reason: 'for a test', requestId: randomUUID() });

const preview = async (what: object) => (await send(first, '/preview', { change: what })).value;

const calendarOf = async (code: string) => {
  const { value } = await send(auditor, '');
  return (value as { gameCode: string; days: { id: string; day: string }[] }[]).find(
    ({ gameCode }) => gameCode === code,
  );
};

interface Proposed {
  readonly id: string;
  readonly payloadHash: string;
}

const approve = async (who: Colleague, { id, payloadHash }: Proposed) =>
  (await call('POST', `/console/approvals/${id}/approve`, { token: who.token, body: { payloadHash } })).body
    .code;

const stateOf = async (game: string, day: string, suffix = '') => {
  const numero = await findNumero(db, game, `${codeDay(day)}${suffix}`);
  return numero && { state: numero.state, reason: numero.voidReason, drawsAt: numero.drawsAt.toISOString() };
};

const bet = (accountId: bigint, game: string, day: string, [play, selection]: readonly [string, string]) =>
  takeOrder({
    accountId,
    game,
    numero: codeDay(day),
    bets: [{ play, selection, unitStake: kyat(100) }],
    prizeMode: 1800,
    requestId: randomUUID(),
  });

test('a holiday without bets is made at once, calls its draws off, and is taken back with them', async () => {
  const [day = ''] = drawDays('MM2D', 1);
  const what = { kind: 'CLOSE', games: ['MM2D', 'VN_MB'], days: [day] };
  expect(await preview(what)).toMatchObject({ created: 0, moved: 0, voided: 3, bets: 0, stake: '0.00' });
  expect((await stateOf('MM2D', day, '-01'))?.state).toBe('SCHEDULED');
  expect((await change(what, auditor)).code).toBe('role_needed');
  expect((await change(what)).value).toEqual({ done: true, proposed: null });
  expect((await change(what)).code).toBe('calendar_day_taken');
  await applyCalendar(ctx, [{ game: 'MM2D', days: [day] }]);
  await createNumeros(ctx);
  for (const suffix of ['-01', '-02'])
    expect(await stateOf('MM2D', day, suffix)).toMatchObject({ state: 'VOID', reason: 'CLOSED' });
  expect(await stateOf('VN_MB', day)).toMatchObject({ state: 'VOID', reason: 'CLOSED' });

  const [{ id } = { id: '' }] = (await calendarOf('MM2D'))?.days ?? [];
  expect(await preview({ kind: 'LIFT', id })).toMatchObject({ created: 2, voided: 0 });
  expect((await change({ kind: 'LIFT', id })).value).toMatchObject({ done: true });
  await applyCalendar(ctx, [{ game: 'MM2D', days: [day] }]);
  expect(await stateOf('MM2D', day, '-01')).toMatchObject({ state: 'SCHEDULED', reason: null });
  expect((await calendarOf('MM2D'))?.days).toEqual([]);
  expect((await change({ kind: 'LIFT', id })).code).toBe('not_found');
});

test('a holiday with bets takes two, and every stake comes back', async () => {
  const account = await openFunded(db, FUNDS);
  const day = addDays(today, 1);
  await bet(account, 'PL3', day, ['S3_ZX', '1|2|3']);
  const what = { kind: 'CLOSE', games: ['PL3'], days: [day] };
  expect(await preview(what)).toMatchObject({
    voided: 1,
    bets: 1,
    stake: '100.00',
    draws: [{ issue: codeDay(day), effect: 'VOIDED', bets: 1, after: null }],
  });
  const { value } = await change(what);
  const { done, proposed } = value as { done: boolean; proposed: Proposed };
  expect(done).toBe(false);
  expect((await calendarOf('PL3'))?.days).toEqual([]);
  expect(await approve(first, proposed)).toBe('own_proposal');
  expect(await approve(second, proposed)).toBe('ok');
  await applyCalendar(ctx, [{ game: 'PL3', days: [day] }]);
  const numero = await findNumero(db, 'PL3', codeDay(day));
  expect(numero).toMatchObject({ state: 'VOID', voidReason: 'CLOSED', finishedAt: null });
  await finishNumero(ctx, numero?.id ?? 0n);
  expect((await readBalance(db, account))?.available).toBe(FUNDS);
  // What was given back stays so when the holiday is taken back.
  const [{ id } = { id: '' }] = (await calendarOf('PL3'))?.days ?? [];
  expect(await preview({ kind: 'LIFT', id })).toMatchObject({ created: 0 });
  await expectProven(db);
});

test('a draw that is moved keeps its code and its bets, and is drawn on the other day', async () => {
  const [from = ''] = drawDays('LHC_HK', 1);
  const toDay = addDays(from, 1);
  await givenOpened(db, 'LHC_HK');
  await bet(await openFunded(db, FUNDS), 'LHC_HK', from, ['TM', '7']);
  const before = await stateOf('LHC_HK', from);
  const what = { kind: 'MOVE', game: 'LHC_HK', day: from, toDay };
  expect(await preview(what)).toMatchObject({ moved: 1, voided: 0, bets: 1 });
  const { value } = await change(what);
  expect(await approve(second, (value as { proposed: Proposed }).proposed)).toBe('ok');
  await applyCalendar(ctx, [{ game: 'LHC_HK', days: [from] }]);
  expect(await stateOf('LHC_HK', from)).toEqual({
    state: 'SCHEDULED',
    reason: null,
    drawsAt: before?.drawsAt.replace(from, toDay),
  });
  const listed = await call(
    'GET',
    '/console/lottery/numeros?gameCode=LHC_HK&state=SCHEDULED&to=4000000000000',
    {
      token: auditor.token,
    },
  );
  expect((listed.body.value as { list: object[] }).list).toContainEqual(
    expect.objectContaining({ issue: codeDay(from), movedTo: toDay }),
  );
  // On the other day it has no draw of its own that could be moved.
  expect((await change({ ...what, day: toDay, toDay: from })).code).toBe('bad_request');
});

test('a draw is not moved onto a day that has one, nor a draw of every minute at all', async () => {
  const [day = '', other = ''] = drawDays('FC3D', 2);
  expect((await change({ kind: 'MOVE', game: 'FC3D', day, toDay: other })).code).toBe('calendar_day_taken');
  expect((await change({ kind: 'MOVE', game: 'E_SSC', day, toDay: other })).code).toBe('bad_request');
  expect((await change({ kind: 'CLOSE', games: ['NO_SUCH'], days: [day] })).code).toBe('not_found');
});

test('a lottery that is turned off is in no menu and takes no bets, and comes back as it was', async () => {
  const isListed = async () =>
    (await readGames(db)).some(({ games }) => games.some(({ game }) => game.code === 'LHC_5M'));
  const unlocked = () => countUnlockedNumeros(db, 'LHC_5M');
  const before = await unlocked();
  expect(before).toBeGreaterThan(2_000);
  expect((await change({ kind: 'ON', games: ['LHC_5M'] })).code).toBe('bad_request');
  const off = await preview({ kind: 'OFF', games: ['LHC_5M'] });
  expect(off).toMatchObject({ created: 0, bets: 0 });
  expect((await change({ kind: 'OFF', games: ['LHC_5M'] })).value).toMatchObject({ done: true });
  expect(await isListed()).toBe(false);
  await applyCalendar(ctx, [{ game: 'LHC_5M', days: null }]);
  expect(await unlocked()).toBe(0);
  expect(await createNumeros(ctx)).toBe(0);
  expect((await change({ kind: 'ON', games: ['LHC_5M'] })).value).toMatchObject({ done: true });
  await applyCalendar(ctx, [{ game: 'LHC_5M', days: null }]);
  expect(await isListed()).toBe(true);
  expect(await unlocked()).toBeGreaterThan(before - 10);
});

test('a lottery that is drawn for each order is turned off without a draw that changes, and takes no order', async () => {
  const what = { kind: 'OFF', games: ['E_3D_INSTANT'] };
  expect(await preview(what)).toMatchObject({ created: 0, moved: 0, voided: 0 });
  const order = async () =>
    takeInstant(ctx, {
      accountId: await openFunded(db, FUNDS),
      game: 'E_3D_INSTANT',
      bets: [{ play: 'S3_ZX', selection: '1|2|3', unitStake: kyat(200) }],
      prizeMode: 1800,
      requestId: randomUUID(),
    });
  expect((await order()).id).toBeGreaterThan(0n);
  expect((await change(what)).value).toMatchObject({ done: true });
  await expect(order()).rejects.toMatchObject({ code: 'game_unavailable' });
});
