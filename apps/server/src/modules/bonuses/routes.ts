import { activities, bonuses, club, CONSOLE_ROUTES, rewards } from '@hintha/contract';
import {
  type Cookies,
  serve,
  type Served,
  type ServedToStaff,
  serveStaff,
  serveUpload,
  serveVisitor,
  transaction,
} from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf } from '../audit/index.ts';
import { deviceIdOf } from '../identity/index.ts';
import { keepFingerprintsOfCall, listFingerprintsOfCall } from '../protection/index.ts';
import { joinActivity, listActivities, readOwnActivities, checkIn } from './activities/check-in.ts';
import { applyForBonus } from './applications/apply-for-bonus.ts';
import { approveApplication, rejectApplication } from './applications/decide-application.ts';
import { listApplicationQueue, named, readApplication } from './applications/read-applications.ts';
import { kindRoutes } from './kinds/routes.ts';
import { claimBonus } from './grants/claim-bonus.ts';
import { listBonuses } from './grants/list-bonuses.ts';
import { listOffers, listPromotions } from './offers/list-offers.ts';
import { readClubTerms } from './levels/check-levels.ts';
import { readClubStanding } from './levels/read-standing.ts';
import { toLadderView, toStandingView } from './levels/views.ts';
import { claimReward, countRewards, listRewards } from './rewards/claim-reward.ts';
import {
  toActivityView,
  toApplicationView,
  toBonusView,
  toApplicationAdminView,
  toOfferView,
  toOwnActivityView,
  toPromotionView,
  toRewardView,
  toCheckInView,
} from './views.ts';

interface CallOfMember {
  readonly accountId: bigint;
  readonly ip: string;
  readonly cookies: Cookies;
}

/** By what the person behind a claim is known again, from now on by the device too. */
const fingerprintsOfClaim = (ctx: AppContext, { accountId, ip, cookies }: CallOfMember): Promise<string[]> =>
  keepFingerprintsOfCall(ctx, accountId, { ip, device: deviceIdOf(ctx, cookies) });

export const routes = (ctx: AppContext): Served[] => [
  serve(bonuses.listBonuses, async ({ caller, query }) => {
    const { pageNo: no, pageSize: size, posting } = query;
    const { bonuses, total } = await listBonuses(ctx.db, caller.accountId, { no, size, posting });
    return { list: bonuses.map(toBonusView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
  serve(bonuses.claimBonus, async ({ caller: { accountId }, params, body, ip, cookies }) => {
    const fingerprints = await fingerprintsOfClaim(ctx, { accountId, ip, cookies });
    return toBonusView(await claimBonus(ctx, { accountId, fingerprints, ...params, ...body }));
  }),
  serveUpload(bonuses.applyForBonus, async ({ caller: { accountId }, body, ip, cookies, files }) => {
    const fingerprints = await fingerprintsOfClaim(ctx, { accountId, ip, cookies });
    return toApplicationView(await applyForBonus(ctx, { ...body, accountId, fingerprints, pictures: files }));
  }),
  serve(bonuses.listOffers, async ({ caller: { accountId }, ip, cookies }) => {
    const device = deviceIdOf(ctx, cookies);
    const fingerprints = await listFingerprintsOfCall(ctx, accountId, { ip, device });
    return { list: (await listOffers(ctx, { accountId, fingerprints })).map(toOfferView) };
  }),
  serveVisitor(bonuses.listPromotions, async () => ({
    list: (await listPromotions(ctx.db)).map(toPromotionView),
  })),
  ...clubRoutes(ctx),
  ...activityRoutes(ctx),
  ...rewardRoutes(ctx),
];

/** The calls of the staff. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...applicationRoutes(ctx),
  ...kindRoutes(ctx),
];

/** What the staff does with applications for bonuses. */
const applicationRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueApplications, async ({ query }) =>
    (await listApplicationQueue(ctx.db, query)).map(toApplicationAdminView),
  ),
  serveStaff(CONSOLE_ROUTES.readApplication, async ({ params }) =>
    toApplicationAdminView(await readApplication(ctx.db, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.approveApplication, async ({ caller, params, body }) => {
    const approval = { ...body, applicationId: BigInt(params.id), actor: actorOf(caller) };
    const approved = await transaction(ctx.db, (tx) => approveApplication(ctx, tx, approval));
    return toApplicationAdminView(await named(ctx.db, approved));
  }),
  serveStaff(CONSOLE_ROUTES.rejectApplication, async ({ caller, params, body }) => {
    const rejection = { ...body, applicationId: BigInt(params.id), actor: actorOf(caller) };
    const rejected = await transaction(ctx.db, (tx) => rejectApplication(ctx, tx, rejection));
    return toApplicationAdminView(await named(ctx.db, rejected));
  }),
];

/** The levels as anybody sees them, and where a member stands among them. */
const clubRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(club.listClubLevels, async () => toLadderView(await readClubTerms(ctx))),
  serve(club.readClubStanding, async ({ caller }) =>
    toStandingView(await readClubStanding(ctx, caller.accountId)),
  ),
];

/** The activities as anybody sees them, and as a member takes part. */
const activityRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(activities.listActivities, async () => ({
    list: (await listActivities(ctx.db)).map(toActivityView),
  })),
  serve(activities.listOwnActivities, async ({ caller }) => ({
    list: (await readOwnActivities(ctx, caller.accountId)).map(toOwnActivityView),
  })),
  serve(activities.joinActivity, async ({ caller, params }) => {
    await joinActivity(ctx, caller.accountId, params.id);
    return { state: 'JOINED' as const };
  }),
  serve(activities.claimActivity, async ({ caller: { accountId }, params, body, ip, cookies }) => {
    const fingerprints = await fingerprintsOfClaim(ctx, { accountId, ip, cookies });
    return toCheckInView(await checkIn(ctx, { accountId, fingerprints, kind: params.id, ...body }));
  }),
];

/** What members have won, and how they take it. */
const rewardRoutes = (ctx: AppContext): Served[] => [
  serve(rewards.listRewards, async ({ caller: { accountId } }) => {
    const [list, rewardCount] = await Promise.all([
      listRewards(ctx, accountId),
      countRewards(ctx, accountId),
    ]);
    return { list: list.map((reward) => toRewardView(reward, ctx.clock.now())), rewardCount };
  }),
  serve(rewards.claimReward, async ({ caller: { accountId }, body }) => {
    const { rewardId, requestId } = body;
    const claimed = await claimReward(ctx, { accountId, rewardId: BigInt(rewardId), requestId });
    const rewardCount = await countRewards(ctx, accountId);
    return { ...toRewardView(claimed, ctx.clock.now()), rewardCount };
  }),
];
