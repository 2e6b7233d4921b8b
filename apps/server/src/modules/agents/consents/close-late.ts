import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listAccountDetails, maskPlayer } from '../../identity/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import { expireRequests } from './consent-store.ts';

/** Closes requests that nobody answered in time, of one account or of all, and tells both sides of each. */
export const closeLate = async (
  ctx: AppContext,
  tx: Transaction,
  accountId: bigint | null,
): Promise<void> => {
  const late = await expireRequests(tx, ctx.clock.now(), accountId);
  if (late.length === 0) return;
  const names = await listAccountDetails(
    tx,
    late.flatMap((request) => [request.accountId, request.agentId]),
  );
  const nameOf = (id: bigint): string => names.get(id)?.name ?? '';
  const kind = 'rates_expired';
  for (const { accountId: asked, agentId } of late) {
    await notifyMember(ctx, tx, { accountId: agentId, kind, values: { account: nameOf(asked) } });
    await notifyMember(ctx, tx, { accountId: asked, kind, values: { account: maskPlayer(nameOf(agentId)) } });
  }
};
