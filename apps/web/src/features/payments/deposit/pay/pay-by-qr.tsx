import { buttonClass } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { QrCode } from '../../../../shared/qr/late-qr-code.tsx';
import type { Deposit } from '../use-deposits.ts';
import styles from './pay.module.css';
import { PaymentDetails } from './pay-details.tsx';

/** Some pictures say the address of a page to pay on, which this device can open itself. */
const isAddress = (text: string): boolean => /^https?:\/\//.test(text);

/** The picture for a wallet to scan, with the amount by which the payment is known. */
export const PayByQr = ({ deposit, text }: { deposit: Deposit; text: string }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const pay = formatMoney(deposit.payAmount, symbol);
  const asked = formatMoney(deposit.amount, symbol);
  return (
    <>
      {pay !== asked && <p className={styles.notice}>{t('deposit.ownAmount', { pay, asked })}</p>}
      <div className={styles.picture}>
        <QrCode text={text} label={t('deposit.qrPicture', { amount: pay })} />
        {isAddress(text) ? (
          <a href={text} target="_blank" rel="noopener noreferrer" className={buttonClass({ look: 'soft' })}>
            {t('deposit.qrOpen')}
          </a>
        ) : (
          <p className={styles.small}>{t('deposit.qrOnPhone')}</p>
        )}
      </div>
      <PaymentDetails deposit={deposit} />
    </>
  );
};
