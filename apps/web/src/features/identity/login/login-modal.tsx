import { useTranslation } from 'react-i18next';
import { openModal, type GateReason } from '../../../shared/modals.ts';
import { flags, useFlag } from '../../../shared/permission.ts';
import { AccessTabs, useWishedTab } from '../access-tabs.tsx';
import { HandOver } from '../access-dialog.tsx';
import { EntranceDialog } from '../authenticate/entrance-dialog.tsx';
import { useEntrance, type Entrance } from '../authenticate/use-entrance.ts';
import { loginDoors, openDoor, type Door } from '../which-tabs.ts';
import { FreePlay } from './free-play.tsx';
import { MobileLogin } from './mobile-login.tsx';
import { NameLogin } from './name-login.tsx';
import { useRemembered } from './use-remember-me.ts';

interface LoginModalProps {
  /** Why the login is asked for, when an action waits behind it. */
  reason?: GateReason;
  /** Whether it opens at the way in with a trial account. */
  freePlay?: true;
  onClose: () => void;
}

export const LoginModal = ({ reason, freePlay, onClose }: LoginModalProps) => {
  const { t } = useTranslation();
  const mayRegister = useFlag('DIRECTREG3');
  const entrance = useEntrance(onClose);
  return (
    <EntranceDialog
      entrance={entrance}
      title={t('access.login.title')}
      lead={t(reason === undefined ? 'access.login.lead' : `gate.${reason}`)}
      onClose={onClose}
    >
      <LoginForms entrance={entrance} />
      {mayRegister && (
        <HandOver
          question={t('access.login.noAccount')}
          answer={t('access.login.toRegister')}
          onGo={() => openModal({ name: 'register' })}
        />
      )}
      <FreePlay entrance={entrance} asked={freePlay ?? false} />
    </EntranceDialog>
  );
};

/** The ways to log in; one alone needs no tabs. */
const LoginForms = ({ entrance }: { entrance: Entrance }) => {
  const { t } = useTranslation();
  const { wished, takesFocus, open, choose } = useWishedTab<Door>();
  const remembered = useRemembered(open);
  const doors = loginDoors(flags.use(({ value }) => value));
  const door = openDoor(doors, wished);
  const Form = door === 'username' ? NameLogin : MobileLogin;
  return (
    <AccessTabs label={t('access.login.ways')} names={doors} chosen={door} onChoose={choose}>
      <Form entrance={entrance} remembered={remembered} takesFocus={takesFocus} />
    </AccessTabs>
  );
};
