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
    path: '/staff',
    name: (t) => t('staff.title'),
    icon: 'user-plus',
    keys: 'g s',
    needs: 'listStaff',
    Page: late(async () => (await import('../../features/staff/index.ts')).StaffPage),
  },
];
