import { createElement, type ComponentProps, type ComponentType } from 'react';
import { AccountArea, SecurityPage } from '../features/account-area/index.ts';
import type { MemberPage } from '../shared/modals.ts';
import { page } from './load-page.ts';

const loadDeposit = async () => import('../features/payments/deposit/index.ts');
const loadWithdraw = async () => import('../features/payments/withdraw/index.ts');
const loadRecords = async () => import('../features/records/index.ts');
const loadBonuses = async () => import('../features/bonuses/index.ts');
const loadRewards = async () => import('../features/bonuses/rewards/index.ts');
const loadReferral = async () => import('../features/referral/index.ts');
const loadMissions = async () => import('../features/missions/index.ts');
const loadWallet = async () => import('../features/wallet/index.ts');
const loadUpline = async () => import('../features/agents/upline/index.ts');
const loadConsents = async () => import('../features/agents/consents/index.ts');
const loadSupport = async () => import('../features/support/index.ts');
const loadInbox = async () => import('../features/inbox/index.ts');

/** What is drawn for each page of the account area. */
const ACCOUNT_PAGES: Readonly<Record<MemberPage, ComponentType>> = {
  securityCenter: SecurityPage,
  transferFund: page(loadWallet, (wallet) => wallet.WalletPage).Part,
  depositv2: page(loadDeposit, (deposit) => deposit.DepositPage).Part,
  withdraw: page(loadWithdraw, (withdraw) => withdraw.Withdraw).Part,
  transferUpline: page(loadUpline, (upline) => upline.UplinePage).Part,
  rateRequests: page(loadConsents, (consents) => consents.RateRequests).Part,
  personalHistoryCopy: page(loadRecords, (records) => records.BettingRecord).Part,
  transactionHistory: page(loadRecords, (records) => records.AccountRecord).Part,
  personalProfit: page(loadRecords, (records) => records.PersonalProfit).Part,
  cashFlow: page(loadRecords, (records) => records.CashFlow).Part,
  bonusDetails: page(loadBonuses, (bonuses) => bonuses.BonusDetails).Part,
  rewardCenter: page(loadRewards, (rewards) => rewards.RewardCenter).Part,
  referral: page(loadReferral, (referral) => referral.InviteFriends).Part,
  missionLeaderboard: page(loadMissions, (missions) => missions.MissionLeaderboard).Part,
  supportCases: page(loadSupport, (support) => support.SupportCases).Part,
  messageV2: page(loadInbox, (inbox) => inbox.Inbox).Part,
};

/** The account area with all of its pages. */
export const OwnAccountArea = (props: Omit<ComponentProps<typeof AccountArea>, 'pages'>) =>
  createElement(AccountArea, { ...props, pages: ACCOUNT_PAGES });
