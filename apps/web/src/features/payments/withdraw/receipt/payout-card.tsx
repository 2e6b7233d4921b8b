import { Button, Icon, Money, Tag } from '@hintha/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../shared/format/format-time.ts';
import { Countdown } from '../../../../shared/parts/countdown.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { Confirmations } from '../own-queries.ts';
import { usePayeeName } from '../payees/use-payee-name.ts';
import styles from './receipt.module.css';

export type Payout = Confirmations['parts'][number];

interface PayoutCardProps {
  payout: Payout;
  doing: boolean;
  onReceived: () => void;
  onClaim: () => void;
}

/** One payment: what it is, how long an answer is waited for, and the two answers; or that it is looked into. */
export const PayoutCard = ({ payout, doing, onReceived, onClaim }: PayoutCardProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const nameOf = usePayeeName();
  const id = useId();
  const { amount, payee, payerReference, sentAt, withdrawalId } = payout;
  return (
    <li className={styles.card} aria-labelledby={id}>
      <p className={styles.head}>
        <span id={id}>
          <Money amount={amount} symbol={symbol} className={styles.amount} />
        </span>
        {payout.state === 'DISPUTED' && <Tag look="warning">{t('withdraw.receipt.disputed')}</Tag>}
      </p>
      <p className={styles.small}>{nameOf(payee)}</p>
      <p className={styles.small}>
        {t('withdraw.receipt.sent', {
          at: formatMoment(sentAt),
          reference: payerReference,
          id: withdrawalId,
        })}
      </p>
      {payout.deadline === null ? (
        <p className={styles.disputed}>{t('withdraw.receipt.disputedText')}</p>
      ) : (
        <>
          <p className={styles.left}>
            <Icon name="clock" size={18} />
            {t('withdraw.receipt.left')}
            <Countdown until={payout.deadline} label={t('withdraw.receipt.left')} />
          </p>
          <div className={styles.answers} role="group" aria-labelledby={id}>
            <Button look="gold" loading={doing} onClick={onReceived}>
              {t('withdraw.receipt.received')}
            </Button>
            <Button aria-haspopup="dialog" onClick={onClaim}>
              {t('withdraw.receipt.notReceived')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
};
