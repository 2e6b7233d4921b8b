import { Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { call } from '../shared/api.ts';
import { useTexts } from '../shared/language.ts';
import styles from './app-shell.module.css';

const EVERY_MS = 15_000;

/** Says on every page what the server is short of. */
export const AlarmBanner = () => {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: ['alarms'],
    queryFn: ({ signal }) => call('readAlarms', { signal }),
    refetchInterval: EVERY_MS,
  });
  return data?.alarms.map(({ kind }) => (
    <p key={kind} className={styles.banner} role="alert">
      <Icon name="warning" />
      {t(`appShell.alarms.${kind}`)}
    </p>
  ));
};
