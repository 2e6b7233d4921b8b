import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { CopyLine } from '../../../../shared/parts/copy-line.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { Deposit } from '../use-deposits.ts';
import styles from './pay.module.css';
import { amountToCopy } from './say-of.ts';

/** What a payment needs: the exact amount, to whom, and the note; each can be copied. */
export const PaymentDetails = ({ deposit }: { deposit: Deposit }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { receiver, payAmount, orderNo } = deposit;
  return (
    <dl className={styles.details}>
      <CopyLine name={t('deposit.exactAmount')} text={amountToCopy(payAmount)}>
        <Money amount={payAmount} symbol={symbol} />
      </CopyLine>
      {receiver !== null && (
        <>
          <CopyLine name={t('deposit.receiverNumber')} text={receiver.number}>
            <span className="num">{receiver.number}</span>
          </CopyLine>
          <CopyLine name={t('deposit.receiverName')} text={receiver.name} />
        </>
      )}
      <CopyLine name={t('deposit.transferNote')} text={orderNo}>
        <span className="num">{orderNo}</span>
      </CopyLine>
    </dl>
  );
};
