import { formatAmount, ZERO } from '@hintha/money';
import type { SeedVault } from '../seed-vault.ts';
import type { HistoryView, RoundView } from '../wire.ts';
import type { RoundPage } from './list-rounds.ts';
import { isOpen } from './rules.ts';
import type { StoredRound } from './types.ts';

/** A round as the player may see it: nothing of its outcome unless the stake was taken for good. */
export const toRoundView = (round: StoredRound): RoundView => {
  const { id, nonce, state, balance, reason } = round;
  const isSettled = state === 'settled';
  return {
    id,
    nonce,
    coinValue: formatAmount(round.coinValue),
    stake: formatAmount(round.stake),
    win: formatAmount(isSettled ? round.win : ZERO),
    balance: balance === null || isOpen(state) ? null : formatAmount(balance),
    state: state === 'reversing' ? 'pending' : state,
    ...(state === 'refused' && reason !== null ? { reason } : {}),
    ...(isOpen(state) ? { reason: 'operator_unreachable' } : {}),
    playedAt: round.playedAt.getTime(),
    outcome: isSettled ? round.outcome : null,
  };
};

/** The seeds of a round go with it; the secret one only once its pair is dead. */
export const toHistoryView = ({ rounds, next }: RoundPage, vault: SeedVault): HistoryView => ({
  rounds: rounds.map((round) => ({
    ...toRoundView(round),
    commitment: round.commitment,
    clientSeed: round.clientSeed,
    serverSeed: round.revealed ? vault.open(round.sealedSeed, round.commitment) : null,
  })),
  next,
});
