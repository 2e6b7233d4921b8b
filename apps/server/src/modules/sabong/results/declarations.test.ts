import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { twoPeople } from '../../../../../../tools/console/two-people.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { betOn, getFight, moveTo, openFight, settleBy } from '../../../../../../tools/sabong/test-fights.ts';
import {
  givenDeclaredEarlier,
  givenFightEarlier,
  readActions,
} from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { readBalance } from '../../wallet/index.ts';
import { openBetWriter } from '../bets/bet-writer.ts';
import { beginSettlement, finishFight } from '../settlement/settle-fight.ts';
import type { Fight } from '../types.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const takeBet = openBetWriter(ctx);
const office = testConsole(ctx);
const people = twoPeople(office);

const FUNDS = kyat(100_000);
let first: Colleague;
let second: Colleague;
let third: Colleague;

beforeAll(async () => {
  first = await office.hire('trader1', 'trading');
  second = await office.hire('trader2', 'trading');
  third = await office.hire('trader3', 'trading');
});

const post = async (who: Colleague, { id }: Pick<Fight, 'id'>, call: string, body: object) =>
  (await office.call('POST', `/console/sabong/fights/${id}/${call}`, { token: who.token, body })).body;

const declare = async (who: Colleague, fight: Pick<Fight, 'id'>, result: string, cause?: string) => {
  const { code, value } = await post(who, fight, 'declarations', {
    result,
    ...(cause === undefined ? {} : { cause }),
    reason: 'seen at the ring',
  });
  return code === 'ok' ? (value as { confirmed: boolean }).confirmed : code;
};

/** A fight with a bet on either side whose cocks were let go; the members are the one on meron and the one on wala. */
const fightOn = async (): Promise<{ fight: Fight; members: [bigint, bigint] }> => {
  const fight = await openFight(ctx);
  const [red, blue] = [await openFunded(db, FUNDS), await openFunded(db, FUNDS)];
  await takeBet(betOn(red, fight, 'meron', 1_000));
  await takeBet(betOn(blue, fight, 'wala', 1_000));
  return { fight: await moveTo(ctx, fight, 'FIGHTING'), members: [red, blue] };
};

const resultOf = async ({ id }: Pick<Fight, 'id'>) => {
  const { state, result, version } = await getFight(ctx, id);
  return [state, result, version];
};

const balancesOf = (members: readonly bigint[]) =>
  Promise.all(members.map(async (member) => (await readBalance(db, member))?.available));

test('a result takes two of the staff who say the very same; one who says it twice is one', async () => {
  const { fight } = await fightOn();
  expect(await declare(first, fight, 'meron')).toBe(false);
  expect(await declare(first, fight, 'meron')).toBe(false);
  expect(await resultOf(fight)).toEqual(['FIGHTING', null, 0]);
  expect(await declare(second, fight, 'meron')).toBe(true);
  expect(await resultOf(fight)).toEqual(['RESULT', 'meron', 1]);
  expect((await readActions(db, `fight:MANDALAY/20261127/${fight.number}`)).length).toBeGreaterThan(2);
});

test('a declaration counts with another one for a minute', async () => {
  const { fight } = await fightOn();
  await declare(first, fight, 'wala');
  await givenDeclaredEarlier(db, fight.id, 61_000);
  expect(await declare(second, fight, 'wala')).toBe(false);
  await givenDeclaredEarlier(db, fight.id, -1_000);
  expect(await declare(third, fight, 'wala')).toBe(true);
});

test('while two say different results none counts, until one of them says something else', async () => {
  const { fight } = await fightOn();
  await declare(first, fight, 'meron');
  expect(await declare(second, fight, 'wala')).toBe(false);
  expect(await declare(third, fight, 'meron')).toBe(false);
  expect(await resultOf(fight)).toEqual(['FIGHTING', null, 0]);
  expect(await declare(second, fight, 'meron')).toBe(true);
});

test('two who declare at once make one result', async () => {
  const { fight } = await fightOn();
  const confirmed = await Promise.all([
    declare(first, fight, 'meron'),
    declare(second, fight, 'meron'),
    declare(third, fight, 'meron'),
  ]);
  expect(confirmed.filter((one) => one === true).length).toBeGreaterThanOrEqual(1);
  expect(await resultOf(fight)).toEqual(['RESULT', 'meron', 1]);
});

test('before anything is paid two who agree put another result in its place, and afterwards nobody does', async () => {
  const { fight, members } = await fightOn();
  await declare(first, fight, 'meron');
  await declare(second, fight, 'meron');
  expect(await declare(first, fight, 'wala')).toBe(false);
  expect(await resultOf(fight)).toEqual(['RESULT', 'meron', 1]);
  expect(await declare(third, fight, 'wala')).toBe(true);
  expect(await resultOf(fight)).toEqual(['RESULT', 'wala', 2]);
  await declare(first, fight, 'draw');
  await declare(second, fight, 'draw');
  expect(await resultOf(fight)).toEqual(['RESULT', 'draw', 3]);
  const { id } = await settleNow(fight);
  expect(await balancesOf(members)).toEqual([FUNDS, FUNDS]);
  expect(await declare(first, { id }, 'meron')).toBe('fight_not_ready');
  await expectProven(db);
});

const settleNow = async ({ id }: Pick<Fight, 'id'>): Promise<Fight> => {
  await beginSettlement(db, id);
  await finishFight(ctx, id);
  return getFight(ctx, id);
};

test('two who declare that a fight does not count cancel it, also over a result, when they name the same cause', async () => {
  const { fight, members } = await fightOn();
  await declare(first, fight, 'meron');
  await declare(second, fight, 'meron');
  expect(await declare(first, fight, 'cancelled')).toBe('bad_request');
  expect(await declare(first, fight, 'meron', 'UNFIT')).toBe('bad_request');
  await declare(first, fight, 'cancelled', 'STREAM_LOST');
  expect(await declare(second, fight, 'cancelled', 'OPERATOR_ERROR')).toBe(false);
  expect(await declare(second, fight, 'cancelled', 'STREAM_LOST')).toBe(true);
  await finishFight(ctx, fight.id);
  expect(await getFight(ctx, fight.id)).toMatchObject({ state: 'CANCELLED', cancelReason: 'STREAM_LOST' });
  expect(await balancesOf(members)).toEqual([FUNDS, FUNDS]);
  await expectProven(db);
});

test('one of the staff moves a fight on and cancels it before its cocks are let go; afterwards it takes two', async () => {
  const fight = await openFight(ctx);
  const member = await openFunded(db, FUNDS);
  await takeBet(betOn(member, fight, 'meron', 1_000));
  const cancel = { cause: 'NO_SHOW', reason: 'nobody came with blue' };
  expect((await post(first, fight, 'move', { to: 'LAST_CALL', reason: 'as planned' })).code).toBe('ok');
  expect((await post(first, fight, 'cancel', cancel)).code).toBe('ok');
  expect((await post(first, fight, 'cancel', cancel)).code).toBe('fight_not_ready');
  expect((await post(first, fight, 'move', { to: 'OPEN', reason: 'another try' })).code).toBe(
    'fight_not_ready',
  );
  await finishFight(ctx, fight.id);
  expect(await balancesOf([member])).toEqual([FUNDS]);

  const { fight: fought, members } = await fightOn();
  expect((await post(first, fought, 'cancel', cancel)).code).toBe('fight_not_ready');
  const proposal = { cause: 'STREAM_LOST', reason: 'nothing was seen', requestId: crypto.randomUUID() };
  const proposed = { proposed: (await post(first, fought, 'void', proposal)).value };
  expect(await people.approve(proposed, first)).toBe('own_proposal');
  expect(await people.approve(proposed, second)).toBe('ok');
  await finishFight(ctx, fought.id);
  expect(await balancesOf(members)).toEqual([FUNDS, FUNDS]);
  await expectProven(db);
});

test('a settled fight is corrected by two within half an hour, with what it moves to be seen before', async () => {
  const { fight, members } = await fightOn();
  const result = 'wala';
  const requestId = crypto.randomUUID();
  const correction = { result, reason: 'the referee was misheard', requestId };
  expect((await post(first, fight, 'resettlement', correction)).code).toBe('fight_not_ready');
  await settleBy(ctx, fight, 'meron');
  expect(await balancesOf(members)).toEqual([FUNDS + kyat(900), FUNDS - kyat(1_000)]);
  const preview = await post(first, fight, 'resettlement/preview', { result });
  expect(preview.value).toMatchObject({ bets: 2, paid: '1900.00', takenBack: '1900.00', memberCount: 2 });
  expect((await post(first, fight, 'resettlement/preview', { result: 'meron' })).code).toBe('bad_request');
  const proposed = { proposed: (await post(first, fight, 'resettlement', correction)).value };
  expect(await people.approve(proposed, first)).toBe('own_proposal');
  expect(await people.approve(proposed, second)).toBe('ok');
  await finishFight(ctx, fight.id);
  expect(await balancesOf(members)).toEqual([FUNDS - kyat(1_000), FUNDS + kyat(900)]);
  await givenFightEarlier(db, fight.id, 31 * 60_000);
  const late = { result: 'draw', reason: 'once more, too late', requestId: crypto.randomUUID() };
  expect((await post(first, fight, 'resettlement', late)).code).toBe('fight_not_ready');
  await expectProven(db);
});

test('a side that the staff has closed takes no bets until it is opened again', async () => {
  const fight = await openFight(ctx);
  const member = await openFunded(db, FUNDS);
  const on = (pick: 'draw' | 'meron') =>
    takeBet(betOn(member, fight, pick, 1_000)).then(
      () => 'done',
      (thrown: { code: string }) => thrown.code,
    );
  const body = { pick: 'draw', reason: 'too many of them' };
  expect((await post(first, fight, 'blocks', body)).code).toBe('ok');
  expect((await post(second, fight, 'blocks', body)).code).toBe('restriction_present');
  expect([await on('draw'), await on('meron')]).toEqual(['market_closed', 'done']);
  const url = `/console/sabong/fights/${fight.id}/blocks/draw`;
  const lift = async () =>
    (await office.call('DELETE', url, { token: first.token, body: { reason: 'enough room again' } })).body
      .code;
  expect([await lift(), await lift()]).toEqual(['ok', 'not_found']);
  expect(await on('draw')).toBe('done');
});

test('who has no part in the fights is told so', async () => {
  const { fight } = await fightOn();
  const support = await office.hire('helper1', 'support');
  const auditor = await office.hire('auditor1', 'auditor');
  expect(await declare(support, fight, 'meron')).toBe('role_needed');
  expect(await declare(auditor, fight, 'meron')).toBe('role_needed');
  const read = await office.call('GET', `/console/sabong/fights/${fight.id}`, { token: auditor.token });
  expect(read.body.value).toMatchObject({
    state: 'FIGHTING',
    sides: { meron: { stake: '1000.00', dividend: '1.9000', liability: '0.00' } },
    declarations: [],
  });
  expect((await office.call('GET', '/console/sabong/fights', { token: support.token })).body.code).toBe(
    'role_needed',
  );
});
