import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { checkCode, type RightCode, verifyPhone } from '../../identity/index.ts';

/** How whoever registers shows that a phone is theirs: a code of ours, or a token of the provider. */
export interface NumberProof {
  readonly verificationCode: string;
  /** `sms` when a token takes the place of the code. */
  readonly firebaseChannel: '' | 'sms';
  readonly firebaseIdToken: string;
}

/** Whether the number was shown to be the caller's; of two ways the one that the house has set up. */
export const proveNumber = async (
  house: House,
  recipient: string,
  proof: NumberProof,
): Promise<RightCode> => {
  if (proof.firebaseChannel === '')
    return checkCode(house, { purpose: 'register', recipient, code: proof.verificationCode });
  const proven = await verifyPhone(house, proof.firebaseIdToken);
  if (proven.phone !== recipient) throw new Refusal('code_wrong');
  return proven;
};
