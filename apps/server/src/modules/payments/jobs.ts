import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { expireDeposits } from './deposits/move-deposit.ts';
import { OPEN_PAYMENT } from './deposits/order-deposit.ts';
import { ASK_PROVIDER, askProvider, openPayment, queueQuestions } from './deposits/provider/open-payment.ts';
import { forgetNonces } from './deposits/provider/take-webhook.ts';
import { receiveDue } from './withdrawals/confirm-received.ts';
import { PAY_PAYOUT } from './withdrawals/decide-withdrawal.ts';
import { askGateway, payByGateway } from './withdrawals/payouts/pay-by-gateway.ts';
import { SCREEN_WITHDRAWAL } from './withdrawals/request/request-withdrawal.ts';
import { screenWithdrawal, screenWithdrawals } from './withdrawals/request/screen-withdrawal.ts';

export const jobs = (house: House): Job[] => [...depositJobs(house), ...withdrawalJobs(house)];

const idOf = (payload: unknown): bigint => BigInt((payload as { id: string }).id);

/** What time does to deposits, and what is asked of providers. */
export const depositJobs = (house: House): Job[] => [
  { name: OPEN_PAYMENT, cron: null, run: (payload) => openPayment(house, idOf(payload)) },
  { name: ASK_PROVIDER, cron: null, run: (payload) => askProvider(house, idOf(payload)) },
  { name: 'payments-expire-deposits', cron: '* * * * *', run: () => expireDeposits(house) },
  { name: 'payments-queue-questions', cron: '* * * * *', run: () => queueQuestions(house) },
  { name: 'payments-forget-nonces', cron: '*/10 * * * *', run: () => forgetNonces(house) },
];

const payloadIdOf = (payload: unknown): bigint => BigInt((payload as { id: string }).id);

export const withdrawalJobs = (house: House): Job[] => [
  { name: SCREEN_WITHDRAWAL, cron: null, run: (payload) => screenWithdrawal(house, payloadIdOf(payload)) },
  { name: PAY_PAYOUT, cron: null, run: (payload) => payByGateway(house, payloadIdOf(payload)) },
  { name: 'payments-judge-left', cron: '* * * * *', run: () => screenWithdrawals(house) },
  { name: 'payments-ask-gateway', cron: '* * * * *', run: () => askGateway(house) },
  { name: 'payments-receive-due', cron: '* * * * *', run: () => receiveDue(house) },
];
