import type { ConsoleMessages } from '../en/index.ts';
import { agents } from './agents/agents.ts';
import { applications } from './applications.ts';
import { approvals } from './approvals.ts';
import { audit } from './audit.ts';
import { business } from './finance/business.ts';
import { finance } from './finance/finance.ts';
import { bonuses } from './promotions/bonuses.ts';
import { cases } from './support/cases.ts';
import { calendars } from './lottery/calendars.ts';
import { channels } from './channels.ts';
import { chats } from './support/chats.ts';
import { content } from './writing/content.ts';
import { deposits } from './deposits.ts';
import { signIn } from './sign-in.ts';
import { appShell } from './app-shell.ts';
import { incoming } from './incoming.ts';
import { integrations } from './vendors/integrations.ts';
import { lobby } from './catalogue/lobby.ts';
import { lottery } from './lottery/lottery.ts';
import { notifications } from './notifications.ts';
import { results } from './lottery/results.ts';
import { resultSources } from './lottery/result-sources.ts';
import { rewards } from './points/rewards.ts';
import { memberList } from './member-list.ts';
import { members } from './members.ts';
import { contracts } from './promotions/contracts.ts';
import { missions } from './promotions/missions.ts';
import { redemptions } from './points/redemptions.ts';
import { raffles } from './promotions/raffles.ts';
import { registration } from './registration.ts';
import { arenas } from './sabong/arenas.ts';
import { declarators } from './sabong/declarators.ts';
import { fights } from './sabong/fights.ts';
import { opposed } from './sabong/opposed.ts';
import { search } from './search.ts';
import { settings } from './settings/settings.ts';
import { site } from './site.ts';
import { sports } from './sports/sports.ts';
import { staff } from './staff.ts';
import { table } from './table.ts';
import { transfers } from './vendors/transfers.ts';
import { views } from './views.ts';
import { vendors } from './catalogue/vendors.ts';
import { withdrawals } from './withdrawals.ts';

export const messages: ConsoleMessages = {
  agents,
  applications,
  arenas,
  declarators,
  fights,
  opposed,
  approvals,
  audit,
  bonuses,
  business,
  finance,
  cases,
  calendars,
  channels,
  chats,
  content,
  deposits,
  signIn,
  appShell,
  incoming,
  integrations,
  lobby,
  lottery,
  notifications,
  results,
  resultSources,
  rewards,
  memberList,
  members,
  contracts,
  missions,
  raffles,
  redemptions,
  registration,
  search,
  settings,
  site,
  sports,
  staff,
  table,
  transfers,
  views,
  vendors,
  withdrawals,
};
