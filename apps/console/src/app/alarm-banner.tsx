import { Icon } from '@hintha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, CallFailed } from '../shared/api.ts';
import { useTexts } from '../shared/language.ts';
import { LINE } from '../shared/queries.ts';
import styles from './app-shell.module.css';

const EVERY_MS = 15_000;
const AGAIN_MS = 3000;

/** The alarms, and whether the server is gone; once it is back, everything on the screen is asked for anew. */
const useAlarms = () => {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: LINE,
    queryFn: ({ signal }) => call('readAlarms', { signal }),
    retry: false,
    refetchInterval: ({ state }) => (state.error === null ? EVERY_MS : AGAIN_MS),
  });
  const lost = error instanceof CallFailed;
  useEffect(() => (lost ? () => void client.invalidateQueries() : undefined), [client, lost]);
  return { alarms: data?.alarms ?? [], lost };
};

/** Says on every page what the server is short of, or that it is gone. */
export const AlarmBanner = () => {
  const t = useTexts();
  const { alarms, lost } = useAlarms();
  const texts = lost ? [t('appShell.lost')] : alarms.map(({ kind }) => t(`appShell.alarms.${kind}`));
  return texts.map((text) => (
    <p key={text} className={styles.banner} role="alert">
      <Icon name="warning" />
      {text}
    </p>
  ));
};
