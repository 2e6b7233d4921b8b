import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber } from '../../shared/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import type { BetListProps } from './use-bets.ts';
import styles from './bet-table.module.css';
import { StateTag } from './state-tag.tsx';
import { totalsOf, type Totals } from './totals.ts';
import type { Bet } from './use-bets.ts';

/** The bets of a page as a table, with what they add up to. */
export const BetTable = ({ page, onOpen }: BetListProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('records.bettingRecord')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('records.placed')}</th>
            <th scope="col">{t('records.game')}</th>
            <th scope="col" className={styles.amount}>
              {t('records.stake')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('records.payout')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('records.profit')}
            </th>
            <th scope="col">{t('records.state')}</th>
          </tr>
        </thead>
        <tbody>
          {page.list.map((bet) => (
            <BetRow key={bet.id} bet={bet} onOpen={onOpen} />
          ))}
        </tbody>
        <tfoot>
          <TotalsRow name={t('records.pageTotals')} totals={totalsOf(page.list)} />
          <TotalsRow
            name={t('records.allTotals', { total: formatNumber(page.total) })}
            totals={page.totals}
          />
        </tfoot>
      </table>
    </div>
  );
};

const BetRow = ({ bet, onOpen }: { bet: Bet; onOpen: (id: string) => void }) => {
  const { t } = useTranslation();
  const time = formatInstant(bet.placedAt, { seconds: true });
  return (
    <tr className={styles.row} onClick={() => onOpen(bet.id)}>
      <td>
        <button
          type="button"
          className={styles.opener}
          aria-label={t('records.openDetails', { game: bet.gameName, time })}
        >
          <span className="num">{time}</span>
        </button>
      </td>
      <td>
        <span className={styles.game}>{bet.gameName}</span>
        <span className={styles.vendor}>{bet.vendorName}</span>
      </td>
      <td className={styles.amount}>
        <Money amount={bet.stake} />
      </td>
      <td className={styles.amount}>
        <Money amount={bet.payout} />
      </td>
      <td className={styles.amount}>
        {bet.state === 'PENDING' ? '—' : <Money amount={bet.profit} signed />}
      </td>
      <td>
        <StateTag state={bet.state} />
      </td>
    </tr>
  );
};

const TotalsRow = ({ name, totals }: { name: string; totals: Totals }) => {
  const symbol = useCurrencySymbol();
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td className={styles.amount}>
        <Money amount={totals.stake} symbol={symbol} />
      </td>
      <td className={styles.amount}>
        <Money amount={totals.payout} symbol={symbol} />
      </td>
      <td className={styles.amount}>
        <Money amount={totals.profit} symbol={symbol} signed />
      </td>
      <td />
    </tr>
  );
};
