import { money } from '@hintha/money';
import { fill } from './fill.ts';
import type { Bet, Contribution, Course, Requirement } from './types.ts';

/**
 * Counts a bet for what it is now. What it gave before is taken back first, where it was given: a requirement that it
 * had filled is open again, and one that has been let off or lost stays so. What other bets gave stays where it is.
 */
export const countBet = (course: Course, bet: Bet): Course => {
  const before = course.given.get(bet.reference) ?? [];
  const reopened = apply(course.requirements, before, -1n);
  const contributions = fill(reopened, bet);
  return {
    requirements: apply(reopened, contributions, 1n),
    given: new Map(course.given).set(bet.reference, contributions),
  };
};

const apply = (
  requirements: readonly Requirement[],
  contributions: readonly Contribution[],
  sign: 1n | -1n,
): Requirement[] =>
  requirements.map((requirement) => {
    const own = contributions.filter(({ requirementId }) => requirementId === requirement.id);
    const progress = own.reduce((sum, { amount }) => sum + sign * amount, BigInt(requirement.progress));
    return own.length === 0 ? requirement : toProgress(requirement, progress);
  });

const toProgress = (requirement: Requirement, progress: bigint): Requirement => {
  const moves = requirement.state === 'OPEN' || requirement.state === 'FULFILLED';
  const state = progress >= requirement.target ? 'FULFILLED' : 'OPEN';
  return { ...requirement, progress: money(progress), state: moves ? state : requirement.state };
};
