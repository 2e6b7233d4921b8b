import { Button, EmptyState, Skeleton } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../shared/modals.ts';
import { country, flags } from '../../../shared/permission.ts';
import { AccessTabs, useWishedTab } from '../access-tabs.tsx';
import { HandOver } from '../access-dialog.tsx';
import { EntranceDialog } from '../authenticate/entrance-dialog.tsx';
import { useEntrance, type Entrance } from '../authenticate/use-entrance.ts';
import styles from '../form.module.css';
import { registerRules } from '../../../shared/forms/register-rules.ts';
import { openDoor, registerDoors, type Door } from '../which-tabs.ts';
import { isOpen, rulesOfDoor, type RegisterRules } from './register-draft.ts';
import { RegisterForm } from './register-form.tsx';

export const RegisterModal = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const entrance = useEntrance(onClose);
  return (
    <EntranceDialog
      entrance={entrance}
      title={t('access.register.title')}
      lead={t('access.register.lead')}
      onClose={onClose}
    >
      <FormsOfRules entrance={entrance} />
      <HandOver
        question={t('access.register.haveAccount')}
        answer={t('access.register.toLogin')}
        onGo={() => openModal({ name: 'login' })}
      />
    </EntranceDialog>
  );
};

/** The forms as the rules of the house make them, or why there is none. */
const FormsOfRules = ({ entrance }: { entrance: Entrance }) => {
  const { t } = useTranslation();
  const { value: rules, failed } = registerRules.use();
  useEffect(() => {
    void registerRules.load();
    void country.load();
  }, []);
  if (rules !== null) return <Forms entrance={entrance} rules={rules} />;
  return failed ? (
    <EmptyState
      title={t('access.register.rulesFailedTitle')}
      text={t('access.register.rulesFailedText')}
      action={<Button onClick={() => void registerRules.load()}>{t('failures.retry')}</Button>}
    />
  ) : (
    <div className={styles.form} aria-busy>
      {['username', 'password', 'again', 'send'].map((field) => (
        <Skeleton key={field} height="76px" />
      ))}
    </div>
  );
};

interface FormsProps {
  entrance: Entrance;
  rules: RegisterRules;
}

/** The ways to open an account; one alone needs no tabs. */
const Forms = ({ entrance, rules }: FormsProps) => {
  const { t } = useTranslation();
  const { wished, takesFocus, choose } = useWishedTab<Door>();
  const allowed = registerDoors(flags.use(({ value }) => value));
  const doors = allowed.filter((door) => door === 'mobile' || isOpen(rules));
  if (doors.length === 0) {
    return <EmptyState title={t('access.register.closedTitle')} text={t('access.register.closedText')} />;
  }
  const door = openDoor(doors, wished);
  return (
    <AccessTabs label={t('access.register.ways')} names={doors} chosen={door} onChoose={choose}>
      <RegisterForm
        key={door}
        door={door}
        entrance={entrance}
        rules={rulesOfDoor(rules, door)}
        takesFocus={takesFocus}
      />
    </AccessTabs>
  );
};
