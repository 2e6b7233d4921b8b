import type { Money } from '@hintha/money';
import { readAmount } from '../shared/amounts.ts';
import type { DecidedRound } from './beats.ts';
import type { AutoRun } from './state.ts';

/** What is left of an automatic run after a round; null when its games are played or a stop condition is met. */
export const continueAuto = (auto: AutoRun | null, round: DecidedRound, balance: Money): AutoRun | null => {
  if (auto === null || auto.left <= 1) return null;
  const { winAtLeast, balanceBelow, onFreeGames } = auto.rules;
  if (winAtLeast !== null && readAmount(round.win) >= winAtLeast) return null;
  if (balanceBelow !== null && balance < balanceBelow) return null;
  if (onFreeGames && round.outcome.spins.length > 1) return null;
  return { ...auto, left: auto.left - 1 };
};
