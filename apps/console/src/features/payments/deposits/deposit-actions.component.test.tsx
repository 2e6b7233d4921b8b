import { loadConsoleMessages } from '@hintha/messages';
import type { Role } from '@hintha/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, drawPage } from '../../../../test/draw-page.tsx';
import { DepositActions } from './deposit-actions.tsx';
import type { QueuedDeposit } from './use-deposits.ts';

const { deposits: words } = await loadConsoleMessages('en');

const JUDGED: QueuedDeposit = {
  accountId: '17',
  account: 'judged',
  payeeName: null,
  deposit: {
    id: '81',
    orderNo: 'D0000081',
    methodId: 'kbzpay',
    methodName: 'KBZPay',
    type: 'MANUAL',
    state: 'SUBMITTED',
    reason: null,
    amount: '7000.00',
    payAmount: '7000.00',
    credited: null,
    currency: 'MMK',
    receiver: null,
    qr: null,
    payUrl: null,
    txnTail: '654321',
    slips: [],
    coin: null,
    createdAt: 0,
    expiresAt: 0,
  },
};

const drawFor = (role: Role) => {
  answerCalls();
  const actions = <DepositActions queued={JUDGED} onClose={() => undefined} />;
  return drawPage(actions, { path: '/deposits', roles: [role] });
};
const offered = () =>
  [words.approve, words.reject].filter(
    (name) => screen.queryByRole('button', { name: new RegExp(`^${name}`, 'u') }) !== null,
  );

test('who pays decides on a deposit that waits, by click and by key', async () => {
  const user = drawFor('payments');
  expect(offered()).toEqual([words.approve, words.reject]);
  await user.keyboard('a');
  await screen.findByRole('dialog');
});

test('support looks on: it is offered no decision, and its keys ask for none', async () => {
  const user = drawFor('support');
  expect(offered()).toEqual([]);
  await user.keyboard('ar');
  expect(screen.queryByRole('dialog')).toBeNull();
});
