import { money } from '@hintha/money';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { manualDeposits, txnId } from '../../../../../../tools/payments/manual-deposits.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { setSettings } from '../../settings/index.ts';
import { readBudgets } from '../../wallet/index.ts';
import { depositSettings } from '../deposits/settings.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { openManual, submitted, stateOf, balanceOf } = manualDeposits(site);
const { call: callStaff, hire } = testConsole(site.ctx);
const kyat = (amount: number) => money(BigInt(amount) * 100n);

let payer: Colleague;
let checker: Colleague;
beforeAll(async () => {
  payer = await hire('payer1', 'payments');
  checker = await hire('checker1', 'risk');
});

interface Proposed {
  proposed: { id: string; payloadHash: string } | null;
}

const post = async (url: string, body: object, { token }: Colleague) =>
  (await callStaff('POST', url, { token, body })).body;

const approve = ({ proposed }: Proposed, who: Colleague) =>
  post(`/console/approvals/${proposed?.id}/approve`, { payloadHash: proposed?.payloadHash }, who);

test('an attack: one payments worker approves by hand a deposit of 20,000,000.00 that never came', async () => {
  const channel = await openManual();
  const txn = txnId();
  const { depositId, accountId } = await submitted(channel, txn, 20_000_000);
  const body = { reason: 'seen', txnId: txn, requestId: randomUUID() };
  const url = `/console/deposits/${depositId}/approve`;
  const answer = (await post(url, body, payer)).value as Proposed;
  expect(answer.proposed).not.toBeNull();
  expect(await balanceOf(accountId)).toBe(0n);
  expect((await approve(answer, payer)).code).toBe('own_proposal');
  expect((await approve(answer, checker)).code).toBe('ok');
  expect(await stateOf(depositId)).toBe('CREDITED');
  expect(await balanceOf(accountId)).toBe(kyat(20_000_000));
  expect((await readBudgets(db)).find(({ line }) => line === 'manualDeposits')?.spentToday).toBe(
    kyat(20_000_000),
  );
});

test('an attack: many small deposits in place of a large one; beyond a sum a day one person alone lets none in', async () => {
  await setSettings(db, depositSettings, { mostByOnePerDay: kyat(25_000) });
  const channel = await openManual();
  const answers: boolean[] = [];
  for (let n = 0; n < 4; n += 1) {
    const txn = txnId();
    const { depositId } = await submitted(channel, txn, 10_000);
    const { value } = await post(
      `/console/deposits/${depositId}/approve`,
      { reason: 'seen', txnId: txn },
      payer,
    );
    answers.push((value as Proposed).proposed === null);
  }
  expect(answers).toEqual([true, true, false, false]);
});
