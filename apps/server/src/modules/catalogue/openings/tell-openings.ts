import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { notifyMember } from '../../inbox/index.ts';
import { listVendors } from '../store.ts';
import { takeWishes } from './opening-store.ts';

const AT_ONCE = 500;

/** Tells who wished for it that an area has its first game, each member once. */
export const tellOpenings = async (ctx: AppContext): Promise<void> => {
  const vendors = await listVendors(ctx.db);
  const open = vendors.filter(({ opensSoon }) => !opensSoon).map(({ category }) => category);
  let taken = AT_ONCE;
  while (taken === AT_ONCE) taken = await tellSome(ctx, [...new Set(open)]);
};

type Categories = Parameters<typeof takeWishes>[1];

const tellSome = (ctx: AppContext, open: Categories): Promise<number> =>
  transaction(ctx.db, async (tx) => {
    const wishes = await takeWishes(tx, open, AT_ONCE);
    for (const { accountId, category } of wishes)
      await notifyMember(ctx, tx, { accountId, kind: 'area_opened', values: { area: category } });
    return wishes.length;
  });
