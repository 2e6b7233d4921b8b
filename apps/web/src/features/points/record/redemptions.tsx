import { EmptyState, Icon, Tag, type TagLook } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { Fact } from '../../../shared/parts/fact.tsx';
import styles from '../point-mall.module.css';
import { Price } from '../price.tsx';
import { useRedemptions, type Redemption } from '../use-points.ts';
import { useRecordWords } from './use-record-words.ts';

const LOOKS: Readonly<Record<Redemption['status'], TagLook>> = {
  APPLYING: 'told',
  APPROVED: 'good',
  REJECTED: 'bad',
};

/** The member's redemptions, the newest first. */
export const Redemptions = () => {
  const { t } = useTranslation('centre');
  const [pageNo, setPageNo] = useState(1);
  const words = useRecordWords();
  return (
    <ReadList read={useRedemptions(pageNo)} words={words}>
      {({ list, total, totalPages }) =>
        total === 0 ? (
          <EmptyState
            sign={<Icon name="bag" size={32} />}
            title={t('pointMall.record.emptyTitle')}
            text={t('pointMall.record.emptyRedemptions')}
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
  const { t } = useTranslation('centre');
  const { name, quantity, points, amount, status, reason, remark, receivingAddress, mobileNum } = redemption;
  const told = reason === null ? remark : t(`pointMall.record.reasons.${reason}`);
  return (
    <li>
      <p className={styles.lineHead}>
        <b>{name}</b>
        <span className="num">{formatInstant(redemption.appliedAt)}</span>
      </p>
      <dl>
        <Fact name={t('pointMall.shelf.quantity')}>
          <span className="num">{quantity}</span>
        </Fact>
        <Fact name={t('pointMall.shelf.price')}>
          <Price points={points} amount={amount} />
        </Fact>
        <Fact name={t('pointMall.record.status')}>
          <Tag look={LOOKS[status]}>{t(`pointMall.record.states.${status}`)}</Tag>
        </Fact>
        {told !== '' && <Fact name={t('pointMall.record.remark')}>{told}</Fact>}
        {receivingAddress !== '' && <Fact name={t('pointMall.redeem.address')}>{receivingAddress}</Fact>}
        {mobileNum !== '' && <Fact name={t('pointMall.redeem.mobile')}>{mobileNum}</Fact>}
      </dl>
    </li>
  );
};
