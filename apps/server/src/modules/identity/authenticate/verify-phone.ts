import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { insertJti } from '../encryption/encryption-key-store.ts';

/** A phone that the provider has verified, by a token that is not spent yet. */
export interface VerifiedPhoneToken {
  /** With its country, in digits alone. */
  readonly phone: string;
  /** Spends the token with what it was verified for; refuses when it has been spent before. */
  spend(tx: Transaction): Promise<void>;
}

/** The phone that a token of the provider speaks for; refuses where there is no provider. */
export const verifyPhone = async (ctx: AppContext, idToken: string): Promise<VerifiedPhoneToken> => {
  const { phones } = ctx.deliveryChannels;
  if (phones === null) throw new BusinessError('not_enabled');
  if (idToken === '') throw new BusinessError('code_missing');
  const verified = await phones.verify(idToken);
  if (verified === null) throw new BusinessError('code_wrong');
  const { phone, tokenId, expires } = verified;
  return {
    phone,
    // No sealed call can have an id with a dot in it.
    spend: async (tx) => {
      if (!(await insertJti(tx, `phone.${tokenId}`, expires))) throw new BusinessError('code_wrong');
    },
  };
};
