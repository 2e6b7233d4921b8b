import { EmptyState, Icon, Tag, type TagLook } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { Detail } from '../../../shared/parts/detail.tsx';
import styles from '../rewards-store.module.css';
import { Price } from '../price.tsx';
import { useRedemptions, type Redemption } from '../use-points.ts';
import { useRecordWords } from './use-record-words.ts';

const LOOKS: Readonly<Record<Redemption['status'], TagLook>> = {
  APPLYING: 'info',
  APPROVED: 'good',
  REJECTED: 'bad',
};

/** The member's redemptions, the newest first. */
export const Redemptions = () => {
  const { t } = useTranslation('account');
  const [pageNo, setPageNo] = useState(1);
  const words = useRecordWords();
  return (
    <ReadList read={useRedemptions(pageNo)} words={words}>
      {({ list, total, totalPages }) =>
        total === 0 ? (
          <EmptyState
            sign={<Icon name="bag" size={32} />}
            title={t('rewardsStore.record.emptyTitle')}
            text={t('rewardsStore.record.emptyRedemptions')}
          />
        ) : (
          <>
            <ul className={styles.lines}>
              {list.map((redemption) => (
                <Line key={redemption.id} redemption={redemption} />
              ))}
            </ul>
            {totalPages > 1 && <PageTurner page={pageNo} pages={totalPages} onTurn={setPageNo} />}
          </>
        )
      }
    </ReadList>
  );
};

const Line = ({ redemption }: { redemption: Redemption }) => {
  const { t } = useTranslation('account');
  const { name, quantity, points, amount, status, reason, remark, receivingAddress, mobileNum } = redemption;
  const note = reason === null ? remark : t(`rewardsStore.record.reasons.${reason}`);
  return (
    <li>
      <p className={styles.lineHead}>
        <b>{name}</b>
        <span className="num">{formatMoment(redemption.appliedAt)}</span>
      </p>
      <dl>
        <Detail name={t('rewardsStore.rewards.quantity')}>
          <span className="num">{quantity}</span>
        </Detail>
        <Detail name={t('rewardsStore.rewards.price')}>
          <Price points={points} amount={amount} />
        </Detail>
        <Detail name={t('rewardsStore.record.status')}>
          <Tag look={LOOKS[status]}>{t(`rewardsStore.record.states.${status}`)}</Tag>
        </Detail>
        {note !== '' && <Detail name={t('rewardsStore.record.remark')}>{note}</Detail>}
        {receivingAddress !== '' && (
          <Detail name={t('rewardsStore.redeem.address')}>{receivingAddress}</Detail>
        )}
        {mobileNum !== '' && <Detail name={t('rewardsStore.redeem.mobile')}>{mobileNum}</Detail>}
      </dl>
    </li>
  );
};
