import { money } from '@hintha/money';
import { BusinessError, collectContributions, contribute, transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import {
  checkAccountMayWithdraw,
  checkAmountMayWithdraw,
  readWithdrawalChecks,
  WITHDRAWAL_CHECKS,
  type WithdrawalCheck,
  type WithdrawalCheckName,
  withdrawalChecks,
} from './withdrawal-eligibility.ts';

const db = testDatabase();
const { ctx } = testContext(db);
const withdrawal = { accountId: 1n, amount: money(100n), way: 'payout' } as const;

const silent = (name: WithdrawalCheckName): WithdrawalCheck => ({
  name,
  phase: name === 'card-money' ? 'amount' : 'account',
  find: async () => null,
});

const withChecks = (checks: readonly WithdrawalCheck[]) => ({
  ...ctx,
  contributions: collectContributions(checks.map((check) => contribute(withdrawalChecks, check))),
});

const all = WITHDRAWAL_CHECKS.map(silent);

test('the program has every check that money may not leave without', () => {
  expect(readWithdrawalChecks(ctx).map(({ name }) => name)).toEqual([...WITHDRAWAL_CHECKS]);
});

test.each(WITHDRAWAL_CHECKS)(
  'without the check %s nothing leaves, and the program does not start',
  async (name) => {
    const without = withChecks(all.filter((check) => check.name !== name));
    expect(() => readWithdrawalChecks(without)).toThrow(`the withdrawal check ${name} is not there once`);
    for (const ask of [checkAccountMayWithdraw, checkAmountMayWithdraw])
      await expect(transaction(db, (tx) => ask(without, tx, withdrawal))).rejects.toThrow(name);
  },
);

test('a check that is there twice stops the program too', () => {
  expect(() => readWithdrawalChecks(withChecks([...all, silent('debt')]))).toThrow('debt');
});

test('the checks are asked in the order of the rule, whatever the order they were added in', async () => {
  const objecting = all.map((check) => ({
    ...check,
    find: async () => new BusinessError('funds_at_vendor', check.name),
  }));
  const asked = withChecks(objecting.toReversed() as WithdrawalCheck[]);
  const said = await transaction(db, (tx) => checkAccountMayWithdraw(asked, tx, withdrawal)).catch(
    (error: unknown) => error,
  );
  expect(said).toMatchObject({ code: 'funds_at_vendor', value: 'turnover' });
});

test('a check of the amount has no say before the amount is asked about', async () => {
  const objecting: WithdrawalCheck = {
    name: 'card-money',
    phase: 'amount',
    find: async () => new BusinessError('card_money_held'),
  };
  const asked = withChecks([...all.filter(({ phase }) => phase === 'account'), objecting]);
  await transaction(db, (tx) => checkAccountMayWithdraw(asked, tx, withdrawal));
  await expect(transaction(db, (tx) => checkAmountMayWithdraw(asked, tx, withdrawal))).rejects.toThrow(
    'card_money_held',
  );
});
