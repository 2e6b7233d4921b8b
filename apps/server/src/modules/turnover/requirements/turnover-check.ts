import { formatAmount } from '@hintha/money';
import { BusinessError, contribute } from '@hintha/platform';
import { withdrawalChecks } from '../../protection/index.ts';
import { remainingTurnover } from './read-requirements.ts';

/** Money stays while something of it has to be bet first. */
export const turnoverCheck = contribute(withdrawalChecks, {
  name: 'turnover',
  phase: 'account',
  find: async (_ctx, tx, { accountId }) => {
    const remaining = await remainingTurnover(tx, accountId);
    return remaining > 0n
      ? new BusinessError('turnover_required', { remaining: formatAmount(remaining) })
      : null;
  },
});
