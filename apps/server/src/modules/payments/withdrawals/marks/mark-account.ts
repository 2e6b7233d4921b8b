import type { Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import type { Actor } from '../../../audit/index.ts';
import { recordDeed } from '../record-deed.ts';
import { deleteMark, type Mark, putMark } from './mark-store.ts';

export interface MarkOrder {
  readonly actor: Actor;
  readonly accountId: bigint;
  /** LOCKED closes withdrawals; BONUS_ABUSE gives each of them to people to decide. */
  readonly mark: Mark;
  readonly on: boolean;
  readonly reason: string;
}

/** Sets a mark against the withdrawals of an account, or takes it off. */
export const markAccount = async (house: House, tx: Transaction, order: MarkOrder): Promise<void> => {
  const { actor, accountId, mark, on, reason } = order;
  if (on) await putMark(tx, { accountId, mark, reason, at: house.clock.now() });
  else await deleteMark(tx, accountId, mark);
  const deed = on ? 'withdrawals.mark' : 'withdrawals.unmark';
  await recordDeed(tx, { actor, deed, subject: `account:${accountId}`, reason, details: { mark } });
};
