import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import type { SportsEvent } from '../live/book.ts';
import { useLive } from '../live/use-book.ts';
import styles from './outrights.module.css';

/** Until when a season can be bet on, that it waits for its end, or who has won it. */
export const Standing = ({ event, result }: { event: SportsEvent; result: string | null }) => {
  const { t } = useTranslation('sports');
  const live = useLive(event.id, event.live);
  if (result !== null) return <p className={styles.won}>{t('page.outright.won', { names: result })}</p>;
  if (live.state === 'VOID') return <p className={styles.when}>{t('page.states.VOID')}</p>;
  const isAhead = live.state === 'SCHEDULED';
  const at = formatInstant(isAhead ? event.startsAt : (event.outright?.endsAt ?? event.startsAt));
  return <p className={styles.when}>{t(isAhead ? 'page.outright.closes' : 'page.outright.waits', { at })}</p>;
};
