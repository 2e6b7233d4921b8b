import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { openModal, type GateReason } from '../../shared/modals.ts';
import { useFlag } from '../../shared/permission.ts';
import { AccessDialog, Banner, HandOver } from './access-dialog.tsx';
import { ChangePasswordModal } from './change-password-modal.tsx';
import { CaptchaField } from './captcha/captcha-field.tsx';
import styles from './form.module.css';
import { LatinField } from './latin-field.tsx';
import { draftName } from './name-draft.ts';
import { useLoginForm } from './use-login-form.ts';

interface LoginModalProps {
  /** Why the login is asked for, when an action waits behind it. */
  reason?: GateReason;
  onClose: () => void;
}

export const LoginModal = ({ reason, onClose }: LoginModalProps) => {
  const { t } = useTranslation();
  const mayRegister = useFlag('DIRECTREG3');
  const form = useLoginForm(onClose);
  if (form.outworn !== null) return <ChangePasswordModal oldPassword={form.outworn} onClose={onClose} />;
  return (
    <AccessDialog
      title={t('access.login.title')}
      lead={t(reason === undefined ? 'access.login.lead' : `gate.${reason}`)}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <Banner text={form.refused} />
        <LatinField
          name="username"
          label={t('access.username')}
          autoComplete="username"
          value={form.username}
          onValue={draftName}
          error={form.missing.username ? t('access.notEmpty') : undefined}
        />
        <LatinField
          secret
          name="password"
          label={t('access.password')}
          autoComplete="current-password"
          value={form.password}
          onValue={form.setPassword}
          error={form.missing.password ? t('access.notEmpty') : undefined}
        />
        {form.captcha.shown && <CaptchaField captcha={form.captcha} />}
        <Button type="submit" look="gold" large wide loading={form.sending}>
          {t('access.login.submit')}
        </Button>
      </form>
      {mayRegister && (
        <HandOver
          question={t('access.login.noAccount')}
          answer={t('access.login.toRegister')}
          onGo={() => openModal({ name: 'register' })}
        />
      )}
    </AccessDialog>
  );
};
