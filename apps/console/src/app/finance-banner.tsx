import { Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { call } from '../shared/api.ts';
import { formatSpan } from '../shared/format.ts';
import { useTexts } from '../shared/language.ts';
import styles from './frame.module.css';

const EVERY_MS = 60_000;
const SECOND_MS = 1000;

/** Says on every page that the books do not close, or that their proof has fallen behind. */
export const FinanceBanner = () => {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: ['books'],
    queryFn: ({ signal }) => call('readReconciliation', { signal }),
    refetchInterval: EVERY_MS,
  });
  if (data?.alarm !== true) return null;
  const count = data.breaks.length;
  return (
    <p className={styles.banner} role="alert">
      <Icon name="warning" />
      {count > 0
        ? t('appShell.booksDiffer', { count })
        : t('appShell.booksLate', { span: formatSpan((data.lagSeconds ?? 0) * SECOND_MS) })}
    </p>
  );
};
