import type { Job } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { expireDeposits } from './expire-deposits.ts';
import { OPEN_PAYMENT } from './order-deposit.ts';
import { ASK_PROVIDER, askProvider, queueQuestions } from './provider/ask-provider.ts';
import { forgetNonces } from './provider/forget-nonces.ts';
import { openPayment } from './provider/open-payment.ts';

const idOf = (payload: unknown): bigint => BigInt((payload as { id: string }).id);

/** What time does to deposits, and what is asked of providers. */
export const depositJobs = (house: House): Job[] => [
  { name: OPEN_PAYMENT, cron: null, run: (payload) => openPayment(house, idOf(payload)) },
  { name: ASK_PROVIDER, cron: null, run: (payload) => askProvider(house, idOf(payload)) },
  { name: 'payments-expire-deposits', cron: '* * * * *', run: () => expireDeposits(house) },
  { name: 'payments-queue-questions', cron: '* * * * *', run: () => queueQuestions(house) },
  { name: 'payments-forget-nonces', cron: '*/10 * * * *', run: () => forgetNonces(house) },
];
