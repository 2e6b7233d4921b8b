import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import type { Actor } from '../../../audit/index.ts';
import { lockPart } from '../lock-withdrawal.ts';
import { recordDeed } from '../record-deed.ts';
import { isPayable } from './is-payable.ts';
import { markSent } from './mark-sent.ts';

export interface SendingOrder {
  readonly actor: Actor;
  readonly partId: bigint;
  readonly payerReference: string;
  readonly slip: string | null;
}

/** Keeps that somebody of the staff has paid a part, under what reference and with what picture. */
export const sendPart = async (house: House, tx: Transaction, order: SendingOrder): Promise<void> => {
  const { actor, partId, payerReference, slip } = order;
  const locked = await lockPart(tx, partId);
  const { withdrawal, part } = locked;
  // What the gateway was asked to pay, people never pay beside it.
  if (!isPayable(withdrawal, part) || part.way !== 'staff') throw new Refusal('part_not_open');
  await markSent(house, tx, locked, { payerReference, slip, by: actor });
  const details = { withdrawalId: withdrawal.id, amount: part.amount, payerReference, slip };
  await recordDeed(tx, { actor, deed: 'withdrawal.send', subject: `part:${partId}`, details });
};
