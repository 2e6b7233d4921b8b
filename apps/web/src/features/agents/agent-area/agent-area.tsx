import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaShell, type AreaEntry } from '../../../shared/account-area/area-shell.tsx';
import type { AgentPage } from '../../../shared/modals.ts';
import { isAgentAccount, routeGuardOf } from '../../../shared/route-guard.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { useSession } from '../../../shared/session.ts';
import { Announcements } from './announcements.tsx';
import { TeamOverview } from './team-overview.tsx';

const PAGES: Readonly<Record<AgentPage, ComponentType>> = {
  announcement: Announcements,
  agentTeamOverview: TeamOverview,
};
const ENTRIES = [
  { page: 'announcement', icon: 'megaphone' },
  { page: 'agentTeamOverview', icon: 'users' },
] as const satisfies readonly Omit<AreaEntry<AgentPage>, 'name'>[];

interface AgentAreaProps {
  page: AgentPage;
  onPage: (page: AgentPage) => void;
  onClose: () => void;
}

/** The overlay of an agent's pages. It is for agents alone, and goes with the session that it shows. */
export const AgentArea = ({ page, onPage, onClose }: AgentAreaProps) => {
  const { t } = useTranslation('account');
  const isAgent = useSession((session) => isAgentAccount(session) && routeGuardOf(session, true) === 'free');
  useEffect(() => {
    if (!isAgent) onClose();
  }, [isAgent, onClose]);
  const Page = PAGES[page];
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
      </QueryRoot>
    </AreaShell>
  );
};
