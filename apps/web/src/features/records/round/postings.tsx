import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import { formatInstant } from '../../../shared/format.ts';
import styles from './postings.module.css';

const KINDS = ['BET', 'PAYOUT', 'BET_REFUND', 'JACKPOT'] as const;

/** The movements of the wallet behind a round, in the order in which they were booked. */
export const Postings = ({ postings }: Pick<Reply<'readBet'>, 'postings'>) => {
  const { t } = useTranslation();
  if (postings.length === 0) return <p className={styles.none}>{t('records.noPostings')}</p>;
  return (
    <ol className={styles.postings}>
      {postings.map(({ id, kind, amount, balanceAfter, at }) => (
        <li key={id} className={styles.posting}>
          <span className={styles.kind}>
            {t(`records.kinds.${KINDS.find((known) => known === kind) ?? 'other'}`)}
          </span>
          <Money amount={amount} signed className={styles.amount} />
          <span className={`num ${styles.small}`}>{formatInstant(at, { seconds: true })}</span>
          <span className={styles.small}>
            {t('records.balanceAfter')} <Money amount={balanceAfter} />
          </span>
        </li>
      ))}
    </ol>
  );
};
