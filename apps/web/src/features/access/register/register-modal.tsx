import { Button, EmptyState, Skeleton } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../shared/modals.ts';
import { country, flags } from '../../../shared/permission.ts';
import { AccessDialog, HandOver } from '../access-dialog.tsx';
import styles from '../form.module.css';
import { isOpen } from './register-draft.ts';
import { RegisterForm } from './register-form.tsx';
import { registerRules } from '../register-rules.ts';

export const RegisterModal = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <AccessDialog title={t('access.register.title')} lead={t('access.register.lead')} onClose={onClose}>
      <FormOfRules onDone={onClose} />
      <HandOver
        question={t('access.register.haveAccount')}
        answer={t('access.register.toLogin')}
        onGo={() => openModal({ name: 'login' })}
      />
    </AccessDialog>
  );
};

/** The form as the rules of the house make it, or why there is none. */
const FormOfRules = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation();
  // While the flags are unknown the form stands, and the house has the last word.
  const closed = flags.use(({ value }) => value !== null && !value.has('USERNAMEREG3'));
  const { value: rules, failed } = registerRules.use();
  useEffect(() => {
    void registerRules.load();
    void country.load();
  }, []);
  if (rules === null) {
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
  }
  if (closed || !isOpen(rules)) {
    return <EmptyState title={t('access.register.closedTitle')} text={t('access.register.closedText')} />;
  }
  return <RegisterForm rules={rules} onDone={onDone} />;
};
