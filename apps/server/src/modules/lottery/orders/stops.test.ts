import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { openNumero, orderOn, outcomeOf } from '../../../../../../tools/lottery/test-numeros.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { givenSiteShut } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { limitStake, restrictAccount } from '../../protection/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { createChase } from '../chase/create-chase.ts';
import { listGames } from '../list-games.ts';
import { setPrizeMode } from '../prize-modes/read-modes.ts';
import type { Numero } from '../types.ts';
import { openOrderWriter } from './order-writer.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call } = site;
const takeOrder = openOrderWriter(ctx);
const office = testConsole(ctx);

const FUNDS = kyat(100_000);
const HOUR_MS = 3_600_000;

const openTwoDigits = (): Promise<Numero> => openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });

const chaseOn = (accountId: bigint, { game, code }: Numero) => {
  const { prizeMode, requestId } = orderOn(accountId, { game, code });
  const items = [{ numero: code, multiple: 1 }];
  return {
    accountId,
    game,
    play: '2D',
    selection: '36',
    unitStake: kyat(500),
    prizeMode,
    requestId,
    items,
    stopOnWin: true,
  };
};

test('a member whose bets are stopped bets on no lottery and begins no chase', async () => {
  const member = await openMember(site, FUNDS);
  const numero = await openTwoDigits();
  await transaction(db, (tx) =>
    restrictAccount(ctx, tx, {
      accountId: member.id,
      kind: 'BETTING',
      reason: 'OWN_WISH',
      note: 'as asked',
      setBy: 'system',
      until: null,
    }),
  );
  const placed = takeOrder(orderOn(member.id, numero, ['2D', '36', 500]));
  expect(await outcomeOf(placed)).toBe('betting_stopped');
  expect(await outcomeOf(createChase(ctx, chaseOn(member.id, numero)))).toBe('betting_stopped');
  expect(await readBalance(db, member.id)).toMatchObject({ available: FUNDS, held: 0n });
});

test('no bet of a member is larger than what is set for them', async () => {
  const member = await openMember(site, FUNDS);
  const numero = await openTwoDigits();
  await transaction(db, (tx) => limitStake(tx, member.name, kyat(400)));
  const on = (unit: number) => outcomeOf(takeOrder(orderOn(member.id, numero, ['2D', '36', unit])));
  expect(await on(500)).toBe('amount_out_of_range');
  expect(await on(400)).toBe('done');
});

test('while the vendor of a lottery rests nobody bets on it, and afterwards again', async () => {
  await listGames(ctx);
  const member = await openMember(site, FUNDS);
  const numero = await openTwoDigits();
  const { token } = await office.hire('trader1', 'trading');
  const switchTo = (maintenance: boolean) =>
    office.call('PUT', '/console/vendors/TCG_SEA', { token, body: { maintenance, reason: 'a test of it' } });
  const on = (game: Numero, play: string, pick: string) =>
    outcomeOf(takeOrder(orderOn(member.id, game, [play, pick, 500])));
  await switchTo(true);
  expect(await on(numero, '2D', '36')).toBe('game_unavailable');
  expect(await outcomeOf(createChase(ctx, chaseOn(member.id, numero)))).toBe('game_unavailable');
  await switchTo(false);
  expect(await on(numero, '2D', '36')).toBe('done');
});

test('while the site is shut nobody bets', async () => {
  const member = await openMember(site, FUNDS);
  const numero = await openTwoDigits();
  const body = {
    gameCode: 'MM2D',
    issue: numero.code,
    bets: [{ playType: '2D', numbers: '36', unitStake: '500.00' }],
    prizeMode: 1700,
    requestId: orderOn(member.id, numero).requestId,
  };
  const bet = async () => (await call('POST', '/lgw/lottery/bets', { token: member.token, body })).body.code;
  await givenSiteShut(db, true);
  expect(await bet()).toBe('maintenance');
  await givenSiteShut(db, false);
  expect(await bet()).toBe('ok');
});

test('a member plays at most at the mode that is set for them, and a game at most at its own', async () => {
  const member = await openMember(site, FUNDS);
  const numero = await openTwoDigits();
  const modesOf = async (game: string) => {
    const lobby = await call('GET', `/lgw/lottery/lobby?gameCode=${game}`, { token: member.token });
    return (lobby.body.value as { modes: object }).modes;
  };
  const at = (prizeMode: number) =>
    outcomeOf(takeOrder({ ...orderOn(member.id, numero, ['2D', '36', 500]), prizeMode }));
  expect(await modesOf('MM2D')).toEqual({ least: 1700, most: 1800, own: 1900 });
  expect(await at(1802)).toBe('bad_request');
  expect(await at(1800)).toBe('done');
  await setPrizeMode(db, { accountId: member.id, family: 'SEA', mode: 1750 });
  expect(await modesOf('MM2D')).toEqual({ least: 1700, most: 1750, own: 1750 });
  expect(await modesOf('SSC_1M')).toEqual({ least: 1700, most: 1900, own: 1900 });
  expect(await at(1752)).toBe('bad_request');
  for (const mode of [1982, 1698, 1751])
    expect(await outcomeOf(setPrizeMode(db, { accountId: member.id, family: 'SEA', mode }))).toBe(
      'bad_request',
    );
});
