import { drawReward, isEmblem, REWARD_KINDS } from '@hintha/art';
import { ADDRESS_READERS, CONSOLE_ROUTES, points } from '@hintha/contract';
import {
  type Http,
  serve,
  servePictures,
  type Served,
  type ServedToStaff,
  serveStaff,
  serveVisitor,
  type StaffCaller,
  transaction,
} from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { toCostView, toProposedView } from '../approvals/index.ts';
import { actorOf } from '../audit/index.ts';
import { readLevels } from '../members/index.ts';
import { readSettings } from '../settings/index.ts';
import { hasOneOf } from '../staff/index.ts';
import { weighRule, readCosts } from '../wallet/index.ts';
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
import { listAllRewards, listRewards } from './rewards/change-reward.ts';
import { costReward, setKnownReward, setNewReward, type SetReward } from './rewards/set-reward.ts';
import { ruleOf } from './rules.ts';
import type { RewardListing } from './types.ts';
import {
  toConfigView,
  toConversionView,
  toRedemptionAdminView,
  toEntryView,
  toRewardAdminView,
  toRedemptionView,
  toRewardView,
} from './views.ts';
import { pointSettings } from './settings.ts';

export const routes = (ctx: AppContext): Served[] => [
  serve(points.readPoints, async ({ caller }) => ({
    points: Number(await readPoints(ctx, caller.accountId)),
  })),
  serveVisitor(points.readPointConfig, async () => {
    const [settings, levels] = await Promise.all([readSettings(ctx.db, pointSettings), readLevels(ctx.db)]);
    return toConfigView(settings, levels);
  }),
  serve(points.listPointEntries, async ({ caller, query }) => {
    const { entries, total } = await listEntries(ctx, { ...query, accountId: caller.accountId });
    return { list: entries.map(toEntryView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
  serve(points.convertPoints, async ({ caller: { accountId }, body }) => {
    const converted = await convertPoints(ctx, { ...body, accountId, points: BigInt(body.points) });
    return toConversionView(converted, await readPoints(ctx, accountId));
  }),
  serveVisitor(points.listStoreRewards, async ({ query, language }) => {
    const { rewards, total } = await listRewards(ctx.db, { no: query.pageNo, size: query.pageSize });
    return {
      list: rewards.map((reward) => toRewardView(reward, language)),
      total,
      totalPages: Math.ceil(total / query.pageSize),
    };
  }),
  serve(points.redeemReward, async ({ caller: { accountId }, body, language }) => {
    const [rewardId, quantity] = [BigInt(body.rewardId), BigInt(body.quantity)];
    const redeemed = await redeemReward(ctx, { ...body, accountId, rewardId, quantity });
    return toRedemptionView(redeemed, language);
  }),
  serve(points.listRedemptions, async ({ caller, query, language }) => {
    const page = { no: query.pageNo, size: query.pageSize };
    const { redemptions, total } = await listRedemptions(ctx.db, caller.accountId, page);
    return {
      list: redemptions.map((redemption) => toRedemptionView(redemption, language)),
      total,
      totalPages: Math.ceil(total / query.pageSize),
    };
  }),
];

/** The calls of the staff. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...redemptionRoutes(ctx),
  ...rewardAdminRoutes(ctx),
];

const shownTo = (caller: StaffCaller, redemption: NamedRedemption) =>
  toRedemptionAdminView(redemption, hasOneOf(caller, ADDRESS_READERS));

/** What the staff does with redemptions. */
const redemptionRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueRedemptions, async ({ caller, query }) =>
    (await listRedemptionQueue(ctx.db, query)).map((one) => shownTo(caller, one)),
  ),
  serveStaff(CONSOLE_ROUTES.readRedemption, async ({ caller, params }) =>
    shownTo(caller, await readRedemption(ctx.db, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.approveRedemption, async ({ caller, params, body }) => {
    const approval = { ...body, redemptionId: BigInt(params.id), actor: actorOf(caller) };
    const approved = await transaction(ctx.db, (tx) => approveRedemption(ctx, tx, approval));
    return shownTo(caller, await named(ctx.db, approved));
  }),
  serveStaff(CONSOLE_ROUTES.rejectRedemption, async ({ caller, params, body }) => {
    const rejection = { ...body, redemptionId: BigInt(params.id), actor: actorOf(caller) };
    const rejected = await transaction(ctx.db, (tx) => rejectRedemption(ctx, tx, rejection));
    return shownTo(caller, await named(ctx.db, rejected));
  }),
];

/** Whole numbers as the database keeps them. */
const toListing = (
  body: Omit<RewardListing, 'stock' | 'mostEach'> & { stock: number; mostEach: number | null },
): RewardListing => {
  const { names, picture, stock, mostEach, enabled, position } = body;
  const each = mostEach === null ? null : BigInt(mostEach);
  return { names, picture, stock: BigInt(stock), mostEach: each, enabled, position };
};

/** What the staff does with the rewards of the points mall. */
const rewardAdminRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAdminRewards, async () => {
    const rewards = await listAllRewards(ctx.db);
    const costOf = await readCosts(ctx.db, rewards.map(ruleOf));
    return rewards.map((reward) => toRewardAdminView(reward, costOf(ruleOf(reward))));
  }),
  serveStaff(CONSOLE_ROUTES.estimateReward, async ({ body }) => {
    const { points, stock, mostEach } = body;
    const bounds = { stock: BigInt(stock), mostEach: mostEach === null ? null : BigInt(mostEach) };
    const priced = { ...body, points: BigInt(points), ...bounds };
    return toCostView(await weighRule(ctx.db, await costReward(ctx.db, priced)));
  }),
  serveStaff(CONSOLE_ROUTES.createReward, async ({ caller, body }) => {
    const { points, amount, cost, physical, reason, requestId } = body;
    const reward = { ...toListing(body), points: BigInt(points), amount, cost, physical };
    return toOutcome(ctx, await setNewReward(ctx, caller, { reward, reason, requestId }));
  }),
  serveStaff(CONSOLE_ROUTES.changeReward, async ({ caller, params, body }) => {
    const { reason, requestId } = body;
    const wish = { id: BigInt(params.id), listing: toListing(body), reason, requestId };
    return toOutcome(ctx, await setKnownReward(ctx, caller, wish));
  }),
];

const toOutcome = async ({ db }: AppContext, { reward, proposed }: SetReward) => ({
  reward: reward && toRewardAdminView(reward, (await readCosts(db, [ruleOf(reward)]))(ruleOf(reward))),
  proposed: proposed && toProposedView(proposed),
});

/** GET /art/reward/:kind/:name.svg: the rewards as they are drawn. */
export const serveArt = (http: Http): void =>
  servePictures(http, {
    '/art/reward/:kind/:name.svg': async (asked) => {
      const kind = REWARD_KINDS.find((one) => one === asked['kind']);
      const { name = '' } = asked;
      return kind === undefined || !isEmblem(name) ? undefined : drawReward(name, kind);
    },
  });
