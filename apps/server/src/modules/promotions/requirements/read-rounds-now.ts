import type { Transaction } from '@hintha/platform';
import { findRounds, type Round, validBet, weightCodeOf } from '../../bets/index.ts';
import { findGames } from '../../catalogue/index.ts';
import type { RoundNow } from '../engine/follow.ts';
import { toScaled } from '../engine/scale.ts';
import { listWeights } from './follow-store.ts';

/** The rounds behind the references of postings, and what each counts for as it stands now. */
export const readRoundsNow = async (
  tx: Transaction,
  accountId: bigint,
  references: readonly string[],
): Promise<Map<string, RoundNow>> => {
  const rounds = await findRounds(tx, accountId, [...new Set(references)]);
  const games = await findGames(tx, [...rounds.values()]);
  const weights = await listWeights(tx);
  const toNow = (round: Round): RoundNow => {
    const weightCode = weightCodeOf(games.get(`${round.connection}/${round.gameId}`));
    return toRoundNow(round, weightCode, weights.get(weightCode));
  };
  return new Map([...rounds].map(([id, round]) => [id, toNow(round)]));
};

const toRoundNow = (round: Round, weightCode: string, weight = '0'): RoundNow => ({
  reference: round.id,
  placedSeq: round.firstSeq,
  lastSeq: round.lastSeq,
  decided: round.state !== 'open',
  stake: round.stake,
  valid: validBet({ category: weightCode, stake: round.stake, payout: round.payout }),
  weight: toScaled(weight),
  weightCode,
  at: round.finishedAt ?? round.openedAt,
});
