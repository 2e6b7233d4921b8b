import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { giveTestPoints } from '../../../../../../tools/points/give-test-points.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { clubSettings } from '../../members/index.ts';
import { setSettings } from '../../settings/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { call, hire } = testConsole(site.ctx);

let payer: Colleague;
let checker: Colleague;
beforeAll(async () => {
  payer = await hire('payer1', 'payments');
  checker = await hire('checker1', 'risk');
});

const set = async (name: string, value: unknown) => {
  const body = { value, reason: 'an attack', requestId: randomUUID() };
  return (await call('PUT', `/console/settings/${name}`, { token: payer.token, body })).body;
};

const OVER = { fields: [{ field: 'points.mostReturned', problem: 'would be passed' }] };

test('an attack: points are made worth more than what is bet for them', async () => {
  const refused = await set('points.pointsRatio', 10_000);
  expect([refused.code, refused.value]).toEqual(['bad_request', OVER]);
  // At two and a half times the usual points 0.8 % comes back for each kyat that a point is worth more.
  expect((await set('points.pointsRatio', 801)).code).toBe('bad_request');
  expect((await set('points.pointsRatio', 800)).code).toBe('ok');
  expect((await set('club.level8.points', '20.1')).value).toEqual(OVER);
  expect((await set('club.level8.points', '20')).code).toBe('ok');
});

test('an attack: two rates that each are within the bound are proposed together, and both approved', async () => {
  const first = (await set('points.pointsRatio', 790)).value as {
    proposed: { id: string; payloadHash: string };
  };
  await setSettings(db, clubSettings, { 'level8.points': '20' });
  const { id, payloadHash } = first.proposed;
  const { body } = await call('POST', `/console/approvals/${id}/approve`, {
    token: checker.token,
    body: { payloadHash },
  });
  expect([body.code, body.value]).toEqual(['bad_request', OVER]);
  await setSettings(db, clubSettings, { 'level8.points': '2.5' });
});

test('who changes the rate of points, and who approves it, reads what the points of all members come to', async () => {
  const member = await openMember(site);
  await giveTestPoints(site, member.id, 12_000n);
  const url = '/console/settings/points.pointsRatio';
  const { body } = await call('POST', `${url}/preview`, { token: payer.token, body: { value: 200 } });
  const costs = [
    { text: 'pointsWorth', values: { points: '12000', from: '12000.00', to: '24000.00' } },
    { text: 'pointsReturned', values: { from: '0.25', to: '0.5' } },
  ];
  expect((body.value as { effects: object[] }).effects).toEqual(costs);
  await set('points.pointsRatio', 200);
  const open = await call('GET', '/console/approvals', { token: checker.token });
  const { approvals } = open.body.value as { approvals: { payload: string }[] };
  expect(JSON.parse(approvals[0]?.payload ?? '{}')).toMatchObject({ after: '200', costs });
});
