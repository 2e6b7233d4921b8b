import { PasswordInput } from '@mantine/core';
import { useTexts } from '../../../shared/language.ts';
import { isSecret } from './read-settings.ts';

interface Props {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A secret that the vendor gave; left empty, one is generated. */
export const SecretField = ({ value, onChange }: Props) => {
  const t = useTexts();
  return (
    <PasswordInput
      label={t('integrations.secret')}
      description={t('integrations.secretHelp')}
      maxLength={256}
      autoComplete="off"
      value={value}
      error={value === '' || isSecret(value) ? null : t('integrations.wrong')}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
    />
  );
};
