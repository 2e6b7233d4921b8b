import { isOpen, REGISTER_FIELDS, rulesByPhone, type FieldRules } from '@hintha/contract/registration';
import { Button, EmptyState, Skeleton } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../shared/modals.ts';
import { country, flags } from '../../../shared/permission.ts';
import { AccessTabs, useWishedTab } from '../access-tabs.tsx';
import { HandOver } from '../access-dialog.tsx';
import { SignInFlowDialog } from '../authenticate/sign-in-flow-dialog.tsx';
import { useSignInFlow, type SignInFlow } from '../authenticate/use-sign-in-flow.ts';
import styles from '../form.module.css';
import { registerRules } from '../../../shared/forms/register-rules.ts';
import { chooseMethod, registerMethods, type SignInMethod } from '../sign-in-methods.ts';
import { RegisterForm } from './register-form.tsx';

export const RegisterModal = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const flow = useSignInFlow(onClose);
  return (
    <SignInFlowDialog
      flow={flow}
      title={t('access.register.title')}
      lead={t('access.register.lead')}
      onClose={onClose}
    >
      <FormsOfRules flow={flow} />
      <HandOver
        question={t('access.register.haveAccount')}
        answer={t('access.register.toLogin')}
        onGo={() => openModal({ name: 'login' })}
      />
    </SignInFlowDialog>
  );
};

/** The forms as the rules of the brand make them, or why there is none. */
const FormsOfRules = ({ flow }: { flow: SignInFlow }) => {
  const { t } = useTranslation();
  const { value: rules, failed } = registerRules.use();
  useEffect(() => {
    void registerRules.load();
    void country.load();
  }, []);
  if (rules !== null) return <Forms flow={flow} rules={rules} />;
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
  flow: SignInFlow;
  rules: FieldRules;
}

/** The ways to open an account; one alone needs no tabs. */
const Forms = ({ flow, rules }: FormsProps) => {
  const { t } = useTranslation();
  const { wished, takesFocus, choose } = useWishedTab<SignInMethod>();
  const allowed = registerMethods(flags.use(({ value }) => value));
  const methods = allowed.filter((method) => method === 'mobile' || isOpen(REGISTER_FIELDS, rules));
  if (methods.length === 0) {
    return <EmptyState title={t('access.register.closedTitle')} text={t('access.register.closedText')} />;
  }
  const method = chooseMethod(methods, wished);
  return (
    <AccessTabs label={t('access.register.ways')} names={methods} chosen={method} onChoose={choose}>
      <RegisterForm
        key={method}
        method={method}
        flow={flow}
        rules={method === 'mobile' ? rulesByPhone(REGISTER_FIELDS, rules, true) : rules}
        takesFocus={takesFocus}
      />
    </AccessTabs>
  );
};
