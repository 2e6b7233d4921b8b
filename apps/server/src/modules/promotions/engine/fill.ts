import { money } from '@hintha/money';
import { SCALE } from './scale.ts';
import type { Bet, Contribution, Requirement } from './types.ts';

/**
 * What a bet gives to which requirement: the oldest open one first, the rest to the next. What is left over is kept
 * as an exact fraction of hundredths and floored once, where it is given.
 */
export const fill = (requirements: readonly Requirement[], bet: Bet): Contribution[] => {
  const contributions: Contribution[] = [];
  let left = { hundredths: BigInt(bet.valid), of: 1n };
  for (const requirement of requirements) {
    const weight = weightFor(requirement, bet);
    const missing = requirement.target - requirement.progress;
    if (weight === 0n || missing <= 0n) continue;
    const worth = (left.hundredths * weight) / (left.of * SCALE);
    const amount = worth < missing ? worth : missing;
    if (amount > 0n) contributions.push({ requirementId: requirement.id, amount: money(amount) });
    if (worth < missing) return contributions;
    left = {
      hundredths: left.hundredths * weight - missing * SCALE * left.of,
      of: left.of * weight,
    };
  }
  return contributions;
};

/** The share of the bet that counts here; none for what was staked too early, is too large or comes too late. */
const weightFor = (requirement: Requirement, bet: Bet): bigint => {
  if (requirement.state !== 'OPEN' || bet.placedSeq <= requirement.openedSeq) return 0n;
  if (requirement.maxStake !== null && bet.stake > requirement.maxStake) return 0n;
  return requirement.kind === 'DEPOSIT' ? SCALE : bet.weight;
};
