import { Button, Code, PasswordInput, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { useTexts } from '../../shared/language.ts';
import { CodeField } from './code-step.tsx';
import styles from './sign-in.module.css';
import { StepError } from './step-error.tsx';
import { finishEntry, useStep } from './use-sign-in.ts';

interface Props {
  readonly token: string;
  readonly onBack: () => void;
}

const prepare = async (token: string) => {
  const [{ secret, uri }, { toDataURL }] = await Promise.all([
    call('prepareFactor', { token }),
    import('qrcode'),
  ]);
  return { secret, picture: await toDataURL(uri, { margin: 2, width: 352 }) };
};

// A second secret would make the first one useless, so it is asked for once for each entering.
const useSecret = (token: string) =>
  useQuery({
    queryKey: ['factor', token],
    queryFn: () => prepare(token),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

/** The first sign-in: an authenticator is set up, and the first password gives way to one of the own choice. */
export const SetUpStep = ({ token, onBack }: Props) => {
  const t = useTexts();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { data, error } = useSecret(token);
  const step = useStep(() => finishEntry(token, code, password), onBack);
  return (
    <form onSubmit={step.submit}>
      <Stack gap="md">
        <h2>{t('signIn.setUp')}</h2>
        <ol className={styles.steps}>
          <li>{t('signIn.setUpScan')}</li>
          <li>{t('signIn.setUpCode')}</li>
        </ol>
        <StepError text={error === null ? step.error : explain(error)} />
        {data === undefined ? (
          <Skeleton className={styles.qr} />
        ) : (
          <img className={styles.qr} src={data.picture} alt={t('signIn.qr')} />
        )}
        <p>
          {t('signIn.secret')}{' '}
          <Code data-secret={data?.secret}>{data?.secret.match(/.{1,4}/g)?.join(' ')}</Code>
        </p>
        <CodeField value={code} onValue={setCode} />
        <PasswordInput
          label={t('signIn.newPassword')}
          description={t('signIn.newPasswordHelp')}
          autoComplete="new-password"
          required
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.show') }}
        />
        <Button type="submit" variant="filled" loading={step.busy} disabled={data === undefined}>
          {t('signIn.enter')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('signIn.back')}
        </Button>
      </Stack>
    </form>
  );
};
