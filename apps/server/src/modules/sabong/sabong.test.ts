import type { sabong } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openMember } from '../../../../../tools/payments/members.ts';
import { kyat } from '../../../../../tools/payments/test-deposits.ts';
import {
  announceFight,
  ARENA,
  getFight,
  moveTo,
  openFight,
  settleBy,
} from '../../../../../tools/sabong/test-fights.ts';
import { givenSiteShut } from '../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { updateArena } from './arenas/arena-store.ts';
import { listGames } from './arenas/list-arena-games.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call } = site;

const FUNDS = kyat(100_000);

interface Asked {
  readonly pick: string;
  readonly stake: unknown;
  readonly requestId?: string;
}

const bet = async (token: string, fightId: bigint | string, asked: Asked) => {
  const body = { fightId: String(fightId), requestId: randomUUID(), ...asked };
  return (await call('POST', '/lgw/sabong/bets', { token, body })).body;
};

const read = async <Value>(url: string, token?: string): Promise<Value> =>
  (await call('GET', url, token === undefined ? {} : { token })).body.value;

test('SPORTS-003 a visitor sees arenas, the card of the day and what each side would be paid', async () => {
  const fight = await openFight(ctx);
  await announceFight(ctx);
  const member = await openMember(site, FUNDS);
  await bet(member.token, fight.id, { pick: 'meron', stake: '600.00' });
  await bet(member.token, fight.id, { pick: 'wala', stake: '500.00' });
  const { arenas, limits } = await read<{ arenas: sabong.ArenaView[]; limits: sabong.SabongLimits }>(
    '/lgw/sabong/arenas?language=my',
  );
  expect(limits).toMatchObject({ least: '500.00', most: '2000000.00', mostOnDraw: '100000.00' });
  expect(arenas).toMatchObject([{ code: ARENA, name: 'မန္တလေး ကြက်ပွဲကွင်း', current: { id: String(fight.id) } }]);
  const card = await read<{ fights: sabong.FightView[] }>(`/lgw/sabong/arenas/${ARENA}`);
  expect(card.fights).toMatchObject([
    {
      state: 'OPEN',
      pools: {
        meron: { stake: '600.00', bets: 1 },
        wala: { stake: '500.00', bets: 1 },
        draw: { stake: '0.00' },
      },
      dividends: { meron: '1.7416', wala: '2.0900' },
      isFinal: false,
      net: '1045.00',
      plasada: 5,
    },
    { state: 'UPCOMING', dividends: { meron: null, wala: null }, plasada: null },
  ]);
  expect((await call('GET', '/lgw/sabong/arenas/NOWHERE')).body.code).toBe('not_found');
  expect((await call('GET', '/lgw/sabong/fights/999999')).body.code).toBe('not_found');
});

test('a member bets, sees it at what it would be paid, and what came of it', async () => {
  const fight = await openFight(ctx);
  const [red, blue] = [await openMember(site, FUNDS), await openMember(site, FUNDS)];
  expect(await bet(red.token, fight.id, { pick: 'meron', stake: '1000.00' })).toMatchObject({
    code: 'ok',
    value: { pick: 'meron', stake: '1000.00', state: 'OPEN', dividend: '0.9500' },
  });
  await bet(blue.token, fight.id, { pick: 'wala', stake: '1000.00' });
  await bet(blue.token, fight.id, { pick: 'draw', stake: '500.00' });
  await settleBy(ctx, fight, 'meron');
  const mine = await read<{ list: sabong.SabongBetView[] }>(
    `/lgw/sabong/bets?fightId=${fight.id}`,
    red.token,
  );
  expect(mine.list).toMatchObject([
    { state: 'WON', payout: '1900.00', dividend: '1.9000', result: 'meron', fightState: 'SETTLED' },
  ]);
  const theirs = await read<{ list: sabong.SabongBetView[]; total: number }>('/lgw/sabong/bets', blue.token);
  expect(theirs.total).toBe(2);
  expect(theirs.list.map(({ pick, state }) => [pick, state])).toEqual([
    ['draw', 'LOST'],
    ['wala', 'LOST'],
  ]);
  const results = await read<{ list: sabong.FightView[] }>(`/lgw/sabong/arenas/${ARENA}/results`);
  expect(results.list[0]).toMatchObject({ result: 'meron', settled: { paid: '1900.00', breakage: '0.00' } });
});

test('a bet that nobody can make is refused with its reason', async () => {
  const fight = await openFight(ctx);
  const { token } = await openMember(site, FUNDS);
  const on = async (pick: string, stake: unknown) => (await bet(token, fight.id, { pick, stake })).code;
  expect(await on('meron', '100000.01')).toBe('insufficient_funds');
  for (const stake of ['0', '-500', '500.001', 'NaN', '1e3', {}, null, [], '9'.repeat(17)])
    expect(await on('meron', stake)).toBe('bad_request');
  for (const pick of ['red', '', 'MERON', 'cancelled']) expect(await on(pick, '500')).toBe('bad_request');
  for (const id of ['0', '-1', '1e3', 'x', '9'.repeat(19)])
    expect((await bet(token, id, { pick: 'meron', stake: '500' })).code).toBe('bad_request');
  expect((await bet(token, fight.id, { pick: 'meron', stake: '500', requestId: 'not a uuid' })).code).toBe(
    'bad_request',
  );
  expect((await call('POST', '/lgw/sabong/bets', { body: {} })).body.code).toBe('not_logged_in');
  await givenSiteShut(db, true);
  expect(await on('meron', '500')).toBe('maintenance');
  await givenSiteShut(db, false);
  await moveTo(ctx, fight, 'CLOSED');
  expect(await on('meron', '500')).toBe('fight_closed');
});

test('the arenas stand in the lobby under a vendor of their own, as long as they are on', async () => {
  await openFight(ctx);
  await listGames(ctx);
  const menus = async () => JSON.stringify(await read('/lgw/games/game_menus'));
  expect(await menus()).toContain('"vendor":"SABONG"');
  await transaction(db, (tx) => updateArena(tx, ARENA, { isOn: false, drawMode: 'FIXED', mostPool: null }));
  await listGames(ctx);
  site.clock.advance(60_000);
  await expect.poll(menus).not.toContain('"vendor":"SABONG"');
  await transaction(db, (tx) => updateArena(tx, ARENA, { isOn: true, drawMode: 'FIXED', mostPool: null }));
});

test('a fight is read by anybody, and the stream of its arena tells it at once', async () => {
  const fight = await openFight(ctx);
  const http = await site.http();
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  const stopping = new AbortController();
  const stream = await fetch(`${address}/lgw/sabong/stream?arena=${ARENA}`, { signal: stopping.signal });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async (part: string): Promise<void> => {
    while (!heard.includes(part)) heard += (await reader?.read())?.value ?? '';
  };
  await hear(`"id":"${fight.id}"`);
  const member = await openMember(site, FUNDS);
  await bet(member.token, fight.id, { pick: 'wala', stake: '4321.00' });
  await hear('"stake":"4321.00"');
  expect((await getFight(ctx, fight.id)).state).toBe('OPEN');
  stopping.abort();
  expect((await fetch(`${address}/lgw/sabong/stream?arena=NOWHERE`)).status).toBe(404);
  expect((await fetch(`${address}/lgw/sabong/stream?arena=a&arena=b`)).status).toBe(404);
});
