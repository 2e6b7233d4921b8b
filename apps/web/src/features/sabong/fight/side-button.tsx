import { splitAmount } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { emblemPath } from '../../../shared/site/destinations.ts';
import type { Fight, Pick } from '../live/use-arenas.ts';
import styles from './fight.module.css';
import { forHundred } from './side-names.ts';

interface SideButtonProps {
  fight: Fight;
  pick: Pick;
  /** What is bet with a tap; null while no amount is chosen. */
  amount: string | null;
  isOpen: boolean;
  isSending: boolean;
  onBet: (pick: Pick) => void;
}

/** A side of the fight with what it pays now, which bets on it with a tap. */
export const SideButton = (props: SideButtonProps) => {
  const { t } = useTranslation('sabong');
  const { fight, pick } = props;
  const offer = useOffer(fight, pick);
  return (
    <div className={styles.side} data-side={pick} data-won={fight.result === pick || undefined}>
      <span className={styles.who}>{t(`page.${pick}`)}</span>
      {pick !== 'draw' && (
        <>
          <img className={styles.emblem} src={emblemPath('SV3')} alt="" width="56" height="56" />
          <b className={styles.entry}>{fight[pick]}</b>
        </>
      )}
      <span className={styles.payout}>
        <b className="num">{offer}</b>
        {pick === 'draw' ? (
          fight.draw.pool !== null && <small>{t('page.drawPool')}</small>
        ) : (
          <small>{t('page.forHundred')}</small>
        )}
      </span>
      <small className={styles.count}>{t('page.bets', { count: fight.pools[pick].bets })}</small>
      <BetButton {...props} offer={offer} />
    </div>
  );
};

/** What is paid: for a hundred on a side, and on a draw its odds or what is in its pool. */
const useOffer = (fight: Fight, pick: Pick): string => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  if (pick !== 'draw') {
    const dividend = fight.dividends[pick];
    return dividend === null ? '–' : forHundred(dividend);
  }
  const { pool } = fight.draw;
  // Whole kyat, which may stand below their symbol: the column is narrow.
  return pool === null ? t('page.drawOdds') : `${symbol} ${splitAmount(pool).whole}`;
};

const BetButton = ({
  fight,
  pick,
  amount,
  isOpen,
  isSending,
  offer,
  onBet,
}: SideButtonProps & { offer: string }) => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  const who = t(`page.${pick}`);
  const takesBets = isOpen && !fight.blocked.includes(pick);
  const side =
    pick === 'draw' ? `${who}, ${offer}` : t('betting.sideOf', { who, name: fight[pick], payout: offer });
  const shown = t(takesBets || isSending ? 'betting.bet' : refusedBy(fight));
  const label =
    takesBets && amount !== null
      ? t('betting.betOn', { amount: formatMoney(amount, symbol), who })
      : `${side}: ${shown}`;
  return (
    <button
      type="button"
      className={styles.bet}
      disabled={!takesBets || amount === null}
      aria-busy={isSending || undefined}
      aria-label={label}
      onClick={() => onBet(pick)}
    >
      {shown}
    </button>
  );
};

/** Why a side takes no bets: the fight is still to come, or it is too late. */
const refusedBy = ({ state }: Fight) =>
  state === 'UPCOMING' ? 'page.states.UPCOMING' : 'page.states.CLOSED';
