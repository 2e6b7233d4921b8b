import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../shared/language.ts';
import { StepError } from './step-error.tsx';
import { finishEntry, useStep } from './use-sign-in.ts';

interface Props {
  readonly token: string;
  readonly onBack: () => void;
}

const BURMESE_ZERO = 0x1040;

/** A Burmese keyboard types its own digits. */
const latinDigits = (text: string): string =>
  text.replaceAll(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - BURMESE_ZERO));

export const CodeField = ({ value, onValue }: { value: string; onValue: (value: string) => void }) => {
  const t = useTexts();
  return (
    <TextInput
      label={t('signIn.code')}
      description={t('signIn.codeHelp')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      value={value}
      onChange={({ currentTarget }) => onValue(latinDigits(currentTarget.value))}
      className="num"
    />
  );
};

/** The second factor of whoever has an authenticator already. */
export const CodeStep = ({ token, onBack }: Props) => {
  const t = useTexts();
  const [code, setCode] = useState('');
  const step = useStep(() => finishEntry(token, code), onBack);
  return (
    <form onSubmit={step.submit}>
      <Stack gap="md">
        <StepError text={step.error} />
        <CodeField value={code} onValue={setCode} />
        <Button type="submit" variant="filled" loading={step.busy}>
          {t('signIn.enter')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('signIn.back')}
        </Button>
      </Stack>
    </form>
  );
};
