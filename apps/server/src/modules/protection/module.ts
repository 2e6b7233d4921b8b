import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { loginFollowers } from '../identity/index.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { deviceFingerprint, keepFingerprint } from './fingerprints/list-fingerprints.ts';
import { jobs } from './jobs.ts';
import { readWithdrawalChecks } from './withdrawals/withdrawal-eligibility.ts';
import { protectionSettings } from './settings.ts';

export const protectionModule: AppModule = {
  name: 'protection',
  contributions: [
    contribute(SETTING_GROUPS, protectionSettings),
    contribute(loginFollowers, (tx, { accountId, device }) =>
      keepFingerprint(tx, accountId, deviceFingerprint(device)),
    ),
  ],
  jobs,
  // A program without one of the checks must not start: it would let money out.
  start: async (ctx) => void readWithdrawalChecks(ctx),
};
