import { BusinessError, contribute } from '@hintha/platform';
import { withdrawalChecks } from '../../protection/index.ts';
import { hasUncappedWinnings } from './take-back.ts';

/** Money stays while nobody can tell yet how much of it a bonus leaves to the member. */
export const uncappedWinningsCheck = contribute(withdrawalChecks, {
  name: 'uncapped-winnings',
  phase: 'account',
  find: async (_ctx, tx, { accountId }) =>
    (await hasUncappedWinnings(tx, accountId)) ? new BusinessError('funds_at_vendor') : null,
});
