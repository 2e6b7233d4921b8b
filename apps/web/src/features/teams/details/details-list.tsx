import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { AmountCell, NameCell, RecordTable } from '../../../shared/records/record-table.tsx';
import { useKindName } from '../../../shared/records/use-kind-name.ts';
import styles from './details.module.css';
import type { DetailsPage } from './use-details.ts';

interface DetailsListProps {
  page: DetailsPage;
}

/** The movements of a page: a table where there is room for one, cards where there is not. */
export const DetailsList = (props: DetailsListProps) =>
  useWide() ? <LineTable {...props} /> : <LineCards {...props} />;

const LineTable = ({ page }: DetailsListProps) => {
  const { t } = useTranslation('account');
  const kindName = useKindName();
  return (
    <RecordTable
      label={t('accountRecord.record')}
      heads={[
        { name: t('accountRecord.time') },
        { name: t('accountRecord.kind') },
        { name: t('accountRecord.amount'), isAmount: true },
        { name: t('accountRecord.balance'), isAmount: true },
      ]}
    >
      {page.list.map(({ id, kind, reference, amount, balanceAfter, at }) => (
        <tr key={id}>
          <td className="num">{formatInstant(at, { seconds: true })}</td>
          <NameCell name={kindName(kind)} note={reference} />
          <AmountCell>
            <Money amount={amount} signed />
          </AmountCell>
          <AmountCell>
            <Money amount={balanceAfter} />
          </AmountCell>
        </tr>
      ))}
    </RecordTable>
  );
};

const LineCards = ({ page }: DetailsListProps) => {
  const { t } = useTranslation('account');
  const kindName = useKindName();
  return (
    <ul className={styles.cards}>
      {page.list.map(({ id, kind, reference, amount, balanceAfter, at }) => (
        <li key={id} className={styles.card}>
          <p className={styles.line}>
            <b className={styles.kind}>{kindName(kind)}</b>
            <Money amount={amount} signed />
          </p>
          <p className={styles.note}>
            <span className="num">{formatInstant(at, { seconds: true })}</span> · {reference}
          </p>
          <p className={styles.line}>
            <span className={styles.note}>{t('accountRecord.balance')}</span>
            <Money amount={balanceAfter} />
          </p>
        </li>
      ))}
    </ul>
  );
};
