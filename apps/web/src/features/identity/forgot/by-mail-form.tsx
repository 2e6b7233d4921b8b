import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { call } from '../../../shared/api.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useAccessDraft } from '../draft.ts';
import { KeptName } from '../kept-fields.tsx';
import { LatinField } from '../../../shared/forms/latin-field.tsx';
import { isMailAddress } from './is-mail-address.ts';

interface ByMailFormProps {
  onDone: () => void;
  takesFocus: boolean;
}

const useByMail = (onDone: () => void) => {
  const { t } = useTranslation();
  const kept = useAccessDraft(({ username }) => username);
  return useTextForm<'username' | 'email'>({
    fields: ['username', 'email'],
    kept: { username: kept },
    validationErrorOf: (field, value) =>
      field === 'email' && !isMailAddress(value) ? t('errors.email_invalid') : undefined,
    fallback: 'username',
    send: async ({ username, email }) => {
      await call('sendPasswordMail', { body: { username: username.trim(), email: email.trim() } });
      showToast('success', t('access.forgot.mailSent'));
      onDone();
    },
  });
};

/** Has a link mailed that sets a new password. */
export const ByMailForm = ({ onDone, takesFocus }: ByMailFormProps) => {
  const { t } = useTranslation();
  const form = useByMail(onDone);
  return (
    <Form form={form}>
      <KeptName form={form} takesFocus={takesFocus} />
      <LatinField
        name="email"
        label={t('access.email')}
        autoComplete="email"
        inputMode="email"
        value={form.draft.email}
        onValue={(value) => form.change('email', value)}
        error={form.errorOf('email')}
      />
      <Button type="submit" look="gold" large wide loading={form.sending}>
        {t('access.forgot.sendMail')}
      </Button>
    </Form>
  );
};
