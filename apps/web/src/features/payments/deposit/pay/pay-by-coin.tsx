import { Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../shared/format/format-time.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { CopyLine } from '../../../../shared/parts/copy-line.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { QrCode } from '../../../../shared/qr/late-qr-code.tsx';
import type { Deposit } from '../use-deposits.ts';
import styles from './pay.module.css';
import { plainRate } from './say-of.ts';

type Coin = NonNullable<Deposit['coin']>;

/** Where so many coins go, at which rate, and for how long it holds. */
export const PayByCoin = ({ coin }: { coin: Coin }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { address, currency, amount, rate, rateUntil } = coin;
  return (
    <>
      {address === null ? (
        <Skeleton height="224px" />
      ) : (
        <div className={styles.picture}>
          <QrCode text={address} label={t('deposit.coin.picture', { currency })} />
        </div>
      )}
      <dl className={styles.details}>
        <CopyLine name={t('deposit.exactAmount')} text={amount}>
          <span className="num">
            {amount} {currency}
          </span>
        </CopyLine>
        {address !== null && (
          <CopyLine name={t('deposit.coin.address')} text={address}>
            <span className="num">{address}</span>
          </CopyLine>
        )}
      </dl>
      <p className={styles.small}>
        {t('deposit.coin.rate', {
          currency,
          rate: formatMoney(plainRate(rate), symbol),
          time: formatTime(rateUntil),
        })}
      </p>
    </>
  );
};

/** How far coins on their way are confirmed; nothing before they are seen. */
export const CoinProgress = ({ coin }: { coin: Coin }) => {
  const { t } = useTranslation('account');
  const { seen, currency, confirmations, needed } = coin;
  if (!/[1-9]/.test(seen)) return null;
  return (
    <p role="status" className={styles.small}>
      {t('deposit.coin.seen', { seen, currency, confirmations, needed })}
    </p>
  );
};
