import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { payDueDeposits } from './deposits/due/pay-due.ts';
import { expireDeposits } from './deposits/move-deposit.ts';
import { OPEN_PAYMENT } from './deposits/order-deposit.ts';
import { ASK_PROVIDER, askProvider, openPayment, queueQuestions } from './deposits/provider/open-payment.ts';
import { forgetNonces } from './deposits/provider/take-webhook.ts';
import { receiveDue } from './withdrawals/confirm-received.ts';
import { PAY_PAYOUT } from './withdrawals/decide-withdrawal.ts';
import { askGateway, payByGateway } from './withdrawals/payouts/pay-by-gateway.ts';
import { SCREEN_WITHDRAWAL } from './withdrawals/request/request-withdrawal.ts';
import { screenWithdrawal, screenWithdrawals } from './withdrawals/request/screen-withdrawal.ts';

export const jobs = (ctx: AppContext): Job[] => [...depositJobs(ctx), ...withdrawalJobs(ctx)];

const idOf = (payload: unknown): bigint => BigInt((payload as { id: string }).id);

const languageOf = (payload: unknown): string | undefined => (payload as { language?: string }).language;

/** What time does to deposits, and what is asked of providers. */
export const depositJobs = (ctx: AppContext): Job[] => [
  { name: OPEN_PAYMENT, cron: null, run: (payload) => openPayment(ctx, idOf(payload), languageOf(payload)) },
  { name: ASK_PROVIDER, cron: null, run: (payload) => askProvider(ctx, idOf(payload)) },
  { name: 'payments-expire-deposits', cron: '* * * * *', run: () => expireDeposits(ctx) },
  { name: 'payments-pay-due', cron: '*/5 * * * *', run: () => payDueDeposits(ctx) },
  { name: 'payments-queue-questions', cron: '* * * * *', run: () => queueQuestions(ctx) },
  { name: 'payments-forget-nonces', cron: '*/10 * * * *', run: () => forgetNonces(ctx) },
];

const payloadIdOf = (payload: unknown): bigint => BigInt((payload as { id: string }).id);

const withdrawalJobs = (ctx: AppContext): Job[] => [
  { name: SCREEN_WITHDRAWAL, cron: null, run: (payload) => screenWithdrawal(ctx, payloadIdOf(payload)) },
  { name: PAY_PAYOUT, cron: null, run: (payload) => payByGateway(ctx, payloadIdOf(payload)) },
  { name: 'payments-judge-left', cron: '* * * * *', run: () => screenWithdrawals(ctx) },
  { name: 'payments-ask-gateway', cron: '* * * * *', run: () => askGateway(ctx) },
  { name: 'payments-receive-due', cron: '* * * * *', run: () => receiveDue(ctx) },
];
