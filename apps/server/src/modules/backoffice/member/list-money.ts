import type { AppContext } from '../../../app-context.ts';
import { listBetsBefore, type Bet } from '../../bets/index.ts';
import { findGames, type KnownGame } from '../../catalogue/index.ts';
import { listDepositsOf, listWithdrawalDetailsOf } from '../../payments/index.ts';
import { listPostings } from '../../wallet/index.ts';
import { requireMember } from '../require-member.ts';

interface Page {
  readonly before?: string | undefined;
  readonly limit: number;
}

/** A page of something, and what to ask for to get the next one. */
export interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** The movements of a member's wallet, the latest first. */
export const listMemberPostings = async (
  ctx: AppContext,
  accountId: bigint,
  { bets, before, limit }: Page & { bets: 'shown' | 'hidden' },
) => {
  await requireMember(ctx, accountId);
  const rows = await listPostings(ctx.db, accountId, {
    ...(before === undefined ? {} : { before: BigInt(before) }),
    withoutBets: bets === 'hidden',
    limit: limit + 1,
  });
  return paged(rows, limit, ({ seq }) => String(seq));
};

/** The bets of a member with their titles, the latest first. */
export const listMemberBets = async (
  ctx: AppContext,
  accountId: bigint,
  { before, limit }: Page,
): Promise<Paged<{ bet: Bet; game: KnownGame | undefined }>> => {
  await requireMember(ctx, accountId);
  const bets = await listBetsBefore(ctx.db, accountId, { before: before ?? null, limit: limit + 1 });
  const games = await findGames(ctx.db, bets);
  const { rows, next } = paged(bets, limit, ({ position }) => position);
  return {
    rows: rows.map((bet) => ({ bet, game: games.get(`${bet.source}/${bet.gameId}`) })),
    next,
  };
};

/** The deposits of a member, the latest first. */
export const listMemberDeposits = async (ctx: AppContext, accountId: bigint, { before, limit }: Page) => {
  await requireMember(ctx, accountId);
  const page = { before: before === undefined ? null : BigInt(before), limit: limit + 1 };
  return paged(await listDepositsOf(ctx.db, accountId, page), limit, ({ id }) => String(id));
};

/** The withdrawals of a member, the latest first. */
export const listMemberWithdrawals = async (ctx: AppContext, accountId: bigint, { before, limit }: Page) => {
  await requireMember(ctx, accountId);
  const page = { before: before === undefined ? null : BigInt(before), limit: limit + 1 };
  const withdrawals = await listWithdrawalDetailsOf(ctx.db, accountId, page);
  return paged(withdrawals, limit, ({ withdrawal }) => String(withdrawal.id));
};

/** Of one row more than is shown. */
const paged = <Row>(rows: readonly Row[], limit: number, positionOf: (row: Row) => string): Paged<Row> => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last !== undefined ? positionOf(last) : null };
};
