import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { givenLogins } from '../../../../../../tools/scenario/index.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { deviceFingerprint, keepFingerprint, listCurrentFingerprints } from '../../protection/index.ts';
import { tryGrantAutomaticBonus } from './grant-automatic-bonus.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { ctx } = tested;

const grant = async (accountId: bigint) =>
  tryGrantAutomaticBonus(ctx, {
    accountId,
    kind: 'LEVEL_UP',
    period: '2',
    amount: money(100n),
    marks: await listCurrentFingerprints(ctx, accountId),
  });

test('of two with one device one has an automatic bonus, though neither looked at an offer', async () => {
  const [first, again] = [await openMember(tested), await openMember(tested)];
  for (const { id } of [first, again]) {
    await keepFingerprint(db, id, deviceFingerprint('shared'));
    // Both came from one address in this test, which is not what it is about.
    await givenLogins(db, id, { ip: `10.0.0.${id}` });
  }
  expect(await grant(first.id)).toBe(true);
  expect(await grant(again.id)).toBe(false);
});
