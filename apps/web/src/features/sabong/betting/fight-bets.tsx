import { useTranslation } from 'react-i18next';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import { BetRow } from './bet-row.tsx';
import styles from './betting.module.css';
import { useBets } from './use-bets.ts';

const LISTS = ['listSabongBets'] as const;

/** What the member has on this fight. */
export const FightBets = ({ fightId }: { fightId: string }) => {
  const { t } = useTranslation('sabong');
  // What is paid or given back moves the balance.
  useRefreshOn('balance-changed', LISTS);
  const { data } = useBets({ fightId });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <div className={styles.mine}>
      <h3>{t('betting.mineHere')}</h3>
      <ul className={styles.rows}>
        {data.list.map((bet) => (
          <BetRow key={bet.id} bet={bet} />
        ))}
      </ul>
    </div>
  );
};
