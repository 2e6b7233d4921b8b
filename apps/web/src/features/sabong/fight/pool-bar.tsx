import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { Fight } from '../live/use-arenas.ts';
import styles from './fight.module.css';
import { shareOfMeron } from './side-names.ts';

/** How the stakes lie on the two sides. */
export const PoolBar = ({ fight }: { fight: Fight }) => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  const { pools, plasada, isFinal } = fight;
  const meron = shareOfMeron(pools);
  const isEmpty = pools.meron.bets + pools.wala.bets === 0;
  return (
    <div className={styles.bar}>
      <div
        className={styles.share}
        role="img"
        aria-label={t('page.shareOf', { meron, wala: 100 - meron })}
        data-empty={isEmpty || undefined}
      >
        <i style={{ inlineSize: `${meron}%` }} data-side="meron" />
        <i style={{ inlineSize: `${100 - meron}%` }} data-side="wala" />
      </div>
      <p className={styles.sums}>
        <span className="num">{formatMoney(pools.meron.stake, symbol)}</span>
        <span>{plasada !== null && t('page.plasada', { percent: plasada })}</span>
        <span className="num">{formatMoney(pools.wala.stake, symbol)}</span>
      </p>
      <p className={styles.text}>{t(isFinal ? 'page.final' : 'page.indicative')}</p>
    </div>
  );
};
