import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { useTexts } from '../../shared/language.ts';
import { useSession } from '../../shared/session.ts';
import { CaptchaField } from './captcha-field.tsx';
import { StepError } from './step-error.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useStep } from './use-sign-in.ts';

interface Props {
  readonly onEntered: (entering: { token: string; hasAuthenticator: boolean }) => void;
}

export const NameStep = ({ onEntered }: Props) => {
  const t = useTexts();
  const lastName = useSession((session) => session.lastName);
  const [name, setName] = useState(lastName);
  const [password, setPassword] = useState('');
  const captcha = useCaptcha();
  const step = useStep(async () => {
    const body = { name: name.trim(), password, captcha: captcha.text.trim() };
    const entering = await call('signIn', { body }).catch((error: unknown) => {
      captcha.afterError(error);
      throw error;
    });
    onEntered(entering);
  });
  return (
    <form onSubmit={step.submit}>
      <Stack gap="md">
        <StepError text={captcha.isNew && step.error !== '' ? t('signIn.captchaAsked') : step.error} />
        <TextInput
          label={t('signIn.name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus={lastName === ''}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <PasswordInput
          label={t('signIn.password')}
          autoComplete="current-password"
          required
          autoFocus={lastName !== ''}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.show') }}
        />
        {captcha.asked && <CaptchaField captcha={captcha} />}
        <Button type="submit" variant="filled" loading={step.busy}>
          {t('signIn.next')}
        </Button>
      </Stack>
    </form>
  );
};
