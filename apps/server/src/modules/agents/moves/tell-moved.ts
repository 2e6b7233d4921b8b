import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listAccountDetails, maskPlayer } from '../../identity/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import type { Move } from '../contributions.ts';

/** Writes to an account that was moved, and to those right above it before and now. */
export const tellMoved = async (
  ctx: AppContext,
  tx: Transaction,
  { accountId, oldLine, newLine }: Pick<Move, 'accountId' | 'oldLine' | 'newLine'>,
): Promise<void> => {
  const [before, now] = [oldLine.at(-2), newLine.at(-2)];
  const names = await listAccountDetails(tx, now === undefined ? [accountId] : [accountId, now]);
  const account = names.get(accountId)?.name ?? '';
  if (before !== undefined)
    await notifyMember(ctx, tx, { accountId: before, kind: 'downline_left', values: { account } });
  if (now === undefined) return;
  await notifyMember(ctx, tx, { accountId: now, kind: 'downline_joined', values: { account } });
  const upline = maskPlayer(names.get(now)?.name ?? '');
  await notifyMember(ctx, tx, { accountId, kind: 'account_moved', values: { account: upline } });
};
