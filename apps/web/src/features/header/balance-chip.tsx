import { buttonClass, Icon, Money } from '@hintha/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStale } from '../../shared/balance-change.ts';
import { hideBalance, refreshBalance, useBalance } from '../../shared/balance.ts';
import { useServerNow } from '../../shared/clock.ts';
import { formatTime } from '../../shared/format/format-time.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { openDeposit, openWithdrawal } from '../../shared/gate.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { PendingSlot } from './pending-slot.tsx';
import styles from './balance-chip.module.css';

const CHANGE_SHOWN_MS = 4000;
const STALE_CHECK_MS = 5000;

/** The last change by the server, for four seconds. */
const ChangeChip = ({ symbol }: { symbol: string }) => {
  const { t } = useTranslation();
  const change = useBalance((state) => state.change);
  const [past, setPast] = useState(0);
  useEffect(() => {
    if (change === null) return undefined;
    const timer = window.setTimeout(() => setPast(change.at), CHANGE_SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [change]);

  const shown = change !== null && change.at > past;
  const gain = shown && !change.amount.startsWith('-');
  const text = shown ? `${gain ? '+' : ''}${formatMoney(change.amount, symbol)}` : '';
  return (
    <span role="status">
      {shown && (
        <span key={change.at} className={`${styles.change} ${gain ? styles.gain : styles.loss} num`}>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{t('shell.balanceChanged', { amount: text })}</span>
        </span>
      )}
    </span>
  );
};

const useSpokenBalance = (symbol: string) => {
  const { t } = useTranslation();
  const { sum, hidden, state } = useBalance();
  if (hidden) return t('shell.balanceHidden');
  if (sum === null) return state === 'failed' ? t('shell.balanceFailed') : t('shell.balance');
  return t('shell.balanceOf', { amount: formatMoney(sum, symbol) });
};

const Amount = ({ symbol }: { symbol: string }) => {
  const { t } = useTranslation();
  const balance = useBalance();
  const now = useServerNow(STALE_CHECK_MS);
  const stale = isStale(balance, now);
  if (balance.sum === null) return <span>{balance.state === 'failed' ? '—' : ''}</span>;
  if (balance.hidden) return <span className="num">***</span>;
  return (
    <>
      <span className={stale ? styles.stale : undefined}>
        <Money amount={balance.sum} symbol={symbol} />
      </span>
      {stale && (
        <small className={styles.asOf}>{t('shell.balanceAt', { time: formatTime(balance.provenAt) })}</small>
      )}
    </>
  );
};

/** The balance: tap it to ask again, tap the eye to hide it, and beside it the way to more. */
export const BalanceChip = () => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  const spoken = useSpokenBalance(symbol);
  const { sum, hidden, state } = useBalance();
  const waiting = sum === null && state !== 'failed';
  return (
    <span className={styles.chip}>
      <button
        type="button"
        className={styles.amount}
        aria-label={spoken}
        aria-busy={state === 'refreshing'}
        onClick={() => void refreshBalance()}
      >
        {waiting ? <span className={styles.waiting} /> : <Amount symbol={symbol} />}
        {!waiting && (
          <span className={state === 'refreshing' ? styles.turning : styles.refresh}>
            <Icon name="refresh" size={16} />
          </span>
        )}
      </button>
      <PendingSlot />
      <button
        type="button"
        className={styles.eye}
        aria-label={hidden ? t('shell.showBalance') : t('shell.hideBalance')}
        aria-pressed={hidden}
        onClick={() => hideBalance(!hidden)}
      >
        <Icon name={hidden ? 'eye-off' : 'eye'} size={18} />
      </button>
      <button
        type="button"
        className={`${buttonClass({ look: 'gold' })} ${styles.deposit}`}
        aria-label={t('shell.deposit')}
        onClick={openDeposit}
      >
        <Icon name="plus" size={18} />
        <span className={styles.word}>{t('shell.deposit')}</span>
      </button>
      <button
        type="button"
        className={`${buttonClass({ look: 'line' })} ${styles.withdraw}`}
        aria-label={t('shell.withdraw')}
        onClick={openWithdrawal}
      >
        <Icon name="upload" size={18} />
        <span className={styles.word}>{t('shell.withdraw')}</span>
      </button>
      {!hidden && <ChangeChip symbol={symbol} />}
    </span>
  );
};
