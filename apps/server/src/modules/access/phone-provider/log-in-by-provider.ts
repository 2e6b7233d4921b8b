import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isFlagOn } from '../../settings/index.ts';
import { enterByPhone } from '../mobile/enter-by-phone.ts';
import type { Origin, SignedIn } from '../types.ts';
import { verifyPhone } from './verify-phone.ts';

export interface ProviderLogin {
  readonly firebaseIdToken: string;
  readonly side: 'MEMBER' | 'AGENT';
  /** As the caller wrote it; which account is meant is the token's to say. */
  readonly mobileNum: string;
  /** Whether the browser is to keep the number for a day. */
  readonly remember: boolean;
}

/** Opens a session for the account of a phone that the provider has verified. */
export const logInByProvider = async (
  house: House,
  asked: ProviderLogin,
  origin: Origin,
): Promise<SignedIn> => {
  if (!(await isFlagOn(house.db, 'MOBILEVERCODELOGIN3'))) throw new Refusal('not_enabled');
  const proof = await verifyPhone(house, asked.firebaseIdToken);
  const remember = asked.remember ? { name: asked.mobileNum, type: 'firebase' as const } : null;
  return enterByPhone(house, { phone: proof.phone, proof, side: asked.side, remember }, origin);
};
