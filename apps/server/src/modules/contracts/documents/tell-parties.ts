import type { inbox } from '@hintha/contract';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findAccountNames } from '../../identity/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import type { Contract } from '../types.ts';

type Notice = Extract<inbox.MessageKind, `contract_${string}`>;

export interface Notified {
  readonly kind: Notice;
  readonly contract: Contract;
  readonly to: 'payer' | 'payee' | 'both';
  readonly values?: Readonly<Record<string, string>>;
}

/** Writes to one party of a contract or to both what became of it, each with the name of the other. */
export const tellParties = async (ctx: AppContext, tx: Transaction, notified: Notified): Promise<void> => {
  const { payerId, payeeId, kind } = notified.contract;
  const pairs = [
    ...(notified.to === 'payee' ? [] : [[payerId, payeeId] as const]),
    ...(notified.to === 'payer' ? [] : [[payeeId, payerId] as const]),
  ];
  const names = await findAccountNames(ctx.db, [payeeId, ...(payerId === null ? [] : [payerId])]);
  for (const [accountId, other] of pairs) {
    if (accountId === null) continue;
    const account = (other !== null && names.get(other)?.name) || '';
    const values = { contract: kind, account, ...notified.values };
    await notifyMember(ctx, tx, { accountId, kind: notified.kind, values });
  }
};
