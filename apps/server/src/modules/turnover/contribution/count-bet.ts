import { money } from '@hintha/money';
import { SCALE } from '../rules.ts';
import type { Bet, Contribution, TurnoverProgress, Requirement } from '../types.ts';

/**
 * Counts a bet for what it is now. What it gave before is taken back first, where it was given: a requirement that it
 * had filled is open again, and one that has been let off or lost stays so. What other bets gave stays where it is.
 */
export const countBet = (turnover: TurnoverProgress, bet: Bet): TurnoverProgress => {
  const before = turnover.given.get(bet.reference) ?? [];
  const reopened = apply(turnover.requirements, before, -1n);
  const contributions = contributionsOf(reopened, bet);
  return {
    requirements: apply(reopened, contributions, 1n),
    given: new Map(turnover.given).set(bet.reference, contributions),
  };
};

const apply = (
  requirements: readonly Requirement[],
  contributions: readonly Contribution[],
  direction: 1n | -1n,
): Requirement[] =>
  requirements.map((requirement) => {
    const own = contributions.filter(({ requirementId }) => requirementId === requirement.id);
    const progress = own.reduce((sum, { amount }) => sum + direction * amount, BigInt(requirement.progress));
    return own.length === 0 ? requirement : toProgress(requirement, progress);
  });

const toProgress = (requirement: Requirement, progress: bigint): Requirement => {
  const moves = requirement.state === 'OPEN' || requirement.state === 'FULFILLED';
  const state = progress >= requirement.target ? 'FULFILLED' : 'OPEN';
  return { ...requirement, progress: money(progress), state: moves ? state : requirement.state };
};

/**
 * What a bet gives to which requirement: the oldest open one first, the rest to the next. What is left over is kept
 * as an exact fraction of hundredths and floored once, where it is given.
 */
export const contributionsOf = (requirements: readonly Requirement[], bet: Bet): Contribution[] => {
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
