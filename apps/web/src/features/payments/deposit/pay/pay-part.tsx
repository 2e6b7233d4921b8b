import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../../shared/parts/countdown.tsx';
import type { Deposit } from '../use-deposits.ts';
import styles from './pay.module.css';
import { CoinProgress, PayByCoin } from './pay-by-coin.tsx';
import { PayByProvider } from './pay-by-provider.tsx';
import { PayByQr } from './pay-by-qr.tsx';
import { PayByTransfer } from './pay-by-transfer.tsx';

interface PayPartProps {
  deposit: Deposit;
  state: Deposit['state'];
}

/** What is to be done to pay, for as long as it is waited for, and the time that is left. */
export const PayPart = ({ deposit, state }: PayPartProps) => {
  const { t } = useTranslation('account');
  if (state !== 'CREATED' && state !== 'AWAITING') return null;
  return (
    <div className={styles.pay}>
      <p className={styles.clock}>
        <Icon name="clock" size={18} />
        {t('deposit.timeLeftIs')}
        <Countdown until={deposit.expiresAt} label={t('deposit.timeLeft')} />
      </p>
      {deposit.coin !== null && <CoinProgress coin={deposit.coin} />}
      <Way deposit={deposit} />
    </div>
  );
};

const Way = ({ deposit }: { deposit: Deposit }) => {
  if (deposit.type === 'REDIRECT' || deposit.type === 'CARD') return <PayByProvider deposit={deposit} />;
  if (deposit.coin !== null) return <PayByCoin coin={deposit.coin} />;
  if (deposit.qr !== null) return <PayByQr deposit={deposit} text={deposit.qr} />;
  return <PayByTransfer deposit={deposit} />;
};
