import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { call, CallError } from '../../../shared/api.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { openModal } from '../../../shared/modals.ts';
import { showToast } from '../../../shared/toasts.ts';
import { AccessDialog } from '../access-dialog.tsx';
import { NewPasswords, NEW_PASSWORDS, useNewPassword } from '../new-password/new-passwords.tsx';

interface ResetPasswordModalProps {
  /** What the mailed link carried; it is in the address no longer. */
  resetToken: string;
  onClose: () => void;
}

const useReset = (resetToken: string) => {
  const { t } = useTranslation();
  const [expired, setExpired] = useState(false);
  const { help, ...checks } = useNewPassword();
  const form = useTextForm<(typeof NEW_PASSWORDS)[number]>({
    ...checks,
    fields: NEW_PASSWORDS,
    fallback: 'newPassword',
    onRefused: (error) => setExpired(error instanceof CallError && error.code === 'link_expired'),
    send: async (draft) => {
      await call('setPasswordByMail', { body: { resetToken, ...draft } });
      showToast('success', t('access.changePassword.done'));
      openModal({ name: 'login' });
    },
  });
  return { ...form, expired, help };
};

/** Sets a new password for who came by the mailed link. */
export const ResetPasswordModal = ({ resetToken, onClose }: ResetPasswordModalProps) => {
  const { t } = useTranslation();
  const form = useReset(resetToken);
  return (
    <AccessDialog
      title={t('access.changePassword.title')}
      lead={t('access.forgot.resetLead')}
      onClose={onClose}
    >
      <Form form={form}>
        {form.expired ? (
          <Button look="gold" large wide autoFocus onClick={() => openModal({ name: 'forgot' })}>
            {t('access.forgot.newMail')}
          </Button>
        ) : (
          <>
            <NewPasswords form={form} help={form.help} />
            <Button type="submit" look="gold" large wide loading={form.sending}>
              {t('access.changePassword.submit')}
            </Button>
          </>
        )}
      </Form>
    </AccessDialog>
  );
};
