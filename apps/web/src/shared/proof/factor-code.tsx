import { Field } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import { CodeField } from '../codes/code-field.tsx';
import type { ProofMethod } from './proof-methods.ts';

interface FactorCodeProps {
  method: ProofMethod;
  name: string;
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
  /** Hears why no code was sent. */
  onRefused: (error: unknown, form: HTMLFormElement | null) => void;
}

/** A code of a second factor of the account: one that is sent, or one that the authenticator shows. */
export const FactorCode = ({ method, onValue, onRefused, ...field }: FactorCodeProps) => {
  const { t } = useTranslation();
  const label = t(`security.proof.${method}Code`);
  if (method === 'authenticator') {
    return (
      <Field
        {...field}
        required
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        help={t('security.proof.authenticatorHelp')}
        onChange={({ target }) => onValue(target.value)}
      />
    );
  }
  return (
    <CodeField
      {...field}
      label={label}
      onValue={onValue}
      send={async () => call('sendFactorCode', { body: { method } })}
      onRefused={onRefused}
    />
  );
};
