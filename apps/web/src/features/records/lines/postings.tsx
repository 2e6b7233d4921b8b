import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-time.ts';
import styles from './postings.module.css';
import { balanceBefore } from '../../../shared/money/signed-money.ts';
import { useKindName } from '../../../shared/records/use-kind-name.ts';

interface Posting {
  id: string;
  kind: string;
  amount: string;
  balanceAfter: string;
  at: number;
}

interface PostingsProps {
  postings: readonly Posting[];
  /** The one that is being explained. */
  current?: string;
}

/** The movements of the wallet behind a round, an order or a bonus, in the order in which they were booked. */
export const Postings = ({ postings, current }: PostingsProps) => {
  const { t } = useTranslation();
  const kindName = useKindName();
  if (postings.length === 0) return <p className={styles.none}>{t('records.noPostings')}</p>;
  return (
    <ol className={styles.postings}>
      {postings.map((posting) => (
        <li key={posting.id} className={styles.posting} aria-current={posting.id === current || undefined}>
          <span className={styles.kind}>{kindName(posting.kind)}</span>
          <Money amount={posting.amount} signed className={styles.amount} />
          <span className={`num ${styles.small}`}>{formatMoment(posting.at)}</span>
          <Balances posting={posting} />
        </li>
      ))}
    </ol>
  );
};

const Balances = ({ posting }: { posting: Posting }) => {
  const { t } = useTranslation('account');
  return (
    <span className={styles.small}>
      <span className="visually-hidden">{t('accountRecord.before')} </span>
      <Money amount={balanceBefore(posting)} />
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden"> {t('accountRecord.after')} </span>
      <Money amount={posting.balanceAfter} />
    </span>
  );
};
