import { transaction } from '@hintha/platform';
import { afterAll, expect, test } from 'vitest';
import { testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { moveFollowers } from '../../agents/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx } = site;
const { openAgent, grant, agree, offer, idOf, list } = testAgents(site);

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
