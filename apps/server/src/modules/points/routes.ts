import { points } from '@hintha/contract';
import { serve, type Served, type ServedToStaff, serveVisitor } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readSettings } from '../settings/index.ts';
import { listEntries } from './earning/list-entries.ts';
import { readPoints } from './earning/read-points.ts';
import { convertPoints } from './exchange/convert-points.ts';
import { listRewards } from './mall/read-mall.ts';
import { mallRoutes } from './mall/routes.ts';
import { listRedemptions } from './redemptions/list-redemptions.ts';
import { redeemReward } from './redemptions/redeem-reward.ts';
import { redemptionRoutes } from './redemptions/routes.ts';
import { toConfigView, toConversionView, toEntryView, toRedemptionView, toRewardView } from './views.ts';

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
  ...mallRoutes(house),
];
