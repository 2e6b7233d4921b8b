import { useTranslation } from 'react-i18next';
import { keepDraft } from './draft.ts';
import { LatinField } from '../../shared/forms/latin-field.tsx';
import { KeptPhoneField } from './phone/kept-phone-field.tsx';

interface Form<Field extends string> {
  draft: Record<Field, string>;
  change: (field: Field, value: string) => void;
  errorOf: (field: Field) => string | undefined;
}

/** The name that the forms hand to one another. */
export const KeptName = ({ form, takesFocus }: { form: Form<'username'>; takesFocus: boolean }) => {
  const { t } = useTranslation();
  return (
    <LatinField
      name="username"
      label={t('access.username')}
      autoComplete="username"
      autoFocus={takesFocus}
      value={form.draft.username}
      onValue={(username) => {
        keepDraft({ username });
        form.change('username', username);
      }}
      error={form.errorOf('username')}
    />
  );
};

interface KeptNumberProps {
  form: Form<'mobileNum' | 'verificationCode'>;
  takesFocus?: boolean;
}

/** The number that the forms hand to one another; what was shown for another number does not count for it. */
export const KeptNumber = ({ form, takesFocus = false }: KeptNumberProps) => (
  <KeptPhoneField
    autoFocus={takesFocus}
    value={form.draft.mobileNum}
    onValue={(mobileNum) => {
      keepDraft({ mobileNum });
      form.change('mobileNum', mobileNum);
      form.change('verificationCode', '');
    }}
    error={form.errorOf('mobileNum')}
  />
);
