import { Field } from '@hintha/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LatinField } from '../../../shared/forms/latin-field.tsx';
import { KeptPhoneField } from '../phone/kept-phone-field.tsx';
import { isRequired, type RegisterField, type RegisterRules } from './register-draft.ts';
import { useValidationErrorText } from '../use-validation-error-text.ts';
import type { RegisterFormState } from './use-register-form.ts';

interface Trait {
  secret?: boolean;
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Whether it may be written in any script. */
  anyScript?: boolean;
}

const TRAITS: Partial<Record<RegisterField, Trait>> = {
  username: { autoComplete: 'username' },
  password: { secret: true, autoComplete: 'new-password' },
  confirmPassword: { secret: true, autoComplete: 'new-password' },
  paymentPassword: { secret: true, autoComplete: 'new-password' },
  payeeName: { anyScript: true, autoComplete: 'name' },
  idNumber: { anyScript: true },
  email: { autoComplete: 'email', inputMode: 'email' },
  whatsapp: { inputMode: 'tel' },
  qqNum: { inputMode: 'numeric' },
};

interface RegisterFieldProps {
  form: RegisterFormState;
  rules: RegisterRules;
  name: Exclude<RegisterField, 'captcha' | 'verificationCode'>;
  /** Whether the first field of the form takes the focus. */
  takesFocus: boolean;
}

/** One field of the registration form, as its rule and its kind make it. */
export const RegisterTextField = ({ form, rules, name, takesFocus }: RegisterFieldProps) => {
  const { t } = useTranslation();
  const { helpOf } = useValidationErrorText(rules);
  const { secret = false, anyScript = false, autoComplete = 'off', inputMode } = TRAITS[name] ?? {};
  const shared = {
    name,
    label: t(`access.${name}`),
    value: form.draft[name],
    required: isRequired(rules, form.fields, name),
    error: form.errorOf(name),
    help: name === 'confirmPassword' ? undefined : helpOf(name),
    autoComplete,
    autoFocus: takesFocus && form.fields[0] === name,
    ...(inputMode && { inputMode }),
  };
  const onValue = (value: string) => form.change({ [name]: value });
  const onLeave = () => form.leave(name);
  if (name === 'mobileNum') {
    // What was shown for another number does not count for this one.
    const onNumber = (mobileNum: string) => form.change({ mobileNum, verificationCode: '' });
    return <KeptPhoneField {...shared} onValue={onNumber} onLeave={onLeave} />;
  }
  return anyScript ? (
    <Field {...shared} maxLength={255} onChange={({ target }) => onValue(target.value)} onBlur={onLeave} />
  ) : (
    <LatinField
      {...shared}
      secret={secret}

      onValue={onValue}
      onLeave={onLeave}
    />
  );
};
