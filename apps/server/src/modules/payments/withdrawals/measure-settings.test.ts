import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { openMember, openPayee } from '../../../../../../tools/payments/members.ts';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { insertWithdrawal } from './withdrawal-store.ts';

const db = testDatabase();
const site = testContext(db);
const { call, hire } = testConsole(site.ctx);

const effectsOf = async (token: string, name: string, value: unknown) => {
  const url = `/console/settings/payments.withdrawals.${name}/preview`;
  return (await call('POST', url, { token, body: { value } })).body.value as { effects: object[] };
};

test('a change of the limits of withdrawals tells what it would have meant for the last thirty days', async () => {
  const { token } = await hire('chief', 'administrator');
  const now = site.ctx.clock.now().getTime();
  const asked = [
    { amount: 2_000_000n, fee: 0n, daysAgo: 1 },
    { amount: 5_000_000n, fee: 50_000n, daysAgo: 2 },
    { amount: 300_000_000n, fee: 3_000_000n, daysAgo: 3 },
    { amount: 9_000_000n, fee: 90_000n, daysAgo: 31 },
  ];
  for (const [index, { amount, fee, daysAgo }] of asked.entries()) {
    // A member has one withdrawal in progress at most.
    const member = await openMember(site);
    const payeeId = BigInt(await openPayee(site, member));
    await transaction(db, (tx) =>
      insertWithdrawal(tx, {
        accountId: member.id,
        requestId: `past-${index}`,
        payeeId,
        amount: money(amount),
        fee: money(fee),
        ip: '127.0.0.1',
        userAgent: 'test',
        requestedAt: new Date(now - daysAgo * 24 * 3_600_000),
      }),
    );
  }
  expect(await effectsOf(token, 'least', '30000.00')).toMatchObject({
    effects: [{ text: 'withdrawalsBelow', values: { all: 3, from: 0, to: 1 } }],
  });
  expect(await effectsOf(token, 'large', '4000000.00')).toMatchObject({
    effects: [{ text: 'withdrawalsLarge', values: { all: 3, from: 1, to: 0 } }],
  });
  expect(await effectsOf(token, 'feePercent', 2)).toMatchObject({
    effects: [{ text: 'withdrawalFees', values: { from: '30500.00', to: '61000.00' } }],
  });
  expect(await effectsOf(token, 'recentPayeeDays', 8)).toEqual({ needsApproval: false, effects: [] });
});
