import { formatAmount, type Money } from '@hintha/money';
import { BusinessError, contribute } from '@hintha/platform';
import { withdrawalChecks } from '../../protection/index.ts';
import { readRemaining, remainingTurnover } from './read-requirements.ts';

/** Money stays while something of it has to be bet first. */
export const turnoverCheck = contribute(withdrawalChecks, {
  name: 'turnover',
  phase: 'account',
  find: async (_ctx, tx, { accountId }) => objectionTo(await remainingTurnover(tx, accountId)),
  look: async ({ db }, { accountId }) => objectionTo(await readRemaining(db, accountId)),
});

const objectionTo = (remaining: Money): BusinessError | null =>
  remaining > 0n ? new BusinessError('turnover_required', { remaining: formatAmount(remaining) }) : null;
