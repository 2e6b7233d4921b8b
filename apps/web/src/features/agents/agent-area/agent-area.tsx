import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { AreaShell, type AreaEntry } from '../../../shared/account-area/area-shell.tsx';
import type { AgentPage, ContractPage, TeamPage } from '../../../shared/modals.ts';
import { isAgentAccount, routeGuardOf } from '../../../shared/route-guard.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { useSession } from '../../../shared/session.ts';
import { RegisterCentre } from '../register/register-page.tsx';
import { SubAccounts } from '../sub-accounts/sub-accounts-page.tsx';
import { TeamManagement } from '../team/team-page.tsx';
import { useHiddenPages } from './use-hidden-pages.ts';
import { Announcements } from './announcements.tsx';
import { Links } from './links.tsx';

const PAGES: Readonly<Record<Exclude<AgentPage, ContractPage | TeamPage>, ComponentType>> = {
  announcement: Announcements,
  registerAccount: RegisterCentre,
  teamManagement: TeamManagement,
  subAccounts: SubAccounts,
};
const ENTRIES = [
  { page: 'announcement', icon: 'megaphone' },
  { page: 'agentTeamOverview', icon: 'users' },
  { page: 'registerAccount', icon: 'user-plus' },
  { page: 'teamManagement', icon: 'grid' },
  { page: 'teamBetting', icon: 'history' },
  { page: 'userLoss', icon: 'trophy' },
  { page: 'myIncome', icon: 'wallet' },
  { page: 'accountDetails', icon: 'search' },
  { page: 'subAccounts', icon: 'user' },
  { page: 'dividend', icon: 'gift' },
  { page: 'dailyWages', icon: 'calendar' },
  { page: 'hourlySalary', icon: 'clock' },
  { page: 'realTimeSalary', icon: 'refresh' },
] as const satisfies readonly Omit<AreaEntry<AgentPage>, 'name'>[];

interface AgentAreaProps {
  page: AgentPage;
  onPage: (page: AgentPage) => void;
  onClose: () => void;
  /** Features do not know one another, so the pages of other features are handed in. */
  pages: Readonly<Record<ContractPage | TeamPage, ComponentType>>;
}

/** The overlay of an agent's pages. It is for agents alone, and goes with the session that it shows. */
export const AgentArea = (props: AgentAreaProps) => (
  <QueryRoot>
    <Area {...props} />
  </QueryRoot>
);

const Area = ({ page, onPage, onClose, pages }: AgentAreaProps) => {
  const { t } = useTranslation('account');
  const isAgent = useSession((session) => isAgentAccount(session) && routeGuardOf(session, true) === 'free');
  useEffect(() => {
    if (!isAgent) onClose();
  }, [isAgent, onClose]);
  const hidden = useHiddenPages();
  // The accounts behind a figure take the place of the overview.
  const { list } = useAgentQuery();
  const Page = { ...PAGES, ...pages }[page];
  return (
    <AreaShell
      title={t('agent.title')}
      menuName={t('agent.menuName')}
      closeLabel={t('agent.close')}
      entries={ENTRIES.filter((entry) => !hidden.has(entry.page)).map((entry) => ({
        ...entry,
        name: t(`agent.menu.${entry.page}`),
      }))}
      page={page}
      onPage={onPage}
      onClose={onClose}
    >
      <Page />
      {page === 'agentTeamOverview' && list === undefined && <Links />}
    </AreaShell>
  );
};
