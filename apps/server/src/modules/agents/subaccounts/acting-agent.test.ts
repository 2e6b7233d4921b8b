import { expect, test } from 'vitest';
import { openPlaced } from '../../../../../../tools/agents/open-team.ts';
import { givenAccount, givenSubAccount } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { actingAgent } from '../index.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);

test('an agent acts for itself, and a sub-account for its agent while both may', async () => {
  const agent = await openPlaced(tested, { type: 2 });
  const sub = await openPlaced(tested, { type: 42 });
  await givenSubAccount(db, { account: sub.id, agent: agent.id, permissions: ['contracts'] });
  const caller = { accountId: sub.id, type: 42 } as const;
  expect(await actingAgent(tested.ctx, { accountId: agent.id, type: 2 }, 'transfer')).toBe(agent.id);
  expect(await actingAgent(tested.ctx, caller, 'contracts')).toBe(agent.id);
  const refused = { code: 'permission_missing' };
  await expect(actingAgent(tested.ctx, caller, 'view')).rejects.toMatchObject(refused);
  await givenAccount(db, agent.id, { type: 0 });
  await expect(actingAgent(tested.ctx, caller, 'contracts')).rejects.toMatchObject(refused);
});
