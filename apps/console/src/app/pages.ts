import type { ConsoleCall } from '@hintha/contract';
import type { IconName } from '@hintha/ui';
import { lazy, type ComponentType } from 'react';
import type { Texts } from '../shared/language.ts';

export interface PageLine {
  /** Its address; the drawer of a row stands under it as `/path/id`. */
  readonly path: string;
  readonly name: (t: Texts) => string;
  readonly icon: IconName;
  /** What goes there. */
  readonly keys: string;
  readonly group: 'queues' | 'people' | 'operator';
  /** Whoever may make this call sees the page. */
  readonly needs: ConsoleCall;
  readonly Page: ComponentType;
  /** What waits there, beside its name. */
  readonly Badge?: ComponentType;
}

const late = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));

/** Every page of the console, in the order of the menu: the one place that names the features. */
export const PAGES: readonly PageLine[] = [
  {
    path: '/deposits',
    name: (t) => t('deposits.title'),
    icon: 'download',
    keys: 'g d',
    group: 'queues',
    needs: 'queueDeposits',
    Page: late(async () => (await import('../features/payments/deposits/index.ts')).DepositsPage),
  },
  {
    path: '/incoming',
    name: (t) => t('incoming.title'),
    icon: 'wallet',
    keys: 'g i',
    group: 'queues',
    needs: 'listIncoming',
    Page: late(async () => (await import('../features/payments/incoming/index.ts')).IncomingPage),
  },
  {
    path: '/withdrawals',
    name: (t) => t('withdrawals.title'),
    icon: 'upload',
    keys: 'g w',
    group: 'queues',
    needs: 'queueWithdrawals',
    Page: late(async () => (await import('../features/payments/withdrawals/index.ts')).WithdrawalsPage),
  },
  {
    path: '/transfers',
    name: (t) => t('transfers.title'),
    icon: 'refresh',
    keys: 'g v',
    group: 'queues',
    needs: 'queueTransfers',
    Page: late(async () => (await import('../features/vendors/transfers/index.ts')).TransfersPage),
  },
  {
    path: '/applications',
    name: (t) => t('applications.title'),
    icon: 'gift',
    keys: 'g o',
    group: 'queues',
    needs: 'queueApplications',
    Page: late(async () => (await import('../features/bonuses/applications/index.ts')).ApplicationsPage),
  },
  {
    path: '/redemptions',
    name: (t) => t('redemptions.title'),
    icon: 'bag',
    keys: 'g p',
    group: 'queues',
    needs: 'queueRedemptions',
    Page: late(async () => (await import('../features/points/redemptions/index.ts')).RedemptionsPage),
  },
  {
    path: '/chats',
    name: (t) => t('chats.title'),
    icon: 'chat',
    keys: 'g t',
    group: 'queues',
    needs: 'listChats',
    Page: late(async () => (await import('../features/support/chats/index.ts')).ChatsPage),
    Badge: late(async () => (await import('../features/support/chats/index.ts')).ChatsBadge),
  },
  {
    path: '/cases',
    name: (t) => t('cases.title'),
    icon: 'help',
    keys: 'g f',
    group: 'queues',
    needs: 'queueCases',
    Page: late(async () => (await import('../features/support/cases/index.ts')).CasesPage),
  },
  {
    path: '/approvals',
    name: (t) => t('approvals.title'),
    icon: 'users',
    keys: 'g a',
    group: 'queues',
    needs: 'listApprovals',
    Page: late(async () => (await import('../features/approvals/index.ts')).ApprovalsPage),
  },
  {
    path: '/members',
    name: (t) => t('members.title'),
    icon: 'user',
    keys: 'g m',
    group: 'people',
    needs: 'readMemberFile',
    Page: late(async () => (await import('../features/backoffice/members/index.ts')).MembersPage),
  },
  {
    path: '/finance',
    name: (t) => t('finance.title'),
    icon: 'calendar',
    keys: 'g b',
    group: 'operator',
    needs: 'readReconciliation',
    Page: late(async () => (await import('../features/finance/index.ts')).FinancePage),
  },
  {
    path: '/channels',
    name: (t) => t('channels.title'),
    icon: 'download',
    keys: 'g c',
    group: 'operator',
    needs: 'listChannels',
    Page: late(async () => (await import('../features/payments/channels/index.ts')).ChannelsPage),
  },
  {
    path: '/raffles',
    name: (t) => t('raffles.title'),
    icon: 'gift',
    keys: 'g r',
    group: 'operator',
    needs: 'queueRaffles',
    Page: late(async () => (await import('../features/raffles/index.ts')).RafflesPage),
  },
  {
    path: '/vendors',
    name: (t) => t('vendors.title'),
    icon: 'grid',
    keys: 'g n',
    group: 'operator',
    needs: 'listVendorAvailability',
    Page: late(async () => (await import('../features/catalogue/index.ts')).VendorsPage),
  },
  {
    path: '/lobby',
    name: (t) => t('lobby.title'),
    icon: 'home',
    keys: 'g q',
    group: 'operator',
    needs: 'readLobby',
    Page: late(async () => (await import('../features/catalogue/index.ts')).LobbyPage),
  },
  {
    path: '/integrations',
    name: (t) => t('integrations.title'),
    icon: 'link',
    keys: 'g j',
    group: 'operator',
    needs: 'listIntegrations',
    Page: late(async () => (await import('../features/vendors/integrations/index.ts')).IntegrationsPage),
  },
  {
    path: '/rewards',
    name: (t) => t('rewards.title'),
    icon: 'bag',
    keys: 'g h',
    group: 'operator',
    needs: 'listAdminRewards',
    Page: late(async () => (await import('../features/points/rewards/index.ts')).RewardsPage),
  },
  {
    path: '/missions',
    name: (t) => t('missions.title'),
    icon: 'flame',
    keys: 'g k',
    group: 'operator',
    needs: 'listAdminMissions',
    Page: late(async () => (await import('../features/missions/index.ts')).MissionsPage),
  },
  {
    path: '/content',
    name: (t) => t('content.title'),
    icon: 'megaphone',
    keys: 'g x',
    group: 'operator',
    needs: 'listPieces',
    Page: late(async () => (await import('../features/content/index.ts')).ContentPage),
  },
  {
    path: '/staff',
    name: (t) => t('staff.title'),
    icon: 'user-plus',
    keys: 'g s',
    group: 'people',
    needs: 'listStaff',
    Page: late(async () => (await import('../features/staff/index.ts')).StaffPage),
  },
  {
    path: '/audit',
    name: (t) => t('audit.title'),
    icon: 'history',
    keys: 'g u',
    group: 'operator',
    needs: 'listAudit',
    Page: late(async () => (await import('../features/audit/index.ts')).AuditPage),
  },
  {
    path: '/notifications',
    name: (t) => t('notifications.title'),
    icon: 'mail',
    keys: 'g l',
    group: 'operator',
    needs: 'listNotifications',
    Page: late(async () => (await import('../features/notifications/index.ts')).NotificationsPage),
  },
  {
    path: '/site',
    name: (t) => t('site.title'),
    icon: 'globe',
    keys: 'g e',
    group: 'operator',
    needs: 'readSite',
    Page: late(async () => (await import('../features/site/index.ts')).SitePage),
  },
  {
    path: '/registration',
    name: (t) => t('registration.title'),
    icon: 'check',
    keys: 'g y',
    group: 'operator',
    needs: 'listRegisterFields',
    Page: late(async () => (await import('../features/registration/index.ts')).RegistrationPage),
  },
  {
    path: '/settings',
    name: (t) => t('settings.title'),
    icon: 'edit',
    keys: 'g z',
    group: 'operator',
    needs: 'listSettings',
    Page: late(async () => (await import('../features/settings/index.ts')).SettingsPage),
  },
];
