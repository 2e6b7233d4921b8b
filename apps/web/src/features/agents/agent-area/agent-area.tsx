import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaShell, type AreaEntry } from '../../../shared/account-area/area-shell.tsx';
import type { AgentPage, TeamPage } from '../../../shared/modals.ts';
import { isAgentAccount, routeGuardOf } from '../../../shared/route-guard.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { useSession } from '../../../shared/session.ts';
import { Announcements } from './announcements.tsx';
import { Links } from './links.tsx';

const ENTRIES = [
  { page: 'announcement', icon: 'megaphone' },
  { page: 'agentTeamOverview', icon: 'users' },
  { page: 'teamBetting', icon: 'history' },
  { page: 'userLoss', icon: 'trophy' },
  { page: 'myIncome', icon: 'wallet' },
  { page: 'accountDetails', icon: 'search' },
] as const satisfies readonly Omit<AreaEntry<AgentPage>, 'name'>[];

interface AgentAreaProps {
  page: AgentPage;
  onPage: (page: AgentPage) => void;
  onClose: () => void;
  /** Features do not know one another, so the pages of other features are handed in. */
  pages: Readonly<Record<TeamPage, ComponentType>>;
}

/** The overlay of an agent's pages. It is for agents alone, and goes with the session that it shows. */
export const AgentArea = ({ page, onPage, onClose, pages }: AgentAreaProps) => {
  const { t } = useTranslation('account');
  const isAgent = useSession((session) => isAgentAccount(session) && routeGuardOf(session, true) === 'free');
  useEffect(() => {
    if (!isAgent) onClose();
  }, [isAgent, onClose]);
  const Page = { announcement: Announcements, ...pages }[page];
  return (
    <AreaShell
      title={t('agent.title')}
      menuName={t('agent.menuName')}
      closeLabel={t('agent.close')}
      entries={ENTRIES.map((entry) => ({ ...entry, name: t(`agent.menu.${entry.page}`) }))}
      page={page}
      onPage={onPage}
      onClose={onClose}
    >
      <QueryRoot>
        <Page />
        {page === 'agentTeamOverview' && <Links />}
      </QueryRoot>
    </AreaShell>
  );
};
