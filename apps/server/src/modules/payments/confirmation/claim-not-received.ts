import { Refusal, transaction, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { keepPicture } from '../../members/index.ts';
import { findPart } from '../withdrawals/part-store.ts';
import { dispute } from '../withdrawals/parts/dispute.ts';
import type { StoredPart } from '../withdrawals/types.ts';
import { lockOwnPart } from './confirm-received.ts';

export interface ClaimOfMember {
  readonly partId: bigint;
  /** The picture of the statement, as it came. */
  readonly picture: Buffer | undefined;
}

/** The caller has not got a payment, and shows its statement: the house looks into it. */
export const claimNotReceived = async (
  house: House,
  caller: Caller,
  { partId, picture }: ClaimOfMember,
): Promise<void> => {
  const known = await findPart(house.db, partId);
  if (known === undefined || known.accountId !== caller.accountId) throw new Refusal('not_found');
  checkOpen(house, known);
  if (picture === undefined)
    throw new Refusal('not_empty', { fields: [{ field: 'picture', problem: 'empty' }] });
  const proof = await keepPicture(house, caller.accountId, picture);
  await transaction(house.db, async (tx) => {
    const locked = await lockOwnPart(tx, caller, partId);
    checkOpen(house, locked.part);
    await dispute(house, tx, locked, { proof, by: 'member' });
  });
};

const checkOpen = ({ clock }: House, { state, deadline }: StoredPart): void => {
  const isLate = deadline !== null && deadline <= clock.now();
  if (state === 'AUTO_RECEIVED' || (state === 'CONFIRM_WAIT' && isLate))
    throw new Refusal('claim_by_service');
  if (state !== 'CONFIRM_WAIT') throw new Refusal('part_not_open');
};
