import type { Contribution, Job, Served, ServedToStaff } from '@hintha/platform';
import type { AppContext } from './app-context.ts';
import { uplineTransfers } from './modules/agents/index.ts';
import * as agents from './modules/agents/routes.ts';
import { type AnyApprovalAction, rolesAction, unlockAction } from './modules/approvals/index.ts';
import * as approvalJobs from './modules/approvals/jobs.ts';
import * as approvals from './modules/approvals/routes.ts';
import { staffChangeRoutes } from './modules/approvals/routes.ts';
import * as auditJobs from './modules/audit/jobs.ts';
import * as audit from './modules/audit/routes.ts';
import { notificationRoutes } from './modules/backoffice/notifications/routes.ts';
import * as backoffice from './modules/backoffice/routes.ts';
import { countRewards, uncappedWinningsCheck } from './modules/bonuses/index.ts';
import * as promotionJobs from './modules/bonuses/jobs.ts';
import * as promotions from './modules/bonuses/routes.ts';
import * as catalogue from './modules/catalogue/routes.ts';
import * as content from './modules/content/routes.ts';
import { adjustmentAction } from './modules/finance/index.ts';
import * as financeJobs from './modules/finance/jobs.ts';
import * as finance from './modules/finance/routes.ts';
import { publishedKey } from './modules/identity/index.ts';
import * as accessJobs from './modules/identity/jobs.ts';
import * as access from './modules/identity/routes.ts';
import * as inbox from './modules/inbox/routes.ts';
import { memberFacts } from './modules/members/index.ts';
import * as members from './modules/members/routes.ts';
import { countMissions } from './modules/missions/index.ts';
import * as missionJobs from './modules/missions/jobs.ts';
import * as missions from './modules/missions/routes.ts';
import * as letterJobs from './modules/notifications/jobs.ts';
import {
  coinRateAction,
  largePayoutAction,
  otherAmountAction,
  paymentChecks,
} from './modules/payments/index.ts';
import * as paymentJobs from './modules/payments/jobs.ts';
import * as payments from './modules/payments/routes.ts';
import * as pointJobs from './modules/points/jobs.ts';
import * as points from './modules/points/routes.ts';
import { raffleLockAction } from './modules/raffles/index.ts';
import * as protectionJobs from './modules/protection/jobs.ts';
import * as raffles from './modules/raffles/routes.ts';
import * as records from './modules/records/routes.ts';
import * as referralJobs from './modules/referral/jobs.ts';
import * as referral from './modules/referral/routes.ts';
import * as registration from './modules/registration/routes.ts';
import type { ReadSiteAvailability } from './modules/site/index.ts';
import * as site from './modules/site/routes.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { staffPassword } from './modules/staff/index.ts';
import * as staffJobs from './modules/staff/jobs.ts';
import { signInRoutes, staffRoutes } from './modules/staff/routes.ts';
import * as supportJobs from './modules/support/jobs.ts';
import * as support from './modules/support/routes.ts';
import * as turnoverJobs from './modules/turnover/jobs.ts';
import { turnoverCheck } from './modules/turnover/index.ts';
import * as turnover from './modules/turnover/routes.ts';
import { openVendorBalances } from './modules/vendors/index.ts';
import * as vendorJobs from './modules/vendors/jobs.ts';
import * as vendors from './modules/vendors/routes.ts';
import * as walletJobs from './modules/wallet/jobs.ts';
import * as wallet from './modules/wallet/routes.ts';

/** What modules add to points of those below them. */
export const allContributions: readonly Contribution[] = [
  memberFacts,
  staffPassword,
  uplineTransfers,
  turnoverCheck,
  uncappedWinningsCheck,
  ...paymentChecks,
];

/** Every module's calls: the one place where all of them are named. */
export const allCalls = (ctx: AppContext, readDoor: ReadSiteAvailability): Served[] => [
  ...[
    access,
    registration,
    agents,
    members,
    payments,
    points,
    catalogue,
    content,
    records,
    support,
    missions,
    promotions,
    turnover,
    referral,
    raffles,
  ].flatMap(({ routes }) => routes(ctx)),
  ...inbox.routes(ctx, (accountId) => countWaiting(ctx, accountId)),
  ...walletCalls(ctx),
  ...site.routes(ctx, readDoor, () => tellKeys(ctx)),
];

/** What a member can claim is told beside its messages. */
const countWaiting = async (ctx: AppContext, accountId: bigint) => {
  const [missionCount, rewardCount] = await Promise.all([
    countMissions(ctx, accountId),
    countRewards(ctx, accountId),
  ]);
  return { missionCount, rewardCount };
};

/** What an account has is told by the ledger and by the vendors that keep a part of it. */
const walletCalls = (ctx: AppContext): Served[] => {
  const readVendorBalances = openVendorBalances(ctx);
  return [...wallet.routes(ctx, readVendorBalances), ...vendors.routes(ctx, readVendorBalances)];
};

/** What time does in every module. */
export const allJobs = (ctx: AppContext): Job[] =>
  [
    accessJobs,
    letterJobs,
    missionJobs,
    approvalJobs,
    auditJobs,
    financeJobs,
    staffJobs,
    paymentJobs,
    pointJobs,
    promotionJobs,
    referralJobs,
    protectionJobs,
    supportJobs,
    turnoverJobs,
    vendorJobs,
    walletJobs,
  ].flatMap(({ jobs }) => jobs(ctx));

/** What of every module takes two of the staff. */
const APPROVAL_ACTIONS: readonly AnyApprovalAction[] = [
  adjustmentAction,
  coinRateAction,
  largePayoutAction,
  otherAmountAction,
  raffleLockAction,
  rolesAction,
  unlockAction,
];

export const allConsoleCalls = (ctx: AppContext): ServedToStaff[] => [
  ...signInRoutes(ctx),
  ...approvals.consoleRoutes(ctx, APPROVAL_ACTIONS),
  ...staffChangeRoutes(ctx),
  ...staffRoutes(ctx),
  ...siteRoutes(ctx),
  ...finance.consoleRoutes(ctx),
  ...audit.consoleRoutes(ctx),
  ...notificationRoutes(ctx),
  ...catalogue.consoleRoutes(ctx),
  ...payments.consoleRoutes(ctx),
  ...points.consoleRoutes(ctx),
  ...missions.consoleRoutes(ctx),
  ...promotions.consoleRoutes(ctx),
  ...raffles.consoleRoutes(ctx),
  ...support.consoleRoutes(ctx),
  ...vendors.consoleRoutes(ctx),
  ...backoffice.consoleRoutes(ctx),
  ...content.consoleRoutes(ctx),
];

/** What the site's configuration tells of access. */
const tellKeys = async (ctx: AppContext) => {
  const { phoneProvider } = ctx.config;
  return {
    encryption: await publishedKey(ctx),
    phoneProvider: { enabled: phoneProvider !== null, url: phoneProvider?.url ?? '' },
  };
};
