import { Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { call } from '../shared/api.ts';
import { formatSpan } from '../shared/format.ts';
import { useTexts } from '../shared/language.ts';
import styles from './app-shell.module.css';

const EVERY_MS = 60_000;
const SECOND_MS = 1000;

/** Says on every page that the ledger has breaks, or that the reconciliation has fallen behind. */
export const FinanceBanner = () => {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: ['reconciliation'],
    queryFn: ({ signal }) => call('readReconciliation', { signal }),
    refetchInterval: EVERY_MS,
  });
  if (data?.alarm !== true) return null;
  const count = data.breaks.length;
  return (
    <p className={styles.banner} role="alert">
      <Icon name="warning" />
      {count > 0
        ? t('appShell.ledgerDiffers', { count })
        : t('appShell.reconciliationLate', { span: formatSpan((data.lagSeconds ?? 0) * SECOND_MS) })}
    </p>
  );
};
