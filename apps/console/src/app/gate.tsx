import { Button, Center, Loader } from '@mantine/core';
import { EmptyState, Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { SignInPage } from '../features/sign-in/index.ts';
import { call, CallError } from '../shared/api.ts';
import { explain } from '../shared/explain.ts';
import { useTexts } from '../shared/language.ts';
import { loadPart } from '../shared/load-part.ts';
import { queries } from '../shared/queries.ts';
import { closeSession, nameSession, useSession } from '../shared/session.ts';

const loadShell = () => loadPart(() => import('./app-shell.tsx'));

const Shell = lazy(async () => ({ default: (await loadShell()).ConsoleShell }));

const Waiting = () => {
  const t = useTexts();
  return (
    <Center component="main" mih="100dvh">
      <Loader role="status" aria-label={t('appShell.loading')} />
    </Center>
  );
};

/** Asks who a token belongs to that was kept over a reload. */
const Recognition = () => {
  const t = useTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => call('readMe', { signal }),
  });
  useEffect(() => {
    if (data?.complete === true) nameSession(data);
    else if (data !== undefined || error instanceof CallError) closeSession({ ended: true });
  }, [data, error]);
  if (error === null) return <Waiting />;
  return (
    <Center component="main" mih="100dvh">
      <EmptyState
        sign={<Icon name="warning" size={32} />}
        title={explain(error)}
        action={<Button onClick={() => void refetch()}>{t('table.retry')}</Button>}
      />
    </Center>
  );
};

/** The door: who is not signed in signs in here, at whatever address, and then sees what it asked for. */
export const Gate = () => {
  const token = useSession((session) => session.token);
  const me = useSession((session) => session.me);
  useEffect(() => {
    if (token === null) queries.clear();
  }, [token]);
  useEffect(() => {
    // It is there by the time that somebody has signed in; one that does not come is told where it is drawn.
    void loadShell().catch(() => undefined);
  }, []);
  if (token === null) return <SignInPage />;
  if (me === null) return <Recognition />;
  return (
    <Suspense fallback={<Waiting />}>
      <Shell />
    </Suspense>
  );
};
