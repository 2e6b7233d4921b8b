import { EmptyState, Icon } from '@hintha/ui';
import { Button, Skeleton, Stack } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router';
import { CallError } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { useKeys } from '../../../shared/keys/keys.ts';
import { useTexts } from '../../../shared/language.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { eventName } from '../event-state.ts';
import { Markets } from '../markets/markets.tsx';
import { EnteredResults } from '../results/entered-results.tsx';
import { type EventFile, useEvent } from '../use-events.ts';
import { EventHead } from './event-head.tsx';
import styles from './event-page.module.css';
import { Tickets } from './tickets.tsx';

const Unread = ({ error, retry }: { error: Error | null; retry: () => void }) => {
  const t = useTexts();
  if (error === null)
    return (
      <Stack aria-busy gap={12}>
        <Skeleton height={28} width={320} />
        <Skeleton height={120} />
        <Skeleton height={360} />
      </Stack>
    );
  const isAbsent = error instanceof CallError && error.code === 'not_found';
  return (
    <EmptyState
      sign={<Icon name={isAbsent ? 'search' : 'warning'} size={32} />}
      title={isAbsent ? t('sports.gone') : explain(error)}
      action={!isAbsent && <Button onClick={retry}>{t('table.retry')}</Button>}
    />
  );
};

/** Everything about one event: how it stands, what is at stake on its markets, and its results. */
export const EventPage = ({ id }: { id: string }) => {
  const t = useTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: event, error, refetch } = useEvent(id);
  useTitle(event === undefined ? t('sports.title') : `${eventName(t, event)} · ${t('sports.title')}`);
  const list = `/sports${search}`;
  useKeys([{ keys: 'Escape', name: t('sports.back'), run: () => void navigate(list, { state: id }) }]);
  return (
    // The arrows scroll a page that is longer than its screen.
    <div className={styles.page} data-keeps-arrows>
      <div>
        <Button
          component={Link}
          to={list}
          state={id}
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<Icon name="chevron-left" size={16} />}
        >
          {t('sports.back')}
        </Button>
      </div>
      {event === undefined ? (
        <Unread error={error} retry={() => void refetch()} />
      ) : (
        <Known event={event} retry={() => void refetch()} />
      )}
    </div>
  );
};

const Known = ({ event, retry }: { event: EventFile; retry: () => void }) => (
  <>
    <EventHead event={event} />
    <EnteredResults event={event} />
    <Markets event={event} />
    <div className={styles.tickets}>
      <Tickets event={event} retry={retry} />
    </div>
  </>
);
