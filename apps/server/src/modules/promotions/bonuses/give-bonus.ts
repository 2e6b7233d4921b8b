import { Refusal, transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { giveGift, type Gift } from './give-gift.ts';

/** A gift with what is written along with it. */
export type Given = Gift & { readonly along?: (tx: Transaction) => Promise<void> };

const NOT_GIVEN: readonly string[] = ['not_enabled', 'bonus_taken'];

/** Gives a bonus unless it, or the same person under another account, has had it; says whether it did. */
export const giveBonus = async (house: House, gift: Given): Promise<boolean> => {
  if (gift.amount <= 0n) return false;
  try {
    await transaction(house.db, async (tx) => {
      await giveGift(house, tx, gift);
      await gift.along?.(tx);
    });
    return true;
  } catch (error) {
    if (error instanceof Refusal && NOT_GIVEN.includes(error.code)) return false;
    throw error;
  }
};
