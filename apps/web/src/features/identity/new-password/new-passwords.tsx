import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LatinField } from '../../../shared/forms/latin-field.tsx';
import { registerRules } from '../../../shared/forms/register-rules.ts';
import { usePasswordRule } from './use-password-rule.ts';

export const NEW_PASSWORDS = ['newPassword', 'confirmNewPassword'] as const;
const REPEATS = { confirmNewPassword: 'newPassword' } as const;
type NewPasswordField = (typeof NEW_PASSWORDS)[number];

/** What a form checks of a new password, which the server wants to be like the first; and the words for it. */
export const useNewPassword = () => {
  const rules = registerRules.use(({ value }) => value);
  useEffect(() => void registerRules.load(), []);
  const { validationErrorOf, help } = usePasswordRule(rules ?? {});
  const validationErrorOfNew = (field: string, value: string) =>
    field === 'newPassword' ? validationErrorOf(value) : undefined;
  return { repeats: REPEATS, validationErrorOf: validationErrorOfNew, help };
};

interface NewPasswordsProps {
  form: {
    draft: Record<NewPasswordField, string>;
    change: (field: NewPasswordField, value: string) => void;
    errorOf: (field: NewPasswordField) => string | undefined;
  };
  help: string | undefined;
}

/** A new password and its repetition. */
export const NewPasswords = ({ form, help }: NewPasswordsProps) => {
  const { t } = useTranslation();
  return NEW_PASSWORDS.map((field) => (
    <LatinField
      key={field}
      secret
      name={field}
      label={t(`access.changePassword.${field}`)}
      autoComplete="new-password"
      value={form.draft[field]}
      onValue={(value) => form.change(field, value)}
      error={form.errorOf(field)}
      help={field === 'newPassword' ? help : undefined}
    />
  ));
};
