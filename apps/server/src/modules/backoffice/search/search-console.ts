import type { StaffCaller } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findAccountNames } from '../../identity/index.ts';
import { mayCall } from '../rules.ts';
import { findBetHits, findOrderHits, findPostingHits } from './find-money.ts';
import { findApprovalHits, findNotificationHits, findMemberHits, findStaffHits } from './find-people.ts';
import { findApplicationHits, findCaseHits, findRedemptionHits } from './find-requests.ts';
import type { Finder, Hit, HitKind } from './types.ts';

const FINDERS: readonly Finder[] = [
  { kinds: ['member'], listedBy: 'readMemberFile', find: findMemberHits },
  { kinds: ['deposit', 'withdrawal', 'payout'], listedBy: 'queueWithdrawals', find: findOrderHits },
  { kinds: ['posting'], listedBy: 'listMemberPostings', find: findPostingHits },
  { kinds: ['bet'], listedBy: 'listMemberBets', find: findBetHits },
  { kinds: ['redemption'], listedBy: 'queueRedemptions', find: findRedemptionHits },
  { kinds: ['application'], listedBy: 'queueApplications', find: findApplicationHits },
  { kinds: ['case'], listedBy: 'queueCases', find: findCaseHits },
  { kinds: ['notification'], listedBy: 'listNotifications', find: findNotificationHits },
  { kinds: ['approval'], listedBy: 'listApprovals', find: findApprovalHits },
  { kinds: ['staff'], listedBy: 'listStaff', find: findStaffHits },
];

/** A hit with the name of the member it belongs to. */
export type NamedHit = Hit & { readonly account: string | null };

/** Looks for a text among everything that the caller's roles may see. */
export const searchConsole = async (
  ctx: AppContext,
  caller: StaffCaller,
  text: string,
): Promise<{ hits: NamedHit[]; kinds: HitKind[] }> => {
  const finders = FINDERS.filter(({ listedBy }) => mayCall(caller, listedBy));
  const hits = (await Promise.all(finders.map(({ find }) => find(ctx, text)))).flat();
  const names = await findAccountNames(
    ctx.db,
    hits.flatMap(({ accountId }) => accountId ?? []),
  );
  const nameOf = (id: bigint | undefined) => (id === undefined ? undefined : names.get(id)?.name);
  return {
    hits: hits.map((hit) => ({ ...hit, account: nameOf(hit.accountId) ?? null })),
    kinds: finders.flatMap(({ kinds }) => kinds),
  };
};
