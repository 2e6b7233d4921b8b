import { transaction } from '@hintha/platform';
import { afterAll, expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { type Proposed, twoPeople } from '../../../../../../tools/console/two-people.ts';
import { testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { moveFollowers } from '../../agents/index.ts';
import { runKind } from '../runs/run-kind.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
testPlay(db, site);
const office = testConsole(ctx);
const agents = testAgents(site);
const { openAgent, grant, agree, offer, idOf, list, play, close, toNext, settlements, logInAgain } = agents;
const [MINUTE_MS, DAY_MS] = [60_000, 24 * 3_600_000];

afterAll(() => expectProven(db));

test('what an agent has with the one above ends with its move, and what it has given goes on', async () => {
  const [top, other] = [await openAgent(null, { type: 2 }), await openAgent(null, { type: 2 })];
  const middle = await openAgent(top);
  const low = await openAgent(middle);
  await grant(top, 'DAILY', [['0', 0, '1']]);
  await grant(top, 'DIVIDEND', [['0', 0, '30']]);
  const own = await agree(top, middle, 'DAILY', { steps: [['0', 0, '0.8']] });
  const given = await agree(middle, low, 'DAILY', { steps: [['0', 0, '0.5']] });
  const open = idOf(await offer(top, middle, 'DIVIDEND', { steps: [['0', 0, '20']] }));
  const move = {
    accountId: middle.id,
    oldLine: [top.id, middle.id],
    newLine: [other.id, middle.id],
    day: '2026-11-23',
  };
  await transaction(db, async (tx) => {
    for (const follow of ctx.contributions.all(moveFollowers)) await follow(ctx, tx, move);
  });
  const ofMiddle = new Map((await list(middle)).map((contract) => [contract.id, contract]));
  expect(ofMiddle.get(own)).toMatchObject({
    state: 'TERMINATED',
    endReason: 'MOVED',
    endedFrom: Date.parse('2026-11-23T00:00:00+06:30'),
  });
  expect(ofMiddle.get(open)?.state).toBe('WITHDRAWN');
  expect(ofMiddle.get(given)?.state).toBe('ACTIVE');
});

test('a move whose day has begun is done before the first window of that day is paid', async () => {
  const [top, other] = [await openAgent(null, { type: 2 }), await openAgent(null, { type: 2 })];
  const member = await openAgent(top, { type: 0 });
  for (const one of [top, other]) await grant(one, 'REALTIME', [['0', 0, '1']]);
  const [maker, checker] = [await office.hire('mover', 'risk'), await office.hire('second', 'risk')];
  const day = businessDay(new Date(clock.now().getTime() + DAY_MS));
  const asked = {
    account: member.name,
    upline: other.name,
    day,
    reason: 'a new line',
    requestId: 'request-m',
  };
  const answer = await office.call('POST', '/console/agents/moves', { token: maker.token, body: asked });
  const proposed = answer.body.value as Proposed['proposed'];
  expect(await twoPeople(office).approve({ proposed }, checker)).toBe('ok');
  toNext(DAY_MS, MINUTE_MS);
  await play(member, 10_000);
  toNext(5 * MINUTE_MS, MINUTE_MS);
  await close();
  await runKind(ctx, 'REALTIME');
  for (const one of [top, other]) await logInAgain(one);
  expect(await settlements(top)).toEqual([]);
  expect(await settlements(other)).toMatchObject([{ volume: '10000.00', amount: '100.00' }]);
});
