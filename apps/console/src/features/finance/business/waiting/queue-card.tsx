import { Link } from 'react-router';
import { formatSpan } from '../../../../shared/format.ts';
import { useTexts } from '../../../../shared/language.ts';
import { Age } from '../../../../shared/spans.tsx';
import { StateBadge } from '../../../../shared/state-badge.tsx';
import { useNow } from '../../../../shared/use-now.ts';
import styles from '../business.module.css';
import type { Waiting } from './use-waiting.ts';

const SECOND_MS = 1000;

const Row = ({ waiting }: { waiting: Waiting }) => {
  const t = useTexts();
  const { name, count, isLeast, oldestAt, targetMs } = waiting;
  const isLate = useNow(SECOND_MS) - (oldestAt ?? 0) > (targetMs ?? Infinity);
  return (
    <tr>
      <th scope="row">
        <Link to={`/${name}`}>{t(`${name}.title`)}</Link>
      </th>
      <td className="num">
        {count}
        {isLeast && '+'}
      </td>
      <td className="num">{oldestAt === null ? '–' : <Age since={oldestAt} />}</td>
      <td className="num">{targetMs === null ? '–' : formatSpan(targetMs)}</td>
      <td>
        {targetMs !== null && (
          <StateBadge tone={isLate ? 'cin' : 'jade'}>
            {t(isLate ? 'business.queues.late' : 'business.queues.inTime')}
          </StateBadge>
        )}
      </td>
    </tr>
  );
};

/** What waits for somebody, and for how long beside how long it may. */
export const QueueCard = ({ waiting }: { waiting: readonly Waiting[] }) => {
  const t = useTexts();
  const heads = ['queue', 'waiting', 'oldest', 'target'] as const;
  return (
    <section className={styles.card} aria-label={t('business.queues.title')}>
      <h2 className={styles.cardTitle}>{t('business.queues.title')}</h2>
      {waiting.length === 0 ? (
        <p className={styles.nothing}>{t('business.queues.none')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('business.queues.title')}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {t(`business.queues.${head}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {waiting.map((one) => (
                <Row key={one.name} waiting={one} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};
