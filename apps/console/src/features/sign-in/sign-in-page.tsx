import { ENDONYMS } from '@hintha/contract/languages';
import { Alert, Button, Center, Paper, Stack } from '@mantine/core';
import { Icon, Logo } from '@hintha/ui';
import { useState } from 'react';
import { changeLanguage, useLanguage, useTexts } from '../../shared/language.ts';
import { useSession } from '../../shared/session.ts';
import { useTitle } from '../../shared/use-title.ts';
import { CodeStep } from './code-step.tsx';
import styles from './sign-in.module.css';
import { NameStep } from './name-step.tsx';
import { SetUpStep } from './set-up-step.tsx';

interface Entering {
  readonly token: string;
  readonly hasAuthenticator: boolean;
}

/** Signs staff in, step by step; the page that was asked for follows in its place. */
export const SignInPage = () => {
  const t = useTexts();
  useTitle(t('signIn.title'));
  const ended = useSession((session) => session.ended);
  const language = useLanguage((state) => state.language);
  const [entering, setEntering] = useState<Entering | null>(null);
  const other = language === 'en' ? 'my' : 'en';
  const begin = () => setEntering(null);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder radius="lg" p="xl" w="100%" maw={420}>
        <Stack gap="lg">
          <header className={styles.head}>
            <Logo size={36} />
            <h1 className={styles.title}>{t('signIn.title')}</h1>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              lang={other}
              onClick={() => void changeLanguage(other)}
            >
              {ENDONYMS[other]}
            </Button>
          </header>
          {ended && entering === null && (
            <Alert color="amber" icon={<Icon name="clock" />}>
              {t('signIn.ended')}
            </Alert>
          )}
          {entering === null && <NameStep onEntered={setEntering} />}
          {entering?.hasAuthenticator === true && <CodeStep token={entering.token} onBack={begin} />}
          {entering?.hasAuthenticator === false && <SetUpStep token={entering.token} onBack={begin} />}
        </Stack>
      </Paper>
    </Center>
  );
};
