import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { readWithdrawalChecks } from './withdrawals/withdrawal-eligibility.ts';

export const protectionModule: AppModule = {
  name: 'protection',
  jobs,
  // A program without one of the checks must not start: it would let money out.
  start: async (ctx) => void readWithdrawalChecks(ctx),
};
