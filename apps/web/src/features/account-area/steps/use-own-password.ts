import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { useFlag } from '../../../shared/permission.ts';
import { showToast } from '../../../shared/toasts.ts';
import { proofMethods } from '../../../shared/proof/proof-methods.ts';
import type { StepProps } from '../../../shared/security/use-proof-form.ts';

export const PASSWORD_FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
type PasswordField = (typeof PASSWORD_FIELDS)[number] | 'verificationCode';

/** The state of the form that changes one's own password; the server may ask for a code as well. */
export const useOwnPassword = ({ security, onDone }: StepProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const asksCode = useFlag('CHNGPASSVERIF3');
  const [strongest] = proofMethods(security);
  const method = asksCode ? strongest : undefined;
  const form = useTextForm<PasswordField>({
    fields: method === undefined ? PASSWORD_FIELDS : [...PASSWORD_FIELDS, 'verificationCode'],
    repeats: { confirmNewPassword: 'newPassword' },
    send: async (draft) => {
      await call('changePassword', { body: draft });
      showToast('success', t('accountArea.passwordChanged'));
      onDone();
      await client.invalidateQueries({ queryKey: ['listSessions'] });
    },
  });
  return { ...form, method };
};
