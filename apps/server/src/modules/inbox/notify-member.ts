import type { inbox } from '@hintha/contract';
import { announce, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { insertMessage } from './store.ts';

export interface MemberNotice {
  readonly accountId: bigint;
  readonly kind: inbox.MessageKind;
  /** What fills the words of the kind: amounts and order numbers as they are shown. */
  readonly values: Readonly<Record<string, string>>;
}

/** Keeps a message for the member with the transaction's own rows; its pages know once that has committed. */
export const notifyMember = async (ctx: AppContext, tx: Transaction, notice: MemberNotice): Promise<void> => {
  const { accountId, kind, values } = notice;
  await insertMessage(tx, accountId, { kind, values, createdAt: ctx.clock.now() });
  const event = { type: 'message-arrived', key: String(accountId), kind };
  announce(tx, event);
};
