import { Button, Dialog } from '@hintha/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { resumeSignIn, signOut } from '../../shared/sign-in.ts';
import { showToast } from '../../shared/toasts.ts';
import { Banner } from './access-dialog.tsx';
import styles from './form.module.css';
import { LatinField } from './latin-field.tsx';
import { registerRules } from './register-rules.ts';
import { useChangePassword } from './use-change-password.ts';
import { useFlawText } from './use-flaw-text.ts';

interface ChangePasswordModalProps {
  /** The password of the login before; it is kept in memory alone. */
  oldPassword: string;
  onClose: () => void;
}

/** Asks a login for a new password; the only other way out is to log out. */
export const ChangePasswordModal = ({ oldPassword, onClose }: ChangePasswordModalProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const rules = registerRules.use(({ value }) => value);
  useEffect(() => void registerRules.load(), []);
  const { helpOf } = useFlawText(rules ?? {});
  const form = useChangePassword(oldPassword, async () => {
    // The change is made; a member that cannot be read now is read by the next page.
    await resumeSignIn().catch(() => undefined);
    showToast('success', t('access.changePassword.done'));
    onClose();
    void navigate('/');
  });
  return (
    <Dialog
      open
      closable={false}
      title={t('access.changePassword.title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <p>{t('access.changePassword.lead')}</p>
        <Banner text={form.refused} />
        {(['newPassword', 'confirmNewPassword'] as const).map((field) => (
          <LatinField
            key={field}
            secret
            name={field}
            label={t(`access.changePassword.${field}`)}
            autoComplete="new-password"
            value={form.draft[field]}
            onValue={(value) => form.change(field, value)}
            error={form.errorOf(field)}
            help={field === 'newPassword' ? helpOf('password') : undefined}
          />
        ))}
        <Button type="submit" look="gold" large wide loading={form.sending}>
          {t('access.changePassword.submit')}
        </Button>
        <LogOut onDone={onClose} />
      </form>
    </Dialog>
  );
};

const LogOut = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // Here it is over even when the house could not be told.
    await signOut().catch(() => undefined);
    onDone();
  };
  return (
    <Button wide loading={leaving} onClick={() => void leave()}>
      {t('access.changePassword.logOut')}
    </Button>
  );
};
