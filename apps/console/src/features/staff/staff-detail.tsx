import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../shared/detail/detail-list.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { StaffActions } from './staff-actions.tsx';
import type { Staff } from './use-staff.ts';

interface Props {
  readonly staff: Staff;
  readonly onClose: () => void;
}

/** Everything about one colleague, and what can be done. */
export const StaffDetail = ({ staff, onClose }: Props) => {
  const t = useTexts();
  return (
    <DetailPanel id={staff.id} title={staff.name} onClose={onClose} actions={<StaffActions staff={staff} />}>
      <DetailList>
        <Detail name={t('staff.status')}>
          <StateBadge tone={staff.status === 'open' ? 'jade' : 'cin'}>
            {t(`staff.statuses.${staff.status}`)}
          </StateBadge>
        </Detail>
        <Detail name={t('staff.id')} copy={staff.id}>
          {staff.id}
        </Detail>
        <Detail name={t('staff.authenticator')}>
          {t(staff.hasAuthenticator ? 'staff.setUp' : 'staff.notSetUp')}
        </Detail>
        <Detail name={t('staff.lastSeenAt')}>
          {staff.lastSeenAt === null ? '–' : formatInstant(staff.lastSeenAt)}
        </Detail>
        <Detail name={t('staff.createdAt')}>{formatInstant(staff.createdAt)}</Detail>
      </DetailList>
      <DetailSection title={t('staff.roles')}>
        {staff.roles.length === 0 ? (
          <p>{t('staff.noRolesText')}</p>
        ) : (
          <ul>
            {staff.roles.map((role) => (
              <li key={role}>
                <b>{t(`appShell.roles.${role}`)}</b> · {t(`staff.trusts.${role}`)}
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
    </DetailPanel>
  );
};
