import { Button, Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Form } from '../../../shared/forms/form.tsx';
import { useLogOut } from '../../../shared/parts/use-log-out.ts';
import { resumeSession } from '../../../shared/sign-in.ts';
import { showToast } from '../../../shared/toasts.ts';
import { LatinField } from '../../../shared/forms/latin-field.tsx';
import { NewPasswords } from './new-passwords.tsx';
import { useChangePassword } from './use-change-password.ts';

interface ChangePasswordModalProps {
  /** The password of the login before; it is kept in memory alone, and gone when the page is loaded anew. */
  oldPassword?: string;
  onClose: () => void;
}

/** Asks for a new password; the only other way out is to log out. */
export const ChangePasswordModal = ({ oldPassword, onClose }: ChangePasswordModalProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leaving = useLogOut(onClose);
  const form = useChangePassword(oldPassword, async () => {
    // The change is made; a member that cannot be read now is read by the next page.
    await resumeSession().catch(() => undefined);
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
      <Form form={form}>
        <p>{t('access.changePassword.lead')}</p>
        {form.asksOld && (
          <LatinField
            secret
            name="oldPassword"
            label={t('accountArea.oldPassword')}
            autoComplete="current-password"
            value={form.draft.oldPassword}
            onValue={(value) => form.change('oldPassword', value)}
            error={form.errorOf('oldPassword')}
          />
        )}
        <NewPasswords form={form} help={form.help} />
        <Button type="submit" look="gold" large wide loading={form.sending}>
          {t('access.changePassword.submit')}
        </Button>
        <Button wide {...leaving}>
          {t('access.changePassword.logOut')}
        </Button>
      </Form>
    </Dialog>
  );
};
