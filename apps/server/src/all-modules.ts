import type { AppModule } from './app-module.ts';
import { agentsModule } from './modules/agents/module.ts';
import { approvalsModule } from './modules/approvals/module.ts';
import { auditModule } from './modules/audit/module.ts';
import { backofficeModule } from './modules/backoffice/module.ts';
import { betsModule } from './modules/bets/module.ts';
import { bonusesModule } from './modules/bonuses/module.ts';
import { catalogueModule } from './modules/catalogue/module.ts';
import { contentModule } from './modules/content/module.ts';
import { contractsModule } from './modules/contracts/module.ts';
import { financeModule } from './modules/finance/module.ts';
import { identityModule } from './modules/identity/module.ts';
import { inboxModule } from './modules/inbox/module.ts';
import { membersModule } from './modules/members/module.ts';
import { missionsModule } from './modules/missions/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { pointsModule } from './modules/points/module.ts';
import { protectionModule } from './modules/protection/module.ts';
import { lotteryModule } from './modules/lottery/module.ts';
import { rafflesModule } from './modules/raffles/module.ts';
import { rebatesModule } from './modules/rebates/module.ts';
import { recordsModule } from './modules/records/module.ts';
import { referralModule } from './modules/referral/module.ts';
import { registrationModule } from './modules/registration/module.ts';
import { sabongModule } from './modules/sabong/module.ts';
import { settingsModule } from './modules/settings/module.ts';
import { siteModule } from './modules/site/module.ts';
import { sportsModule } from './modules/sports/module.ts';
import { staffModule } from './modules/staff/module.ts';
import { supportModule } from './modules/support/module.ts';
import { teamsModule } from './modules/teams/module.ts';
import { turnoverModule } from './modules/turnover/module.ts';
import { vendorsModule } from './modules/vendors/module.ts';
import { walletModule } from './modules/wallet/module.ts';

/** Every module in the order of their ranks: a module imports only those that stand before it. */
export const ALL_MODULES: readonly AppModule[] = [
  auditModule,
  settingsModule,
  walletModule,
  notificationsModule,
  identityModule,
  staffModule,
  approvalsModule,
  protectionModule,
  inboxModule,
  membersModule,
  agentsModule,
  registrationModule,
  catalogueModule,
  betsModule,
  vendorsModule,
  lotteryModule,
  sportsModule,
  sabongModule,
  teamsModule,
  rebatesModule,
  turnoverModule,
  bonusesModule,
  pointsModule,
  missionsModule,
  rafflesModule,
  referralModule,
  contractsModule,
  paymentsModule,
  recordsModule,
  contentModule,
  supportModule,
  siteModule,
  backofficeModule,
  financeModule,
];

/** What all of them add to the points of one another. */
export const ALL_CONTRIBUTIONS = ALL_MODULES.flatMap(({ contributions = [] }) => contributions);
