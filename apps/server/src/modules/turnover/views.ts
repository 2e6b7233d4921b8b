import type { turnover } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import type { FilledBy, StoredRequirement } from './types.ts';

export const toRequirementView = (requirement: StoredRequirement): turnover.RequirementView => {
  const { id, kind, state, base, multiple, target, progress, source, reference } = requirement;
  const missing = state === 'OPEN' ? target - progress : 0n;
  return {
    id: String(id),
    kind,
    state,
    base: formatAmount(base),
    multiple: toShort(multiple),
    target: formatAmount(target),
    progress: formatAmount(progress),
    remaining: formatAmount(money(missing)),
    maxStake: requirement.maxStake === null ? null : formatAmount(requirement.maxStake),
    source,
    reference,
    openedAt: requirement.openedAt.getTime(),
    expiresAt: requirement.expiresAt?.getTime() ?? null,
    closedAt: requirement.closedAt?.getTime() ?? null,
  };
};

/** A multiple without the zeros behind it. */
export const toShort = (decimal: string): string => decimal.replace(/\.?0+$/, '');

export const toContributionView = ({ reference, weightCode, stake, valid, amount, at }: FilledBy) => ({
  bet: reference,
  category: weightCode,
  stake: formatAmount(stake),
  valid: formatAmount(valid),
  amount: formatAmount(amount),
  at: at.getTime(),
});
