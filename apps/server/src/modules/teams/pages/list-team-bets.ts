import type { AppContext } from '../../../app-context.ts';
import { dayEnd, dayStart } from '../../../business-day.ts';
import { directsOf, lineNow, lineOn, teamOf } from '../../agents/index.ts';
import { countedChanges } from '../../bets/index.ts';
import { findGames, type KnownGame } from '../../catalogue/index.ts';
import { findAccountNames } from '../../identity/index.ts';
import { selectStandings } from '../figures/standing-store.ts';
import { daysAsked } from '../period.ts';
import type { Days } from '../types.ts';
import { selectTeamChanges, type TeamChange } from './team-bet-store.ts';
import { findMember } from './find-member.ts';

export interface BetsQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly account?: string | undefined;
  readonly alone: boolean;
  readonly direct: boolean;
  readonly category?: string | undefined;
  readonly before?: string | undefined;
  readonly pageSize: number;
}

export interface TeamBet {
  readonly change: TeamChange;
  readonly account: string;
  readonly game: KnownGame | undefined;
}

/** A team of fewer is looked for account by account, a larger one in the order of what was decided. */
const FEW = 500n;

const sizeOf = ({ alone, direct }: BetsQuery, members: bigint): 'one' | 'few' | 'many' => {
  if (alone) return 'one';
  return direct || members < FEW ? 'few' : 'many';
};

/** What was decided of the bets of a team, the latest first. */
export const listTeamBets = async (
  ctx: AppContext,
  agentId: bigint,
  query: BetsQuery,
): Promise<{ days: Days; bets: TeamBet[]; next: bigint | null }> => {
  const { db, clock } = ctx;
  const days = daysAsked(query, clock.now());
  const { id } = await findMember(db, agentId, query.account);
  const members = (await selectStandings(db, [id])).get(id)?.members ?? 0n;
  const rows = await selectTeamChanges(
    db,
    { changes: countedChanges(), lineNow, lineOn, team: query.direct ? directsOf(id) : teamOf(id) },
    {
      id,
      agentId,
      size: sizeOf(query, members),
      from: dayStart(days.from),
      to: dayEnd(days.to),
      category: query.category ?? null,
      before: query.before === undefined ? null : BigInt(query.before),
      limit: query.pageSize + 1,
    },
  );
  const page = rows.slice(0, query.pageSize);
  const [names, games] = await Promise.all([
    findAccountNames(
      db,
      page.map(({ accountId }) => accountId),
    ),
    findGames(db, page),
  ]);
  return {
    days,
    bets: page.map((change) => ({
      change,
      account: names.get(change.accountId)?.name ?? '',
      game: games.get(`${change.source}/${change.gameId}`),
    })),
    next: rows.length > page.length ? (page.at(-1)?.seq ?? null) : null,
  };
};
