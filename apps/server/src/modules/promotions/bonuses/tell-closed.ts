import { formatAmount } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { tellMember } from '../../inbox/index.ts';
import { markBoundedTold, markTold, selectBounded, selectUntold } from './closed-store.ts';

/** Tells members of bonuses that are played through or were let off, and of what was taken of them, once each. */
export const tellClosed = async (house: House): Promise<void> => {
  await tellOver(house);
  await tellBounded(house);
};

const tellOver = async (house: House): Promise<void> => {
  for (const { id, accountId, kind } of await selectUntold(house.db)) {
    await transaction(house.db, async (tx) => {
      if (!(await markTold(tx, id))) return;
      await tellMember(house, tx, { accountId, kind: 'bonus_cleared', values: { bonus: kind } });
    });
  }
};

const tellBounded = async (house: House): Promise<void> => {
  for (const { id, accountId, kind, bounded } of await selectBounded(house.db)) {
    await transaction(house.db, async (tx) => {
      if (!(await markBoundedTold(tx, id))) return;
      const values = { bonus: kind, amount: formatAmount(bounded) };
      await tellMember(house, tx, { accountId, kind: 'bonus_bounded', values });
    });
  }
};
