import { makePushKeys, openLocalPusher } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { openPushStand } from '../../../../../../tools/push-stand/open-push-stand.ts';
import { runPushes } from '../../../../../../tools/push-stand/run-pushes.ts';
import { givenNumeroEarlier } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { lockNumeros } from '../numeros/lock-numeros.ts';
import { findNumero, insertNumeros } from '../numeros/numero-store.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { confirmResult, settleNumero } from './settle-numero.ts';

const db = testDatabase();
const site = testContext(db);
const { ctx, call } = site;
const stand = await openPushStand();
afterAll(() => stand.close());
ctx.deliveryChannels = {
  ...ctx.deliveryChannels,
  push: openLocalPusher({ ...makePushKeys(), subject: 'mailto:ops@example.org' }),
};
const takeOrder = openOrderWriter(ctx);

const MINUTE_MS = 60_000;
const GAME = 'MM2D';
const CODE = '20261125-0001';

const openNumero = async () => {
  const at = (ms: number) => new Date(Date.now() + ms);
  const times = { opensAt: at(-MINUTE_MS), locksAt: at(MINUTE_MS), drawsAt: at(MINUTE_MS + 1) };
  await insertNumeros(db, [{ game: GAME, code: CODE, ...times }]);
};

const play = ({ id: accountId }: TestMember) =>
  takeOrder({
    accountId,
    game: GAME,
    numero: CODE,
    bets: [{ play: '2D', selection: '07', unitStake: kyat(100) }],
    prizeMode: 1800,
    requestId: randomUUID(),
  });

const listen = async ({ token }: TestMember, kinds: readonly string[]) => {
  const target = stand.subscribe();
  await call('PUT', '/wps/push', { token, body: { ...target, kinds }, headers: { language: 'EN' } });
  return target.endpoint.slice(stand.url.length);
};

test('the result of a draw is told to those who have played it and asked for that', async () => {
  const player = await openMember(site, 1_000_000n);
  const quiet = await openMember(site, 1_000_000n);
  const idle = await openMember(site);
  const device = await listen(player, ['draw_result']);
  await listen(quiet, ['withdrawal_paid']);
  await listen(idle, ['draw_result']);
  await openNumero();
  await play(player);
  await play(quiet);
  const numero = await findNumero(db, GAME, CODE);
  if (numero === undefined) throw new Error('the numero was not made');
  await givenNumeroEarlier(db, numero.id, 60 * MINUTE_MS);
  await lockNumeros(ctx);
  await settleNumero(ctx, await confirmResult(ctx, numero, [['07']]));
  expect(await runPushes(ctx)).toEqual([]);
  expect(stand.pushed.map(({ path }) => path)).toEqual([device]);
  expect(JSON.parse(stand.pushed[0]?.text ?? '')).toEqual({
    kind: 'draw_result',
    title: expect.stringMatching(/^Myanmar 2D \d\d:\d\d: the result is out$/u),
    path: '/?open=personalHistoryCopy',
    about: 'draw:MM2D',
  });
});
