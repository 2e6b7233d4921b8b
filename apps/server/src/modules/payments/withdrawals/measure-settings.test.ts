import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { openMember, openPayee } from '../../../../../../tools/payments/members.ts';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testEntry } from '../../../../../../tools/test-wallet.ts';
import { businessDay } from '../../../business-day.ts';
import { setSettings } from '../../settings/index.ts';
import { post, readTaken, sumDays } from '../../wallet/index.ts';
import { withdrawalSettings } from './settings.ts';
import { insertWithdrawal } from './withdrawal-store.ts';

const db = testDatabase();
const site = testContext(db);
const { call, hire } = testConsole(site.ctx);
const DAY_MS = 24 * 3_600_000;

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
        requestedAt: new Date(now - daysAgo * DAY_MS),
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

test('the fee of withdrawals tells what the ledger has taken in fees since it was set', async () => {
  const { token } = await hire('chief2', 'administrator');
  const outcomeOf = async (name: string) => {
    const url = `/console/settings/payments.withdrawals.${name}/versions`;
    return ((await call('GET', url, { token })).body.value as { outcome: object | null }).outcome;
  };
  const earned = (amount: string) => ({ text: 'withdrawalFees', values: { amount }, since: null });
  expect(await outcomeOf('feePercent')).toEqual(earned('0.00'));
  const { id } = await openMember(site, 1_000_000n);
  const take = (name: string, kind: 'WITHDRAW' | 'WITHDRAW_REFUND', amount: bigint) =>
    post(db, id, { ...testEntry(name, amount), kind, systemAccount: 'fees' });
  await take('one', 'WITHDRAW', 50_000n);
  await sumDays(db);
  await take('two', 'WITHDRAW', 30_000n);
  await take('two back', 'WITHDRAW_REFUND', 30_000n);
  // What is paid out itself is no fee.
  await post(db, id, { ...testEntry('paid', 100_000n), kind: 'WITHDRAW' });
  expect(await outcomeOf('feePercent')).toEqual(earned('500.00'));
  expect(await outcomeOf('leastFee')).toEqual(earned('500.00'));
  expect(await outcomeOf('recentPayeeDays')).toBeNull();
  await setSettings(db, withdrawalSettings, { feePercent: 2 });
  const { since, values } = (await outcomeOf('feePercent')) as { since: number; values: object };
  expect(values).toEqual({ amount: '500.00' });
  expect(await readTaken(db, 'fees', businessDay(new Date(since)))).toBe(50_000n);
  expect(await readTaken(db, 'fees', businessDay(new Date(since + DAY_MS)))).toBe(0n);
});
