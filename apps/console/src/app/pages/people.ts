import { late, type PageLine } from './page-line.ts';

/** Members and staff. */
export const PEOPLE: readonly PageLine[] = [
  {
    path: '/members',
    name: (t) => t('members.title'),
    icon: 'user',
    keys: 'g m',
    needs: 'readMemberFile',
    Page: late(async () => (await import('../../features/backoffice/members/index.ts')).MembersPage),
  },
  {
    path: '/agents',
    name: (t) => t('agents.title'),
    icon: 'users',
    keys: 'g =',
    needs: 'listTeam',
    Page: late(async () => (await import('../../features/agents/index.ts')).AgentsPage),
  },
  {
    path: '/agent-moves',
    name: (t) => t('agents.moves.title'),
    icon: 'history',
    keys: 'g -',
    needs: 'listMoves',
    Page: late(async () => (await import('../../features/agents/index.ts')).MovesPage),
  },
  {
    path: '/staff',
    name: (t) => t('staff.title'),
    icon: 'user-plus',
    keys: 'g s',
    needs: 'listStaff',
    Page: late(async () => (await import('../../features/staff/index.ts')).StaffPage),
  },
];
