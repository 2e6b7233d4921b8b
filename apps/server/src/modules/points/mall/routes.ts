import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf } from '../../audit/index.ts';
import { toMallView } from '../views.ts';
import { changeReward } from './change-reward.ts';
import { createReward } from './create-reward.ts';
import { listMall } from './read-mall.ts';
import type { Shelf } from './types.ts';

/** Whole numbers as the database keeps them. */
const toShelf = (
  body: Omit<Shelf, 'stock' | 'mostEach'> & { stock: number; mostEach: number | null },
): Shelf => {
  const { names, picture, stock, mostEach, enabled, position } = body;
  const each = mostEach === null ? null : BigInt(mostEach);
  return { names, picture, stock: BigInt(stock), mostEach: each, enabled, position };
};

/** What the staff does with the rewards of the points mall. */
export const mallRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listMall, async () => (await listMall(house.db)).map(toMallView)),
  serveStaff(CONSOLE_ROUTES.createReward, async ({ caller, body }) => {
    const { points, amount, physical, reason } = body;
    const reward = { ...toShelf(body), points: BigInt(points), amount, physical };
    return toMallView(await createReward(house, { reward, reason, actor: actorOf(caller) }));
  }),
  serveStaff(CONSOLE_ROUTES.changeReward, async ({ caller, params, body }) => {
    const alteration = { rewardId: BigInt(params.id), shelf: toShelf(body), reason: body.reason };
    return toMallView(await changeReward(house.db, { ...alteration, actor: actorOf(caller) }));
  }),
];
