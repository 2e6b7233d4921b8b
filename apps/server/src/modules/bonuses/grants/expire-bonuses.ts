import { formatAmount } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { notifyMember } from '../../inbox/index.ts';
import {
  catchUp,
  closeRequirement,
  findRequirement,
  listClosings,
  listDue,
  reportClosing,
} from '../../turnover/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { findGrantOf, listKindsOf } from './bonus-store.ts';
import { markCapNotified, selectCapped } from './closed-bonus-store.ts';
import { gainOf, takeBack } from './take-back.ts';

/** Ends the bonuses whose time is over. Every bet that was placed before this moment counts. */
export const expireBonuses = async (ctx: AppContext): Promise<void> => {
  const now = ctx.clock.now();
  for (const due of await listDue(ctx.db, now)) {
    await transaction(ctx.db, (tx) => forfeit(ctx, tx, due));
  }
};

interface Due {
  readonly id: bigint;
  readonly accountId: bigint;
}

/** The bonus goes back, as far as the wallet holds more than the member's own money. */
const forfeit = async (ctx: AppContext, tx: Transaction, { id, accountId }: Due): Promise<void> => {
  await lockWallets(tx, [accountId]);
  await catchUp(tx, accountId);
  const requirement = await findRequirement(tx, accountId, id);
  if (requirement?.state !== 'OPEN') return;
  await closeRequirement(tx, id, { state: 'FORFEIT', at: ctx.clock.now() });
  const grant = await findGrantOf(tx, id);
  if (grant === undefined) return;
  const gain = await gainOf(tx, grant);
  const amount = gain < grant.amount ? gain : grant.amount;
  await takeBack(tx, grant, { amount, why: 'expired' });
  const values = { bonus: grant.kind, amount: formatAmount(amount) };
  await notifyMember(ctx, tx, { accountId, kind: 'bonus_forfeited', values });
};

/** Tells members of bonuses that are played through or were let off, and of what was taken of them, once each. */
export const notifyClosedBonuses = async (ctx: AppContext): Promise<void> => {
  await tellOver(ctx);
  await tellBounded(ctx);
};

const tellOver = async (ctx: AppContext): Promise<void> => {
  const closings = await listClosings(ctx.db);
  const kinds = await listKindsOf(
    ctx.db,
    closings.map(({ id }) => id),
  );
  for (const { id, accountId } of closings) {
    const bonus = kinds.get(id);
    await transaction(ctx.db, async (tx) => {
      if (!(await reportClosing(tx, id)) || bonus === undefined) return;
      await notifyMember(ctx, tx, { accountId, kind: 'bonus_cleared', values: { bonus } });
    });
  }
};

const tellBounded = async (ctx: AppContext): Promise<void> => {
  for (const { id, accountId, kind, bounded } of await selectCapped(ctx.db)) {
    await transaction(ctx.db, async (tx) => {
      if (!(await markCapNotified(tx, id))) return;
      const values = { bonus: kind, amount: formatAmount(bounded) };
      await notifyMember(ctx, tx, { accountId, kind: 'bonus_bounded', values });
    });
  }
};
