import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber } from '../../shared/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './bet-cards.module.css';
import type { BetListProps } from './use-bets.ts';
import { StateTag } from './state-tag.tsx';
import { totalsOf, type Totals } from './totals.ts';
import type { Bet } from './use-bets.ts';

/** The bets of a page as cards, two figures each; the rest is behind the tap. */
export const BetCards = ({ page, onOpen }: BetListProps) => {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles.cards}>
        {page.list.map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <div className={styles.totals}>
        <TotalsCard name={t('records.pageTotals')} totals={totalsOf(page.list)} />
        <TotalsCard name={t('records.allTotals', { total: formatNumber(page.total) })} totals={page.totals} />
      </div>
    </>
  );
};

const BetCard = ({ bet, onOpen }: { bet: Bet; onOpen: (id: string) => void }) => {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.card} onClick={() => onOpen(bet.id)}>
      <span className={styles.line}>
        <span className={styles.game}>{bet.gameName}</span>
        <StateTag state={bet.state} />
      </span>
      <span className={styles.small}>
        <span className="num">{formatInstant(bet.placedAt)}</span> · {bet.vendorName}
      </span>
      <span className={styles.line}>
        <span>
          <span className={styles.name}>{t('records.stake')}</span> <Money amount={bet.stake} />
        </span>
        <span>
          <span className={styles.name}>{t('records.profit')}</span>{' '}
          {bet.state === 'PENDING' ? '—' : <Money amount={bet.profit} signed />}
        </span>
      </span>
    </button>
  );
};

const TotalsCard = ({ name, totals }: { name: string; totals: Totals }) => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  return (
    <dl className={styles.sum}>
      <dt className={styles.sumName}>{name}</dt>
      <dd />
      <dt>{t('records.stake')}</dt>
      <dd>
        <Money amount={totals.stake} symbol={symbol} />
      </dd>
      <dt>{t('records.payout')}</dt>
      <dd>
        <Money amount={totals.payout} symbol={symbol} />
      </dd>
      <dt>{t('records.profit')}</dt>
      <dd>
        <Money amount={totals.profit} symbol={symbol} signed />
      </dd>
    </dl>
  );
};
