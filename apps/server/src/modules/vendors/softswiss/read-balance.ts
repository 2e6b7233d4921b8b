import { ZERO } from '@hintha/money';
import type { softswiss } from '@hintha/vendor-protocol';
import { readBalance as readWallet } from '../../wallet/index.ts';
import type { Admitted } from './admit-call.ts';
import type { Desk } from './desk.ts';

/** What the player may stake now. */
export const readBalance = async (
  desk: Desk,
  { account }: Admitted<softswiss.BalanceRequest>,
): Promise<softswiss.BalanceReply> => {
  const wallet = await readWallet(desk.house.db, account.id);
  return { balance: wallet?.available ?? ZERO };
};
