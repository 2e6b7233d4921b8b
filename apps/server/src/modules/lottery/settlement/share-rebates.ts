import { money, type Money } from '@hintha/money';
import { FAIR_MODE } from '../rules.ts';
import type { Play, TeamShare } from './rebate-store.ts';

export interface Played {
  readonly accountId: bigint;
  readonly plays: readonly Omit<Play, 'accountId'>[];
  /** Who stands above, from right above the member to the top, with the prize modes of the moment. */
  readonly above: readonly { readonly accountId: bigint; readonly mode: number }[];
}

export interface Shared {
  readonly accountId: bigint;
  readonly own: Money;
  readonly shares: readonly TeamShare[];
}

/**
 * What a member's bets in a numero give back: to the member what it bet below its own mode, to each account above the
 * valid bets times what its mode is above that of the account right below. Each is rounded by what all before it came to,
 * so that the whole comes to (mode of the top − prize mode) / 2000 of the valid bets, less a hundredth at most.
 */
export const shareRebates = ({ accountId: memberId, plays, above }: Played): Shared => {
  let exact = 0n;
  let given = 0n;
  const next = (valid: bigint, difference: number): bigint => {
    exact += valid * BigInt(difference);
    const amount = exact / BigInt(FAIR_MODE) - given;
    given += amount;
    return amount;
  };
  const own = plays.reduce(
    (sum, { valid, ownMode, prizeMode }) => sum + next(valid, ownMode - prizeMode),
    0n,
  );
  const shares: TeamShare[] = [];
  for (const [ownMode, some] of Map.groupBy(plays, (play) => play.ownMode)) {
    const valid = some.reduce((sum, play) => sum + play.valid, 0n);
    let below = ownMode;
    for (const { accountId, mode: now } of above) {
      // The member bet at the mode of that time, and those above have theirs of now: where one was lowered meanwhile, it
      // counts as much as the one below it, since nobody is given less than nothing.
      const mode = Math.max(now, below);
      const amount = next(valid, mode - below);
      if (amount > 0n) shares.push({ accountId, memberId, ownMode, mode, below, valid, amount });
      below = mode;
    }
  }
  return { accountId: memberId, own: money(own), shares };
};
