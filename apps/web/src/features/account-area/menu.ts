import type { members } from '@hintha/contract';
import type { AccountMessages } from '@hintha/messages';
import type { IconName } from '@hintha/ui';
import type { MemberPage } from '../../shared/modals.ts';
import type { Waits } from '../../shared/unread/unread.ts';

interface MenuEntry {
  page: MemberPage;
  name: keyof AccountMessages['menu'];
  icon: IconName;
  /** What waits on the page. */
  waits?: Waits;
  /** What the member has to be let do. */
  right?: 'toUpline';
}

/** The pages of the account area, in the order of its menu. */
export const MENU: readonly MenuEntry[] = [
  { page: 'securityCenter', name: 'myAccount', icon: 'user' },
  { page: 'transferFund', name: 'wallet', icon: 'wallet' },
  { page: 'depositv2', name: 'deposit', icon: 'download' },
  { page: 'withdraw', name: 'withdraw', icon: 'upload' },
  { page: 'transferUpline', name: 'toUpline', icon: 'upload', right: 'toUpline' },
  { page: 'personalHistoryCopy', name: 'bettingRecord', icon: 'history' },
  { page: 'transactionHistory', name: 'accountRecord', icon: 'copy' },
  { page: 'personalProfit', name: 'profit', icon: 'trophy' },
  { page: 'bonusDetails', name: 'bonuses', icon: 'gift' },
  { page: 'rewardCenter', name: 'rewards', icon: 'bag', waits: 'rewardCount' },
  { page: 'referral', name: 'inviteFriends', icon: 'users' },
  { page: 'missionLeaderboard', name: 'missions', icon: 'flame', waits: 'missionCount' },
  { page: 'supportCases', name: 'cases', icon: 'chat' },
  { page: 'messageV2', name: 'messages', icon: 'mail', waits: 'count' },
];

/** The entries for a member: pages of rights that it does not have are left out. */
export const menuFor = (member: members.MemberView | null): readonly MenuEntry[] =>
  MENU.filter(({ right }) => right === undefined || member?.[right] === true);
