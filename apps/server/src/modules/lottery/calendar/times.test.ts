import { LANGUAGES } from '@hintha/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenOpened, givenOpenNumero } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { addDays } from '../../bets/index.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { listLastSeeded } from '../draws/seed-store.ts';
import { lotteryGame } from '../games.ts';
import { listGames } from '../list-games.ts';
import { createNumeros } from '../numeros/create-numeros.ts';
import { findNumero } from '../numeros/numero-store.ts';
import { codeDay, planNumeros } from '../numeros/plan-numeros.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { lotterySettings } from '../settings.ts';
import { finishNumero } from '../settlement/settle-numero.ts';
import { applyCalendar } from './apply-calendar.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const takeOrder = openOrderWriter(ctx);
const { call, hire } = testConsole(ctx);

const FUNDS = kyat(100_000);
const today = businessDay(new Date());

let first: Colleague;
let second: Colleague;
beforeAll(async () => {
  // Sessions go by the test's clock, draws by the database's.
  clock.advance(Date.now() - clock.now().getTime());
  first = await hire('trader1', 'trading');
  second = await hire('trader2', 'trading');
  await listGames(ctx);
  await createNumeros(ctx);
});

interface Answer {
  readonly code: string;
  readonly message: string;
  readonly value: never;
}

const send = async (path: string, body: object, headers = {}): Promise<Answer> => {
  const answer = await call('POST', `/console/lottery/calendars${path}`, {
    token: first.token,
    body,
    headers,
  });
  return answer.body as unknown as Answer;
};

const change = (what: object) => send('', { change: what, reason: 'for a test', requestId: randomUUID() });

const preview = async (what: object) => (await send('/preview', { change: what })).value;

interface Shown {
  readonly gameCode: string;
  readonly changeableFrom: string | null;
  readonly schedule: object;
  readonly times: { id: string; fromDay: string }[];
}

const calendarOf = async (code: string): Promise<Shown> => {
  const { body } = await call('GET', '/console/lottery/calendars', { token: first.token });
  const found = (body.value as Shown[]).find(({ gameCode }) => gameCode === code);
  if (found === undefined) throw new Error(code);
  return found;
};

interface Proposed {
  readonly id: string;
  readonly payloadHash: string;
}

const approve = async ({ token }: Colleague, value: unknown) => {
  const { id, payloadHash } = (value as { proposed: Proposed }).proposed;
  return (await call('POST', `/console/approvals/${id}/approve`, { token, body: { payloadHash } })).body.code;
};

/** The first days from the day after tomorrow on that a lottery draws, as the calendar begins. */
const drawDays = (code: string, count: number): string[] => {
  const game = lotteryGame(code);
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead + 2));
  return days.filter((day) => game && planNumeros(game, day).length > 0).slice(0, count);
};

/** The numero as it stands, with its times of the day by the clock of its zone. */
const numeroOn = async (game: string, day: string, suffix = '') => {
  const numero = await findNumero(db, game, `${codeDay(day)}${suffix}`);
  const schedule = lotteryGame(game)?.schedule;
  if (numero === undefined || schedule?.kind !== 'days') return undefined;
  const clockOf = (at: Date) => new Date(at.getTime() + schedule.zone * 60_000).toISOString().slice(11, 16);
  return [numero.state, clockOf(numero.locksAt), clockOf(numero.drawsAt)];
};

const days = (...draws: (readonly [suffix: string | null, drawsAt: number, lockMinutes: number])[]) => ({
  kind: 'days',
  draws: draws.map(([suffix, drawsAt, lockMinutes]) => ({ suffix, drawsAt, lockMinutes })),
});

const NOON = 12 * 60;

test('draws without bets are timed anew at once from a day on, and again as before when it is taken back', async () => {
  const [before = '', fromDay = '', after = ''] = drawDays('VN_MB', 3);
  const what = { kind: 'TIMES', game: 'VN_MB', fromDay, times: days(['', NOON, 20]) };
  const seen = await preview(what);
  expect(seen).toMatchObject({ created: 0, moved: 0, voided: 0, bets: 0, times: { fromDay } });
  expect((seen as { retimed: number }).retimed).toBeGreaterThan(1);
  expect((await change(what)).value).toEqual({ done: true, proposed: null });
  await applyCalendar(ctx, [{ game: 'VN_MB', days: null, from: fromDay }]);
  await createNumeros(ctx);
  expect(await numeroOn('VN_MB', before)).toEqual(['SCHEDULED', '18:10', '18:15']);
  for (const day of [fromDay, after])
    expect(await numeroOn('VN_MB', day)).toEqual(['SCHEDULED', '11:40', '12:00']);
  const shown = await calendarOf('VN_MB');
  expect(shown.times).toMatchObject([{ fromDay, schedule: { draws: [{ drawsAt: NOON, locksAt: 700 }] } }]);
  expect((await change(what)).code).toBe('calendar_day_taken');

  const lift = { kind: 'LIFT_TIMES', id: shown.times[0]?.id };
  expect(await preview(lift)).toMatchObject({ times: { fromDay, after: { draws: [{ drawsAt: 1095 }] } } });
  expect((await change(lift)).value).toMatchObject({ done: true });
  await applyCalendar(ctx, [{ game: 'VN_MB', days: null, from: fromDay }]);
  expect(await numeroOn('VN_MB', fromDay)).toEqual(['SCHEDULED', '18:10', '18:15']);
  expect((await change(lift)).code).toBe('not_found');
});

test('where there are bets it takes two: a draw keeps its code and bets at its new time, one that goes gives stakes back', async () => {
  const [fromDay = ''] = drawDays('MM2D', 1);
  await givenOpened(db, 'MM2D');
  const [kept, refunded] = [await openFunded(db, FUNDS), await openFunded(db, FUNDS)];
  const bet = (accountId: bigint, suffix: string) =>
    takeOrder({
      accountId,
      game: 'MM2D',
      numero: `${codeDay(fromDay)}${suffix}`,
      bets: [{ play: '2D', selection: '36', unitStake: kyat(100) }],
      prizeMode: 1800,
      requestId: randomUUID(),
    });
  await bet(kept, '-01');
  await bet(refunded, '-02');
  const times = days([null, 11 * 60, 10], ['-01', 12 * 60 + 5, 5]);
  const what = { kind: 'TIMES', game: 'MM2D', fromDay, times };
  const { value } = await change(what);
  expect(value).toMatchObject({ done: false });
  expect((await calendarOf('MM2D')).times).toEqual([]);
  expect(await approve(first, value)).toBe('own_proposal');
  expect(await approve(second, value)).toBe('ok');
  await applyCalendar(ctx, [{ game: 'MM2D', days: null, from: fromDay }]);
  expect(await numeroOn('MM2D', fromDay, '-01')).toEqual(['SCHEDULED', '12:00', '12:05']);
  expect(await numeroOn('MM2D', fromDay, '-03')).toEqual(['SCHEDULED', '10:50', '11:00']);
  const gone = await findNumero(db, 'MM2D', `${codeDay(fromDay)}-02`);
  expect(gone).toMatchObject({ state: 'VOID', voidReason: 'CLOSED' });
  await finishNumero(ctx, gone?.id ?? 0n);
  expect((await readBalance(db, refunded))?.available).toBe(FUNDS);
  expect((await readBalance(db, kept))?.available).toBe(FUNDS - kyat(100));
  await expectProven(db);
});

test.each([
  ['calendar_times_wrong', days()],
  ['calendar_times_wrong', days(['', NOON, 0])],
  ['calendar_times_wrong', days(['', 30, 31])],
  ['calendar_times_wrong', days(['', 24 * 60, 10])],
  ['calendar_times_wrong', days(['', NOON, 10], [null, NOON, 5])],
  ['calendar_times_wrong', days(['', NOON, 10], ['', NOON + 60, 5])],
  ['calendar_times_wrong', days(['-07', NOON, 10])],
  ['calendar_times_same', days(['', 18 * 60 + 15, 5])],
  ['bad_request', { kind: 'interval', seconds: 60, lockSeconds: 5 }],
])('of draws of a day that cannot be it is said what is wrong: %s, %j', async (code, times) => {
  const [fromDay = ''] = drawDays('VN_MB', 1);
  expect((await change({ kind: 'TIMES', game: 'VN_MB', fromDay, times })).code).toBe(code);
});

test.each([
  [7, 5],
  [20, 5],
  [70, 5],
  [7200, 5],
  [60, 60],
  [60, 0],
])('an interval of %i seconds with a lock of %i cannot be', async (seconds, lockSeconds) => {
  const { changeableFrom: fromDay } = await calendarOf('SSC_1M');
  const times = { kind: 'interval', seconds, lockSeconds };
  expect((await change({ kind: 'TIMES', game: 'SSC_1M', fromDay, times })).code).toBe(
    'calendar_interval_wrong',
  );
});

test('what is wrong is said in the language of the caller', async () => {
  const what = { kind: 'TIMES', game: 'VN_MB', fromDay: addDays(today, 3), times: days() };
  const messages = await Promise.all(
    LANGUAGES.map(async (language) => (await send('/preview', { change: what }, { language })).message),
  );
  expect(new Set(messages).size).toBe(LANGUAGES.length);
  expect(LANGUAGES).toHaveLength(8);
});

test('a draw is not given a lock that has passed, nor other times on a day that is over', async () => {
  if ((await findNumero(db, 'VN_MB', codeDay(today)))?.state !== 'SCHEDULED')
    await givenOpenNumero(db, 'VN_MB', codeDay(today), 30);
  const times = days(['', 1, 1]);
  const what = { kind: 'TIMES', game: 'VN_MB', fromDay: today, times };
  expect((await change(what)).code).toBe('calendar_times_late');
  expect((await change({ ...what, fromDay: addDays(today, -1) })).code).toBe('calendar_day_committed');
  const instant = { ...what, game: 'E_3D_INSTANT', fromDay: addDays(today, 3) };
  expect((await change(instant)).code).toBe('bad_request');
});

test('what the operator draws stays as it was published: other times count from the first day without a commitment', async () => {
  const committed = (await listLastSeeded(db)).get('E_LHC') ?? '';
  const { changeableFrom: fromDay } = await calendarOf('E_LHC');
  expect(fromDay).toBe(addDays(committed, 1));
  const times = { kind: 'interval', seconds: 240, lockSeconds: 20 };
  const what = { kind: 'TIMES', game: 'E_LHC', fromDay, times };
  expect((await change({ ...what, fromDay: committed })).code).toBe('calendar_day_committed');
  const last = () => findNumero(db, 'E_LHC', `${codeDay(committed)}-0720`);
  const published = await last();
  expect(published?.state).toBe('SCHEDULED');
  expect(await preview(what)).toMatchObject({
    created: 0,
    retimed: 0,
    voided: 0,
    times: { fromDay, before: { seconds: 120 }, after: times },
  });
  expect((await change(what)).value).toMatchObject({ done: true });
  const shown = await calendarOf('E_LHC');
  expect(shown).toMatchObject({ schedule: { seconds: 120 }, times: [{ fromDay }] });

  // The day comes near: it is committed to, and written down by its new times.
  await setSettings(db, lotterySettings, { calendarDays: 8 });
  await createNumeros(ctx);
  expect(await last()).toEqual(published);
  const code = (number: string) => `${codeDay(fromDay ?? '')}-${number}`;
  expect(await findNumero(db, 'E_LHC', code('0361'))).toBeUndefined();
  const opening = await findNumero(db, 'E_LHC', code('0001'));
  expect(opening?.opensAt).toEqual(published?.locksAt);
  expect(opening?.drawsAt.getTime()).toBe((published?.drawsAt.getTime() ?? 0) + 240_000);
  const lift = { kind: 'LIFT_TIMES', id: shown.times[0]?.id };
  expect((await change(lift)).code).toBe('calendar_day_committed');
});

test('a day on which the draws of another are held is not opened again beside them', async () => {
  const [day = '', other = ''] = drawDays('FC3D', 2);
  const idOf = async (of: string) => {
    const { days: changed } = (await calendarOf('FC3D')) as Shown & { days: { id: string; day: string }[] };
    return changed.find((one) => one.day === of)?.id ?? '';
  };
  expect((await change({ kind: 'CLOSE', games: ['FC3D'], days: [other] })).code).toBe('ok');
  expect((await change({ kind: 'MOVE', game: 'FC3D', day, toDay: other })).code).toBe('ok');
  expect((await change({ kind: 'LIFT', id: await idOf(other) })).code).toBe('calendar_day_taken');
  expect((await change({ kind: 'LIFT', id: await idOf(day) })).code).toBe('ok');
  expect((await change({ kind: 'LIFT', id: await idOf(other) })).code).toBe('ok');
});
