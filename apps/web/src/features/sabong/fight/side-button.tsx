import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { emblemPath } from '../../../shared/site/destinations.ts';
import type { Fight, Pick } from '../live/use-arenas.ts';
import styles from './fight.module.css';
import { entryOf, forHundred } from './side-names.ts';

interface SideButtonProps {
  fight: Fight;
  pick: Pick;
  /** What is bet with a tap; null while no amount is chosen. */
  amount: string | null;
  isOpen: boolean;
  isSending: boolean;
  onBet: (pick: Pick) => void;
}

/** What a side is paid for a hundred; a draw at fixed odds has them. */
const payoutText = (fight: Fight, pick: Pick): string | null => {
  const dividend = pick === 'draw' ? null : fight.dividends[pick];
  return dividend === null ? null : forHundred(dividend);
};

/** A side of the fight with what it pays now, which bets on it with a tap. */
export const SideButton = ({ fight, pick, amount, isOpen, isSending, onBet }: SideButtonProps) => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  const who = t(`page.${pick}`);
  const payout = payoutText(fight, pick);
  const isBlocked = fight.blocked.includes(pick);
  const isDraw = pick === 'draw';
  const offer =
    isDraw && fight.draw.pool !== null ? formatMoney(fight.draw.pool, symbol) : t('page.drawOdds');
  return (
    <div className={styles.side} data-side={pick} data-won={fight.result === pick || undefined}>
      <span className={styles.who}>{who}</span>
      {!isDraw && <img className={styles.emblem} src={emblemPath('SV3')} alt="" width="56" height="56" />}
      {!isDraw && <b className={styles.entry}>{entryOf(fight, pick)}</b>}
      <span className={styles.payout}>
        <b className="num">{isDraw ? offer : (payout ?? '–')}</b>
        <small>{isDraw ? null : t('page.forHundred')}</small>
      </span>
      <small className={styles.count}>{t('page.bets', { count: fight.pools[pick].bets })}</small>
      <button
        type="button"
        className={styles.bet}
        disabled={!isOpen || isBlocked || amount === null}
        aria-busy={isSending || undefined}
        aria-label={
          amount === null
            ? t('betting.sideOf', { who, name: entryOf(fight, pick), payout: payout ?? offer })
            : t('betting.betOn', { amount: formatMoney(amount, symbol), who })
        }
        onClick={() => onBet(pick)}
      >
        {isOpen && !isBlocked ? t('betting.bet') : t('page.states.CLOSED')}
      </button>
    </div>
  );
};
