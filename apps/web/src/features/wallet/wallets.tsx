import { Button, Icon, Money, type IconName } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../shared/balance.ts';
import { serverNow } from '../../shared/clock.ts';
import { formatInstant } from '../../shared/format/format-time.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { useReturn } from './use-return.ts';
import type { Funds, VendorFunds } from './use-wallet.ts';
import styles from './wallet.module.css';

/** Older than this, an amount says when it was told. */
const OLD_AFTER_MS = 30_000;

const isSomething = (amount: string): boolean => /[1-9]/.test(amount);

/** Each wallet with what is in it. */
export const Wallets = ({ funds }: { funds: Funds }) => {
  const { t } = useTranslation('account');
  const { sending, transferBack } = useReturn();
  const isAway = funds.vendors.some(({ balance }) => isSomething(balance));
  return (
    <section className={styles.section} aria-labelledby="wallet-wallets">
      <div className={styles.heading}>
        <h3 id="wallet-wallets">{t('wallet.wallets')}</h3>
        {funds.vendors.length > 0 && (
          <Button look="soft" loading={sending} disabled={!isAway} onClick={() => void transferBack()}>
            {t('wallet.returnAll')}
          </Button>
        )}
      </div>
      <ul className={styles.wallets}>
        <Wallet name={t('wallet.main')} amount={funds.main} icon="wallet" isMain />
        {isSomething(funds.locked) && (
          <Wallet name={t('wallet.locked')} amount={funds.locked} icon="lock" note={t('wallet.lockedNote')} />
        )}
        {funds.vendors.map((vendor) => (
          <VendorWallet key={vendor.vendor} vendor={vendor} />
        ))}
        {isSomething(funds.onTheWay) && (
          <Wallet
            name={t('wallet.onTheWay')}
            amount={funds.onTheWay}
            icon="send"
            note={t('wallet.onTheWayNote')}
          />
        )}
      </ul>
    </section>
  );
};

const VendorWallet = ({ vendor: { name, balance, at } }: { vendor: VendorFunds }) => {
  const { t } = useTranslation('account');
  const isOld = isSomething(balance) && serverNow() - at > OLD_AFTER_MS;
  return (
    <Wallet
      name={name}
      amount={balance}
      icon="play"
      note={isOld ? t('wallet.asOf', { at: formatInstant(at) }) : undefined}
    />
  );
};

interface WalletProps {
  name: string;
  amount: string;
  icon: IconName;
  note?: ReactNode;
  isMain?: boolean;
}

const Wallet = ({ name, amount, icon, note, isMain = false }: WalletProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { hidden } = useBalance();
  return (
    <li className={styles.wallet} data-main={isMain || undefined}>
      <Icon name={icon} size={20} />
      <span className={styles.name}>{name}</span>
      <Money amount={amount} symbol={symbol} hidden={hidden} hiddenLabel={t('wallet.hiddenAmount')} />
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </li>
  );
};
