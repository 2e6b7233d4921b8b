import { Field } from '@hintha/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LatinField } from '../latin-field.tsx';
import { ruleOf, type RegisterField, type RegisterRules } from './register-draft.ts';
import { useFlawText } from '../use-flaw-text.ts';
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
  mobileNum: { autoComplete: 'tel-national', inputMode: 'tel' },
  whatsapp: { inputMode: 'tel' },
  qqNum: { inputMode: 'numeric' },
};

interface RegisterFieldProps {
  form: RegisterFormState;
  rules: RegisterRules;
  name: RegisterField;
}

/** One field of the registration form, as its rule and its kind make it. */
export const RegisterTextField = ({ form, rules, name }: RegisterFieldProps) => {
  const { t } = useTranslation();
  const { helpOf } = useFlawText(rules);
  const { secret = false, anyScript = false, autoComplete = 'off', inputMode } = TRAITS[name] ?? {};
  const shared = {
    name,
    label: t(`access.${name}`),
    value: form.draft[name],
    required: ruleOf(rules, name)?.required ?? false,
    error: form.errorOf(name),
    help: name === 'confirmPassword' ? undefined : helpOf(name),
    autoComplete,
    ...(inputMode && { inputMode }),
  };
  const onValue = (value: string) => form.change({ [name]: value });
  const onLeave = () => form.leave(name);
  return anyScript ? (
    <Field {...shared} maxLength={255} onChange={({ target }) => onValue(target.value)} onBlur={onLeave} />
  ) : (
    <LatinField
      {...shared}
      secret={secret}
      autoFocus={name === 'username'}
      onValue={onValue}
      onLeave={onLeave}
    />
  );
};
