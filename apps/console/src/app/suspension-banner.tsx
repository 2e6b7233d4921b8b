import { Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { call } from '../shared/api.ts';
import { useTexts } from '../shared/language.ts';
import styles from './app-shell.module.css';

const EVERY_MS = 30_000;

/** Says on every page which integrations are suspended: nobody but staff lets them go on. */
export const SuspensionBanner = () => {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: ['integrations', 'suspended'],
    queryFn: ({ signal }) => call('listSuspended', { signal }),
    refetchInterval: EVERY_MS,
  });
  if (data === undefined || data.integrations.length === 0) return null;
  const names = data.integrations.map(({ name }) => name).join(', ');
  return (
    <p className={styles.banner} role="alert">
      <Icon name="warning" />
      {t('appShell.suspended', { names })}
    </p>
  );
};
