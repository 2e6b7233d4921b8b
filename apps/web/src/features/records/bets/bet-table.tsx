import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { AmountCell, NameCell, RecordRow, RecordTable } from '../../../shared/records/record-table.tsx';
import { StateTag } from './state-tag.tsx';
import { totalsOf, type Totals } from './totals.ts';
import { useBetNote } from './use-bet-note.ts';
import type { BetListProps } from './use-bets.ts';

/** The bets of a page as a table, with what they add up to. */
export const BetTable = ({ page, onOpen }: BetListProps) => {
  const { t } = useTranslation();
  const noteOf = useBetNote();
  return (
    <RecordTable
      label={t('records.bettingRecord')}
      heads={[
        { name: t('records.placed') },
        { name: t('records.game') },
        { name: t('records.stake'), isAmount: true },
        { name: t('records.payout'), isAmount: true },
        { name: t('records.profit'), isAmount: true },
        { name: t('records.state') },
      ]}
      foot={
        <>
          <TotalsRow name={t('records.pageTotals')} totals={totalsOf(page.list)} />
          <TotalsRow
            name={t('records.allTotals', { total: formatNumber(page.total) })}
            totals={page.totals}
          />
        </>
      }
    >
      {page.list.map((bet) => (
        <RecordRow
          key={bet.id}
          at={bet.placedAt}
          nameOf={(time) => t('records.openDetails', { game: bet.gameName, time })}
          onOpen={() => onOpen(bet.id)}
        >
          <NameCell name={bet.gameName} note={noteOf(bet)} />
          <AmountCell>
            <Money amount={bet.stake} />
          </AmountCell>
          <AmountCell>
            <Money amount={bet.payout} />
          </AmountCell>
          <AmountCell>{bet.state === 'PENDING' ? '—' : <Money amount={bet.profit} signed />}</AmountCell>
          <td>
            <StateTag state={bet.state} />
          </td>
        </RecordRow>
      ))}
    </RecordTable>
  );
};

const TotalsRow = ({ name, totals }: { name: string; totals: Totals }) => {
  const symbol = useCurrencySymbol();
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <AmountCell>
        <Money amount={totals.stake} symbol={symbol} />
      </AmountCell>
      <AmountCell>
        <Money amount={totals.payout} symbol={symbol} />
      </AmountCell>
      <AmountCell>
        <Money amount={totals.profit} symbol={symbol} signed />
      </AmountCell>
      <td />
    </tr>
  );
};
