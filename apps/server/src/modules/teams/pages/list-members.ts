import type { AppContext } from '../../../app-context.ts';
import { directsOf, joinedSince, teamOf } from '../../agents/index.ts';
import { findAccountNames } from '../../identity/index.ts';
import { daysAsked } from '../period.ts';
import type { Days } from '../types.ts';
import { findMember } from './find-member.ts';
import { type MemberSums, type MembersQuery, selectMembers, sumMembers } from './member-store.ts';
import { accountsOnline } from './read-team.ts';

interface ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly account?: string | undefined;
  readonly list: MembersQuery['list'];
  readonly scope: 'team' | 'direct';
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Member {
  readonly account: string;
  readonly upline: string | null;
  readonly joinedAt: Date | null;
  readonly hasTeam: boolean;
  readonly balance: bigint;
  readonly amount: bigint | null;
  readonly day: string | null;
}

export interface Members {
  readonly days: Days;
  readonly rows: readonly Member[];
  readonly sums: MemberSums;
}

/** The accounts that a figure of a team is made of, a page of them, as the team is now. */
export const listMembers = async (ctx: AppContext, agentId: bigint, query: ListQuery): Promise<Members> => {
  const { db, clock } = ctx;
  const days = daysAsked(query, clock.now());
  const { id } = await findMember(db, agentId, query.account);
  const relations = {
    team: teamOf(id),
    direct: directsOf(id),
    seen: accountsOnline(clock.now()),
    joined: joinedSince(0n),
  };
  const wanted = { id, list: query.list, isDirect: query.scope === 'direct', days };
  const { pageNo, pageSize } = query;
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [found, sums] = await Promise.all([
    selectMembers(db, relations, wanted, page),
    sumMembers(db, relations, wanted),
  ]);
  const ids = found.flatMap((row) => [row.id, ...(row.uplineId === null ? [] : [row.uplineId])]);
  const names = await findAccountNames(db, ids);
  const rows = found.map(({ id: memberId, uplineId, joinedAt, ...row }) => {
    // Who stands above the agent, and since when, is none of the team's.
    const isBelow = memberId !== agentId && uplineId !== null;
    return {
      ...row,
      account: names.get(memberId)?.name ?? '',
      upline: isBelow ? (names.get(uplineId)?.name ?? '') : null,
      joinedAt: isBelow ? joinedAt : null,
    };
  });
  return { days, rows, sums };
};
