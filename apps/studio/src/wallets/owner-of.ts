import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import { CURRENCY } from '../studio.ts';
import type { Owner } from './types.ts';

/** Whose wallet a call is about; only one currency is played in. */
export const ownerOf = ({ account_id, currency }: { account_id: string; currency: string }): Owner => {
  if (currency !== CURRENCY.code) throw new WalletApiError(softswiss.toErrorReply('154'));
  return { account: account_id, currency };
};
