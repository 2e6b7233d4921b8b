import { Field, PasswordField } from '@hintha/ui';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typingWarning } from './typing-warning.ts';

interface LatinFieldProps {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  onLeave?: () => void;
  error?: string | undefined;
  help?: string | undefined;
  autoComplete: string;
  autoFocus?: boolean;
  required?: boolean;
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Whether what is typed is a secret. */
  secret?: boolean;
}

/** A field of Latin letters; it warns of the Burmese layout, and of Caps Lock where nobody sees what is typed. */
export const LatinField = ({
  secret = false,
  required = true,
  value,
  onValue,
  onLeave,
  error,
  help,
  ...field
}: LatinFieldProps) => {
  const { t } = useTranslation();
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const warning = typingWarning(value, secret && capsLock);
  const warned = warning && t(WARNINGS[warning]);
  const shared = {
    ...field,
    required,
    value,
    // A warning takes the place of the help, and tells beside an error what may have caused it.
    help: warned ?? help,
    error: error && warned ? `${error} ${warned}` : error,
    maxLength: 255,
    onChange: (event: { target: HTMLInputElement }) => onValue(event.target.value),
    onKeyDown: look,
    onKeyUp: look,
    onBlur: () => {
      setCapsLock(false);
      onLeave?.();
    },
  };
  return secret ? (
    <PasswordField {...shared} showLabel={t('access.showPassword')} hideLabel={t('access.hidePassword')} />
  ) : (
    <Field {...shared} autoCapitalize="off" autoCorrect="off" spellCheck={false} />
  );
};

const WARNINGS = { burmese: 'access.burmeseTyped', caps: 'access.capsLockOn' } as const;
