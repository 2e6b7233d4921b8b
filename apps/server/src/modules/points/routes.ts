import { ADDRESS_READERS, CONSOLE_ROUTES, points } from '@hintha/contract';
import {
  serve,
  type Served,
  type ServedToStaff,
  serveStaff,
  serveVisitor,
  type StaffCaller,
  transaction,
} from '@hintha/platform';
import type { House } from '../../house.ts';
import { actorOf } from '../audit/index.ts';
import { readSettings } from '../settings/index.ts';
import { hasOneOf } from '../staff/index.ts';
import { listEntries, readPoints } from './earning/read-points.ts';
import { convertPoints } from './exchange/convert-points.ts';
import { approveRedemption, rejectRedemption } from './redemptions/decide-redemption.ts';
import {
  listRedemptionQueue,
  listRedemptions,
  named,
  type NamedRedemption,
  readRedemption,
} from './redemptions/read-redemptions.ts';
import { redeemReward } from './redemptions/redeem-reward.ts';
import { changeReward, createReward, listMall, listRewards } from './rewards/change-reward.ts';
import type { Shelf } from './types.ts';
import {
  toConfigView,
  toConversionView,
  toRedemptionAdminView,
  toEntryView,
  toRewardAdminView,
  toRedemptionView,
  toRewardView,
} from './views.ts';

export const routes = (house: House): Served[] => [
  serve(points.readPoints, async ({ caller }) => ({
    points: Number(await readPoints(house, caller.accountId)),
  })),
  serveVisitor(points.readPointConfig, async () => toConfigView((await readSettings(house.db)).pointsRatio)),
  serve(points.listPointEntries, async ({ caller, query }) => {
    const { entries, total } = await listEntries(house, { ...query, accountId: caller.accountId });
    return { list: entries.map(toEntryView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
  serve(points.convertPoints, async ({ caller: { accountId }, body }) => {
    const converted = await convertPoints(house, { ...body, accountId, points: BigInt(body.points) });
    return toConversionView(converted, await readPoints(house, accountId));
  }),
  serveVisitor(points.listMallRewards, async ({ query, language }) => {
    const { rewards, total } = await listRewards(house.db, { no: query.pageNo, size: query.pageSize });
    return {
      list: rewards.map((reward) => toRewardView(reward, language)),
      total,
      totalPages: Math.ceil(total / query.pageSize),
    };
  }),
  serve(points.redeemReward, async ({ caller: { accountId }, body, language }) => {
    const [rewardId, quantity] = [BigInt(body.rewardId), BigInt(body.quantity)];
    const redeemed = await redeemReward(house, { ...body, accountId, rewardId, quantity });
    return toRedemptionView(redeemed, language);
  }),
  serve(points.listRedemptions, async ({ caller, query, language }) => {
    const page = { no: query.pageNo, size: query.pageSize };
    const { redemptions, total } = await listRedemptions(house.db, caller.accountId, page);
    return {
      list: redemptions.map((redemption) => toRedemptionView(redemption, language)),
      total,
      totalPages: Math.ceil(total / query.pageSize),
    };
  }),
];

/** The calls of the staff. */
export const consoleRoutes = (house: House): ServedToStaff[] => [
  ...redemptionRoutes(house),
  ...rewardAdminRoutes(house),
];

const shownTo = (caller: StaffCaller, redemption: NamedRedemption) =>
  toRedemptionAdminView(redemption, hasOneOf(caller, ADDRESS_READERS));

/** What the staff does with redemptions. */
export const redemptionRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueRedemptions, async ({ caller, query }) =>
    (await listRedemptionQueue(house.db, query)).map((one) => shownTo(caller, one)),
  ),
  serveStaff(CONSOLE_ROUTES.readRedemption, async ({ caller, params }) =>
    shownTo(caller, await readRedemption(house.db, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.approveRedemption, async ({ caller, params, body }) => {
    const approval = { ...body, redemptionId: BigInt(params.id), actor: actorOf(caller) };
    const approved = await transaction(house.db, (tx) => approveRedemption(house, tx, approval));
    return shownTo(caller, await named(house.db, approved));
  }),
  serveStaff(CONSOLE_ROUTES.rejectRedemption, async ({ caller, params, body }) => {
    const rejection = { ...body, redemptionId: BigInt(params.id), actor: actorOf(caller) };
    const rejected = await transaction(house.db, (tx) => rejectRedemption(house, tx, rejection));
    return shownTo(caller, await named(house.db, rejected));
  }),
];

/** Whole numbers as the database keeps them. */
const toShelf = (
  body: Omit<Shelf, 'stock' | 'mostEach'> & { stock: number; mostEach: number | null },
): Shelf => {
  const { names, picture, stock, mostEach, enabled, position } = body;
  const each = mostEach === null ? null : BigInt(mostEach);
  return { names, picture, stock: BigInt(stock), mostEach: each, enabled, position };
};

/** What the staff does with the rewards of the points mall. */
export const rewardAdminRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listMall, async () => (await listMall(house.db)).map(toRewardAdminView)),
  serveStaff(CONSOLE_ROUTES.createReward, async ({ caller, body }) => {
    const { points, amount, physical, reason } = body;
    const reward = { ...toShelf(body), points: BigInt(points), amount, physical };
    return toRewardAdminView(await createReward(house, { reward, reason, actor: actorOf(caller) }));
  }),
  serveStaff(CONSOLE_ROUTES.changeReward, async ({ caller, params, body }) => {
    const alteration = { rewardId: BigInt(params.id), shelf: toShelf(body), reason: body.reason };
    return toRewardAdminView(await changeReward(house.db, { ...alteration, actor: actorOf(caller) }));
  }),
];
