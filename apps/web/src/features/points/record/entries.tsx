import { classNames, EmptyState, Icon } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import styles from '../rewards-store.module.css';
import { usePointEntries, type PointEntry } from '../use-points.ts';
import { useRecordWords } from './use-record-words.ts';

/** Every movement of the member's points, the newest first. */
export const Entries = () => {
  const { t } = useTranslation('account');
  const [pageNo, setPageNo] = useState(1);
  const words = useRecordWords();
  return (
    <ReadList read={usePointEntries(pageNo)} words={words}>
      {({ list, total, totalPages }) =>
        total === 0 ? (
          <EmptyState
            sign={<Icon name="history" size={32} />}
            title={t('rewardsStore.record.emptyTitle')}
            text={t('rewardsStore.record.emptyEntries')}
          />
        ) : (
          <>
            <ul className={styles.lines}>
              {list.map((entry) => (
                <Line key={entry.id} entry={entry} />
              ))}
            </ul>
            {totalPages > 1 && <PageTurner page={pageNo} pages={totalPages} onTurn={setPageNo} />}
          </>
        )
      }
    </ReadList>
  );
};

const MINUS = '\u2212';

const signed = (points: number): string =>
  points < 0 ? `${MINUS}${formatNumber(-points)}` : `+${formatNumber(points)}`;

const Line = ({ entry: { kind, changedPoints, balance, time } }: { entry: PointEntry }) => {
  const { t } = useTranslation('account');
  return (
    <li>
      <p className={styles.lineHead}>
        <b>{t(`rewardsStore.record.kinds.${kind}`)}</b>
        <span className="num">{formatMoment(time)}</span>
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('rewardsStore.record.changed')}</dt>
          <dd className={classNames('num', changedPoints < 0 ? styles.gone : styles.come)}>
            {signed(changedPoints)}
          </dd>
        </div>
        <div>
          <dt>{t('rewardsStore.balance')}</dt>
          <dd className="num">{balance < 0 ? signed(balance) : formatNumber(balance)}</dd>
        </div>
      </dl>
    </li>
  );
};
