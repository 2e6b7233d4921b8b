import type { teams } from '@hintha/contract';

type Change = Pick<teams.TeamBet, 'id' | 'betId' | 'stake' | 'payout' | 'validBet'>;

/**
 * The rows, the latest first, that correct an earlier one: of a bet that was decided anew the first decision is the last
 * row, and what is taken back is below zero.
 */
export const correctionsAmong = (rows: readonly Change[]): ReadonlySet<string> => {
  const first = new Map(rows.map(({ betId, id }) => [betId, id]));
  return new Set(
    rows
      .filter(
        ({ id, betId, stake, payout, validBet }) =>
          first.get(betId) !== id || [stake, payout, validBet].some((amount) => amount.startsWith('-')),
      )
      .map(({ id }) => id),
  );
};
