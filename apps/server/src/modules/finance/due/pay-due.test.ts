import { money } from '@hintha/money';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { givenBudgetDaysOver } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { findAccountNames } from '../../identity/index.ts';
import { setSettings } from '../../settings/index.ts';
import { budgetSettings, readBalance } from '../../wallet/index.ts';
import { payDueAdjustments, readDueAdjustments } from './pay-due.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx } = site;
const { call, hire } = testConsole(ctx);
const kyat = (amount: number) => money(BigInt(amount) * 100n);

let payer: Colleague;
let checker: Colleague;
beforeAll(async () => {
  payer = await hire('payer1', 'payments');
  checker = await hire('checker1', 'risk');
  await setSettings(db, budgetSettings, {
    'adjustments.mostEach': kyat(1_000),
    'adjustments.mostPerDay': kyat(10_000),
  });
});
afterAll(() => expectProven(db));

const post = async (url: string, body: object, { token }: Colleague) =>
  (await call('POST', url, { token, body })).body;

const adjusted = async (accountId: bigint, amount: string) => {
  const account = (await findAccountNames(db, [accountId])).get(accountId)?.name;
  const order = { account, amount, ticket: 'T-1', reason: 'a mistake of ours', requestId: randomUUID() };
  const { id, payloadHash } = (await post('/console/adjustments', order, payer)).value as {
    id: string;
    payloadHash: string;
  };
  return post(`/console/approvals/${id}/approve`, { payloadHash }, checker);
};

test('a correction that the day has no room for is due once two approved it, and is paid on the next day, once', async () => {
  const { id } = await openMember(site);
  const balance = async () => (await readBalance(db, id))?.balance;
  expect((await adjusted(id, '8000.00')).value).toEqual({ due: false });
  expect((await adjusted(id, '7000.00')).value).toEqual({ due: true });
  // What is taken is of no budget.
  expect((await adjusted(id, '-500.00')).value).toEqual({ due: false });
  await payDueAdjustments(ctx);
  expect(await balance()).toBe(kyat(7_500));
  expect(await readDueAdjustments({ db })).toMatchObject([
    { line: 'adjustments', count: 1, amount: kyat(7_000) },
  ]);
  await givenBudgetDaysOver(db);
  await Promise.all([payDueAdjustments(ctx), payDueAdjustments(ctx)]);
  expect(await balance()).toBe(kyat(14_500));
  expect(await readDueAdjustments({ db })).toEqual([]);
});
