import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { moveToLevel, readStanding } from './levels.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { call, clock } = site;

test('ACCESS-094 ACCESS-036 a member is shown on its level, and withdraws by what the level allows', async () => {
  const { id, token } = await openMember(site);
  const read = async (path: string) => (await call('GET', path, { token })).body.value;
  expect(await read('/wps/withdrawals/limits')).toMatchObject({ most: '3000000.00', freeLeft: 1 });
  await transaction(db, (tx) => moveToLevel(tx, { accountId: id, level: 5, at: clock.now() }));
  expect(await read('/wps/member/info')).toMatchObject({ clubLabel: { labelName: 'VIP 5', rankLevel: 5 } });
  expect(await read('/wps/member/security')).toMatchObject({ vipLevel: 'VIP 5' });
  expect(await read('/wps/withdrawals/limits')).toMatchObject({
    most: '50000000.00',
    leftToday: '50000000.00',
    freeLeft: 5,
  });
});

test('the highest level that was held stays known after it was lost', async () => {
  const { id } = await openMember(site);
  expect(await readStanding(db, id)).toEqual({ level: 1, highest: 1, since: null });
  for (const level of [4, 3])
    await transaction(db, (tx) => moveToLevel(tx, { accountId: id, level, at: clock.now() }));
  expect(await readStanding(db, id)).toMatchObject({ level: 3, highest: 4, since: clock.now() });
});
