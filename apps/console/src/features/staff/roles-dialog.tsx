import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { ROLES } from '@hintha/contract/console-roles';
import type { Staff, StaffRole } from './use-staff.ts';

interface Props {
  readonly staff: Staff;
  readonly busy: boolean;
  readonly onConfirm: (roles: StaffRole[], reason: string) => void;
  readonly onClose: () => void;
}

/** Asks what a colleague is to be trusted with from then on. */
export const RolesDialog = ({ staff, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [chosen, setChosen] = useState<readonly string[]>(staff.roles);
  const roles = ROLES.filter((role) => chosen.includes(role));
  const isSame = roles.length === staff.roles.length && roles.every((role) => staff.roles.includes(role));
  return (
    <ReasonDialog
      title={t('staff.proposeRoles')}
      consequence={t('staff.proposeAsk')}
      confirm={t('staff.propose')}
      busy={busy}
      ready={!isSame}
      onConfirm={(reason) => onConfirm(roles, reason)}
      onClose={onClose}
    >
      <Checkbox.Group
        label={t('staff.rolesOf', { name: staff.name })}
        value={[...chosen]}
        onChange={setChosen}
      >
        <Stack gap={8} mt={8}>
          {ROLES.map((role, place) => (
            <Checkbox
              key={role}
              value={role}
              label={t(`appShell.roles.${role}`)}
              description={t(`staff.trusts.${role}`)}
              {...(place === 0 ? { 'data-autofocus': true } : {})}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </ReasonDialog>
  );
};
