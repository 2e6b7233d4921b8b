import { Icon, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { refreshBalance, useBalance } from '../../shared/balance.ts';
import { openDeposit } from '../../shared/gate.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './game-strip.module.css';

interface GameStripProps {
  name: string;
  onLeave: () => void;
  screen: { full: boolean; possible: boolean; toggle: () => Promise<void> };
}

/** The strip over a game: the way back, its name, the balance and the full screen. */
export const GameStrip = ({ name, onLeave, screen }: GameStripProps) => {
  const { t } = useTranslation();
  const turned = screen.full ? t('play.leaveFullScreen') : t('play.fullScreen');
  return (
    <div className={styles.strip} data-game-strip>
      <button type="button" className={styles.control} aria-label={t('play.back')} onClick={onLeave}>
        <Icon name="chevron-left" />
      </button>
      <h1 className={styles.name}>{name}</h1>
      <Balance />
      {screen.possible && (
        <button
          type="button"
          className={styles.control}
          aria-label={turned}
          onClick={() => void screen.toggle()}
        >
          <Icon name={screen.full ? 'close' : 'expand'} />
        </button>
      )}
    </div>
  );
};

const Balance = () => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  const { sum, state, hidden } = useBalance();
  return (
    <>
      <span className={styles.balance}>
        <span className={styles.label}>{t('play.balance')}</span>
        {sum !== null && <Money amount={sum} symbol={symbol} hidden={hidden} />}
      </span>
      <button
        type="button"
        className={styles.control}
        data-turning={state === 'refreshing' || undefined}
        aria-label={t('play.refresh')}
        onClick={() => void refreshBalance()}
      >
        <Icon name="refresh" />
      </button>
      <button type="button" className={styles.deposit} aria-label={t('shell.deposit')} onClick={openDeposit}>
        <Icon name="plus" size={20} />
      </button>
    </>
  );
};
