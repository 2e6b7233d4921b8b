import type { members } from '@hintha/contract';
import type { AccountMessages } from '@hintha/messages';
import type { IconName } from '@hintha/ui';
import type { MemberPage } from '../../shared/modals.ts';
import type { Waits } from '../../shared/unread/unread.ts';

interface MenuEntry {
  page: MemberPage;
  name: keyof AccountMessages['menu'];
  icon: IconName;
  /** What stands together in the menu. */
  group: 'account' | 'money' | 'records' | 'rewards' | 'support';
  /** What waits on the page. */
  waits?: Waits;
  /** What the member has to be let do. */
  right?: 'toUpline';
}

/** The pages of the account area, in the order of its menu. */
export const MENU: readonly MenuEntry[] = [
  { page: 'securityCenter', name: 'myAccount', icon: 'user', group: 'account' },
  { page: 'transferFund', name: 'wallet', icon: 'wallet', group: 'money' },
  { page: 'depositv2', name: 'deposit', icon: 'download', group: 'money' },
  { page: 'withdraw', name: 'withdraw', icon: 'upload', group: 'money' },
  { page: 'transferUpline', name: 'toUpline', icon: 'send', group: 'money', right: 'toUpline' },
  { page: 'personalHistoryCopy', name: 'bettingRecord', icon: 'history', group: 'records' },
  { page: 'transactionHistory', name: 'accountRecord', icon: 'copy', group: 'records' },
  { page: 'personalProfit', name: 'profit', icon: 'trophy', group: 'records' },
  { page: 'cashFlow', name: 'cashFlow', icon: 'chart', group: 'records' },
  { page: 'bonusDetails', name: 'bonuses', icon: 'gift', group: 'rewards' },
  { page: 'rewardCenter', name: 'rewards', icon: 'bag', group: 'rewards', waits: 'rewardCount' },
  { page: 'referral', name: 'inviteFriends', icon: 'users', group: 'rewards' },
  { page: 'missionLeaderboard', name: 'missions', icon: 'flame', group: 'rewards', waits: 'missionCount' },
  { page: 'supportCases', name: 'cases', icon: 'chat', group: 'support' },
  { page: 'messageV2', name: 'messages', icon: 'mail', group: 'support', waits: 'count' },
];

/** The entries for a member: pages of rights that it does not have are left out. */
export const menuFor = (member: members.MemberView | null): readonly MenuEntry[] =>
  MENU.filter(({ right }) => right === undefined || member?.[right] === true);
