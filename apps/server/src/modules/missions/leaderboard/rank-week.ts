import type { AccountType } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { addDays } from '../../bets/index.ts';
import { listPlayers } from '../../identity/index.ts';
import { type Weighed, weighPlayed } from '../../turnover/index.ts';
import type { Prize, Standing } from '../types.ts';

const LAST_DAY = 6;

/** The ranks of a week, which is named by its Monday, as what was played by now makes them. */
export const rankWeek = async ({ db }: AppContext, week: string): Promise<Standing[]> => {
  const weighed = await weighPlayed(db, { from: week, to: addDays(week, LAST_DAY) });
  const players = await listPlayers(
    db,
    weighed.map(({ accountId }) => accountId),
  );
  return rankPlayers({ weighed, players });
};

export interface Ranked {
  readonly weighed: readonly Weighed[];
  readonly players: readonly { readonly id: bigint; readonly type: AccountType; readonly closed: boolean }[];
}

/** Agents at the top of a line and trials are not ranked. */
const NOT_RANKED: readonly AccountType[] = [2, 4];

/** Who has bet the most comes first, and of equals who had reached it first. */
export const rankPlayers = ({ weighed, players }: Ranked): Standing[] => {
  const known = new Map(players.map((player) => [player.id, player]));
  const isRanked = ({ accountId, score }: Weighed): boolean => {
    const player = known.get(accountId);
    return score > 0n && player !== undefined && !player.closed && !NOT_RANKED.includes(player.type);
  };
  return weighed
    .filter(isRanked)
    .toSorted(compare)
    .map(({ accountId, score, reachedAt }, index) => ({
      rank: index + 1,
      accountId,
      score,
      reachedAt,
      prize: null,
    }));
};

const compare = (a: Weighed, b: Weighed): number => {
  if (a.score !== b.score) return a.score > b.score ? -1 : 1;
  const later = a.reachedAt.getTime() - b.reachedAt.getTime();
  if (later !== 0) return later;
  return a.accountId < b.accountId ? -1 : 1;
};

/** What a rank brings; null for nothing. */
export const prizeOf = (prizes: readonly Prize[], rank: number): Money | null =>
  prizes.find(({ fromRank, toRank }) => fromRank <= rank && rank <= toRank)?.amount ?? null;
