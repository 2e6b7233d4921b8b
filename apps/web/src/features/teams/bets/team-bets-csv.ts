import type { teams } from '@hintha/contract';
import { csvOf } from '@hintha/ui';
import { localStamp } from '../../../shared/period/period.ts';
import { correctionsAmong } from './corrections.ts';

interface Words {
  heads: readonly string[];
  correction: string;
  areaName: (category: string) => string;
}

/** Decided bets as a CSV file, corrections marked as on the page. */
export const teamBetsCsv = (
  bets: readonly teams.TeamBet[],
  { heads, correction, areaName }: Words,
): string => {
  const corrections = correctionsAmong(bets);
  return csvOf([
    heads,
    ...bets.map(({ id, betId, account, gameName, vendorName, category, stake, payout, validBet, at }) => [
      localStamp(at),
      account,
      gameName,
      vendorName,
      areaName(category),
      betId,
      stake,
      payout,
      validBet,
      corrections.has(id) ? correction : '',
    ]),
  ]);
};
