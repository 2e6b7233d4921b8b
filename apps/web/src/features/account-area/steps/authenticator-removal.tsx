import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { StepForm } from '../../../shared/security/step-form.tsx';
import { useProofForm, type StepProps } from '../../../shared/security/use-proof-form.ts';

/** Takes the authenticator off the account. */
export const AuthenticatorRemoval = (props: StepProps) => {
  const { t } = useTranslation();
  const form = useProofForm({
    ...props,
    key: 'authenticator',
    fields: [],
    send: async (_draft, proof) => call('removeAuthenticator', { body: { proof } }),
  });
  return <StepForm form={form} submitLabel={t('security.removeNow')} />;
};
