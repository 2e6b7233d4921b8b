import { formatAmount } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { notifyMember } from '../../inbox/index.ts';
import { catchUp, closeRequirement, findRequirement, listDue } from '../../turnover/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { findGrantOf } from './bonus-store.ts';
import { markCapNotified, markNotified, selectCapped, selectUnnotified } from './closed-bonus-store.ts';
import { gainOf, takeBack } from './take-back.ts';

/** Ends the bonuses whose time is over. Every bet that was placed before this moment counts. */
export const expireBonuses = async (house: House): Promise<void> => {
  const now = house.clock.now();
  for (const due of await listDue(house.db, now)) {
    await transaction(house.db, (tx) => forfeit(house, tx, due));
  }
};

interface Due {
  readonly id: bigint;
  readonly accountId: bigint;
}

/** The bonus goes back, as far as the wallet holds more than the member's own money. */
const forfeit = async (house: House, tx: Transaction, { id, accountId }: Due): Promise<void> => {
  await lockWallets(tx, [accountId]);
  await catchUp(tx, accountId);
  const requirement = await findRequirement(tx, accountId, id);
  if (requirement?.state !== 'OPEN') return;
  await closeRequirement(tx, id, { state: 'FORFEIT', at: house.clock.now() });
  const grant = await findGrantOf(tx, id);
  if (grant === undefined) return;
  const gain = await gainOf(tx, grant);
  const amount = gain < grant.amount ? gain : grant.amount;
  await takeBack(tx, grant, { amount, why: 'expired' });
  const values = { bonus: grant.kind, amount: formatAmount(amount) };
  await notifyMember(house, tx, { accountId, kind: 'bonus_forfeited', values });
};

/** Tells members of bonuses that are played through or were let off, and of what was taken of them, once each. */
export const notifyClosedBonuses = async (house: House): Promise<void> => {
  await tellOver(house);
  await tellBounded(house);
};

const tellOver = async (house: House): Promise<void> => {
  for (const { id, accountId, kind } of await selectUnnotified(house.db)) {
    await transaction(house.db, async (tx) => {
      if (!(await markNotified(tx, id))) return;
      await notifyMember(house, tx, { accountId, kind: 'bonus_cleared', values: { bonus: kind } });
    });
  }
};

const tellBounded = async (house: House): Promise<void> => {
  for (const { id, accountId, kind, bounded } of await selectCapped(house.db)) {
    await transaction(house.db, async (tx) => {
      if (!(await markCapNotified(tx, id))) return;
      const values = { bonus: kind, amount: formatAmount(bounded) };
      await notifyMember(house, tx, { accountId, kind: 'bonus_bounded', values });
    });
  }
};
