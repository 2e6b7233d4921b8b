import type { Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { BALANCE_PATIENCE_MS } from './rules.ts';
import { announceAway } from './sum-away.ts';
import type { VendorWallet } from './types.ts';
import { playerOf, vendorClient, type Keeper } from './vendor-client.ts';
import { putBalance } from './wallet-store.ts';

export interface Told {
  readonly balance: Money;
  readonly askedAt: Date;
}

/** What a member has at a vendor by the vendor's word; undefined when it does not give one in time. */
export const askBalance = async (
  { clock }: House,
  keeper: Keeper,
  { account, patienceMs }: { account: string; patienceMs: number },
): Promise<Told | undefined> => {
  const askedAt = clock.now();
  const answer = await vendorClient(keeper, patienceMs).balance(playerOf(keeper, account));
  return answer.kind === 'ok' ? { balance: answer.reply.balance, askedAt } : undefined;
};

/** Asks and takes the answer over; false when there was none. */
export const refreshWallet = async (house: House, keeper: Keeper, wallet: VendorWallet): Promise<boolean> => {
  const told = await askBalance(house, keeper, {
    account: wallet.account,
    patienceMs: BALANCE_PATIENCE_MS,
  });
  if (told === undefined) return false;
  await transaction(house.db, async (tx) => {
    await putBalance(tx, wallet, told);
    if (told.balance !== wallet.balance) await announceAway(tx, wallet.accountId);
  });
  return true;
};
