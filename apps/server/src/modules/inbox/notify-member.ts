import type { inbox } from '@hintha/contract';
import { announce, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { pushTo } from './push/push-member.ts';
import { insertMessage } from './store.ts';

export interface MemberNotice {
  readonly accountId: bigint;
  readonly kind: inbox.MessageKind;
  /** What fills the words of the kind: amounts and order numbers as they are shown. */
  readonly values: Readonly<Record<string, string>>;
}

/** Of what is kept as a message, what devices are told too. */
const PUSHED: ReadonlyMap<inbox.MessageKind, inbox.PushKind> = new Map([
  ['withdrawal_sent', 'withdrawal_paid'],
  ['case_answered', 'case_answered'],
]);

const aboutOf = ({ kind, values: { order = '' } }: MemberNotice): string => `${kind}:${order}`;

/** Keeps a message for the member with the transaction's own rows; its pages know once that has committed. */
export const notifyMember = async (ctx: AppContext, tx: Transaction, notice: MemberNotice): Promise<void> => {
  const { accountId, kind, values } = notice;
  await insertMessage(tx, accountId, { kind, values, createdAt: ctx.clock.now() });
  const event = { type: 'message-arrived', key: String(accountId), kind };
  announce(tx, event);
  const pushed = PUSHED.get(kind);
  if (pushed !== undefined) await pushTo(ctx, tx, [accountId], { kind: pushed, about: aboutOf(notice) });
};
