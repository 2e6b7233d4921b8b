import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './missions.module.css';
import type { Leaderboard } from './use-missions.ts';

/** What the ranks bring. */
export const Prizes = ({ prizes }: { prizes: Leaderboard['prizes'] }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <section className={styles.prizes}>
      <h3>{t('missions.prizes')}</h3>
      {prizes.length === 0 ? (
        <p className={styles.text}>{t('missions.noPrizes')}</p>
      ) : (
        <dl>
          {prizes.map(({ fromRank: from, toRank: to, amount }) => (
            <div key={from}>
              <dt>
                {from === to ? t('missions.prizeRank', { from }) : t('missions.prizeRanks', { from, to })}
              </dt>
              <dd>
                <Money amount={amount} symbol={symbol} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};
