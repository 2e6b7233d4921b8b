import { useTranslation } from 'react-i18next';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import type { Fight } from '../live/use-arenas.ts';
import { BetRow } from './bet-row.tsx';
import styles from './betting.module.css';
import { type Bet, useBets } from './use-bets.ts';

const LISTS = ['listSabongBets'] as const;

/** A bet with what its side pays now: the pools have moved since it was read. */
const withLive = (bet: Bet, { dividends }: Fight): Bet =>
  bet.state === 'OPEN' && bet.pick !== 'draw' ? { ...bet, dividend: dividends[bet.pick] } : bet;

/** What the member has on this fight. */
export const FightBets = ({ fight }: { fight: Fight }) => {
  const { t } = useTranslation('sabong');
  // What is paid or given back moves the balance.
  useRefreshOn('balance-changed', LISTS);
  const { data } = useBets({ fightId: fight.id });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <div className={styles.mine}>
      <h3>{t('betting.mineHere')}</h3>
      <ul className={styles.rows}>
        {data.list.map((bet) => (
          <BetRow key={bet.id} bet={withLive(bet, fight)} />
        ))}
      </ul>
    </div>
  );
};
