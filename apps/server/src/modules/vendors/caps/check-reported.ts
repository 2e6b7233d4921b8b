import { formatAmount, money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { ReportedRound } from '../../bets/index.ts';
import { addReportedWin, readNow } from '../feed/feed-store.ts';
import type { Integration } from '../types.ts';
import { capOf } from './cap-of.ts';
import { PassedCapError } from './passed-cap-error.ts';
import type { Cap } from './rules.ts';

interface Reported {
  readonly rounds: readonly ReportedRound[];
  /** What they make of what the rounds of the feed pay above their stakes. */
  readonly won: bigint;
}

/** Holds what a feed reports to the caps that hold for what is posted; throws a `PassedCapError`. */
export const checkReported = async (
  tx: Transaction,
  integration: Integration,
  { rounds, won }: Reported,
): Promise<void> => {
  const refuse = (cap: Cap, { roundId, payout }: Pick<ReportedRound, 'roundId' | 'payout'>) => {
    const amount = formatAmount(payout);
    throw new PassedCapError(cap, { account: '', round: roundId, amount, allowed: capOf(integration, cap) });
  };
  for (const round of rounds) {
    if (round.payout > integration.maxWin) refuse('max_win', round);
    const most = round.stake * BigInt(integration.maxWinTimes);
    if (round.stake > 0n && round.payout > most) refuse('max_win_times', round);
  }
  const day = businessDay(await readNow(tx));
  const sum = await addReportedWin(tx, integration.code, { day, won });
  const last = rounds.at(-1);
  if (sum > integration.maxDayWin && last !== undefined)
    refuse('max_day_win', { roundId: last.roundId, payout: money(won) });
};
