import type { Job } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { receiveDue } from '../confirmation/receive-due.ts';
import { PAY_PART } from './approve-withdrawal.ts';
import { judgeWithdrawal } from './request/judge-withdrawal.ts';
import { judgeWithdrawals } from './request/judge-withdrawals.ts';
import { askGateway } from './payout/ask-gateway.ts';
import { payByGateway } from './payout/pay-by-gateway.ts';
import { JUDGE_WITHDRAWAL } from './request/request-withdrawal.ts';

const idOf = (payload: unknown): bigint => BigInt((payload as { id: string }).id);

export const withdrawalJobs = (house: House): Job[] => [
  { name: JUDGE_WITHDRAWAL, cron: null, run: (payload) => judgeWithdrawal(house, idOf(payload)) },
  { name: PAY_PART, cron: null, run: (payload) => payByGateway(house, idOf(payload)) },
  { name: 'payments-judge-left', cron: '* * * * *', run: () => judgeWithdrawals(house) },
  { name: 'payments-ask-gateway', cron: '* * * * *', run: () => askGateway(house) },
  { name: 'payments-receive-due', cron: '* * * * *', run: () => receiveDue(house) },
];
