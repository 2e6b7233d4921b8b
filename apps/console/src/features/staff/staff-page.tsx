import { useMemo } from 'react';
import { DrawerList } from '../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import type { Column } from '../../shared/table/types.ts';
import { ChoiceFilter, TextFilter } from '../../shared/table/filters.tsx';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { useTitle } from '../../shared/use-title.ts';
import { NewStaff } from './new-staff.tsx';
import { ROLES } from '@hintha/contract/console-roles';
import { StaffDetail } from './staff-detail.tsx';
import { useStaff, type Staff } from './use-staff.ts';

const columnsOf = (t: Texts): Column<Staff>[] => [
  { id: 'name', head: t('staff.name'), cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'roles',
    head: t('staff.roles'),
    cell: ({ roles }) => roles.map((role) => t(`appShell.roles.${role}`)).join(', ') || t('staff.noRoles'),
    text: ({ roles }) => roles.join(' '),
  },
  {
    id: 'status',
    head: t('staff.status'),
    cell: ({ status }) => (
      <StateBadge tone={status === 'open' ? 'jade' : 'cin'}>{t(`staff.statuses.${status}`)}</StateBadge>
    ),
    text: ({ status }) => status,
  },
  {
    id: 'authenticator',
    head: t('staff.authenticator'),
    cell: ({ hasAuthenticator }) => t(hasAuthenticator ? 'staff.setUp' : 'staff.notSetUp'),
    text: ({ hasAuthenticator }) => String(hasAuthenticator),
  },
  {
    id: 'seen',
    head: t('staff.lastSeenAt'),
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : formatInstant(lastSeenAt)),
    text: ({ lastSeenAt }) => (lastSeenAt === null ? '' : formatInstant(lastSeenAt)),
    figures: true,
  },
  {
    id: 'created',
    head: t('staff.createdAt'),
    cell: ({ createdAt }) => formatInstant(createdAt),
    text: ({ createdAt }) => formatInstant(createdAt),
    figures: true,
  },
];

const FILTERS = ['q', 'role'] as const;

/** The list of colleagues, with the drawer of one of them. */
export const StaffPage = () => {
  const t = useTexts();
  useTitle(t('staff.title'));
  const mayCreate = useMay()('createStaff');
  const { values, set, clear, any } = useUrlFilters(FILTERS);
  const rows = useStaff(values);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DrawerList
      name="staff"
      title={t('staff.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/staff"
      gone={t('staff.gone')}
      renderDetail={(row, close) => <StaffDetail key={row.id} staff={row} onClose={close} />}
      urgent={({ status }) => status === 'locked'}
      emptyText={t('staff.empty')}
      onWiden={any ? clear : undefined}
      filters={
        <>
          <TextFilter label={t('staff.find')} value={values.q} onText={(q) => set('q', q)} />
          <ChoiceFilter
            label={t('staff.role')}
            value={values.role}
            options={ROLES.map((value) => ({ value, name: t(`appShell.roles.${value}`) }))}
            onChoose={(role) => set('role', role)}
          />
          {mayCreate && <NewStaff />}
        </>
      }
    />
  );
};
