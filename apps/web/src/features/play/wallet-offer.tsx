import { parseAmount } from '@hintha/money';
import { Button } from '@hintha/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../shared/balance.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { AmountField } from '../../shared/money/amount-field.tsx';
import { useTransfer } from '../../shared/money/use-transfer.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './play-page.module.css';

export interface OfferProps {
  vendor: string;
  name: string;
  /** Opens the game: with what was moved, or without. */
  onPlay: () => Promise<unknown>;
}

/** Offers to move money to the wallet that a game plays from, since there is nothing in it. */
export const WalletOffer = ({ vendor, name, onPlay }: OfferProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const available = useBalance((balance) => balance.available);
  const [amount, setAmount] = useState('');
  const [missing, setMissing] = useState(false);
  const [opening, setOpening] = useState(false);
  const { sending, businessError, transfer, forget } = useTransfer(async () => undefined);
  const busy = sending || opening;
  const play = async () => {
    setOpening(true);
    await onPlay();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = parseAmount(amount);
    const isNothing = asked === 'not_an_amount' || asked <= 0n;
    setMissing(isNothing);
    if (!isNothing && !busy && (await transfer({ from: 'main', to: vendor, amount }))) await play();
  };
  const error = missing ? t('wallet.amountMissing') : businessError;
  return (
    <div className={styles.middle}>
      <h2 className={styles.heading}>{t('wallet.offer.title')}</h2>
      <p className={styles.text}>{t('wallet.offer.text', { name })}</p>
      <form className={styles.offer} noValidate onSubmit={(event) => void submit(event)}>
        <AmountField
          name="amount"
          label={t('wallet.amount')}
          symbol={symbol}
          value={amount}
          onValue={(value) => {
            setMissing(false);
            forget();
            setAmount(value);
          }}
          {...(available !== null && {
            help: t('wallet.offer.there', { amount: formatMoney(available, symbol) }),
          })}
          {...(error === null ? {} : { error })}
        />
        <div className={styles.actions}>
          <Button look="line" disabled={busy} onClick={() => void play()}>
            {t('wallet.offer.without')}
          </Button>
          <Button type="submit" look="gold" loading={busy}>
            {t('wallet.offer.play')}
          </Button>
        </div>
      </form>
    </div>
  );
};
