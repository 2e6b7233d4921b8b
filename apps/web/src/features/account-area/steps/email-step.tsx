import { Field } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { CodeField } from '../../../shared/codes/code-field.tsx';
import { StepForm } from '../../../shared/security/step-form.tsx';
import { useProofForm, type StepProps } from '../../../shared/security/use-proof-form.ts';

/** Gives the account a mail address, or another one. */
export const EmailStep = (props: StepProps) => {
  const { t } = useTranslation();
  const form = useProofForm({
    ...props,
    key: 'email',
    fields: ['email', 'verificationCode'],
    send: async ({ email, verificationCode }, proof) =>
      call('changeEmail', { body: { email, verificationCode, proof } }),
  });
  const { email } = form.draft;
  return (
    <StepForm form={form} submitLabel={t('security.save')}>
      <Field
        required
        name="email"
        type="email"
        label={t('security.newEmail')}
        autoComplete="email"
        maxLength={255}
        value={email}
        onChange={({ target }) => form.change('email', target.value)}
        error={form.errorOf('email')}
      />
      <CodeField
        name="verificationCode"
        label={t('security.codeToEmail')}
        value={form.draft.verificationCode}
        onValue={(value) => form.change('verificationCode', value)}
        error={form.errorOf('verificationCode')}
        send={async () => call('sendContactCode', { body: { channel: 'email', email } })}
        onRefused={form.refuse}
        waitKey={`contact ${email.trim()}`}
      />
    </StepForm>
  );
};
