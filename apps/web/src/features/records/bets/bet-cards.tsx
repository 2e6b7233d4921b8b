import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { RecordCard, RecordCards } from '../../../shared/records/record-card.tsx';
import { Sums } from '../../../shared/records/sums.tsx';
import { StateTag } from './state-tag.tsx';
import { totalsOf, type Totals } from './totals.ts';
import { useBetNote } from './use-bet-note.ts';
import type { BetListProps } from './use-bets.ts';

/** The bets of a page as cards, with what they add up to. */
export const BetCards = ({ page, onOpen }: BetListProps) => {
  const { t } = useTranslation();
  const noteOf = useBetNote();
  return (
    <>
      <RecordCards>
        {page.list.map((bet) => (
          <RecordCard
            key={bet.id}
            title={bet.gameName}
            beside={<StateTag state={bet.state} />}
            at={bet.placedAt}
            note={noteOf(bet)}
            figures={[
              { name: t('records.stake'), figure: <Money amount={bet.stake} /> },
              {
                name: t('records.profit'),
                figure: bet.state === 'PENDING' ? '—' : <Money amount={bet.profit} signed />,
              },
            ]}
            onOpen={() => onOpen(bet.id)}
          />
        ))}
      </RecordCards>
      <BetSums title={t('records.pageTotals')} totals={totalsOf(page.list)} />
      <BetSums title={t('records.allTotals', { total: formatNumber(page.total) })} totals={page.totals} />
    </>
  );
};

const BetSums = ({ title, totals }: { title: string; totals: Totals }) => {
  const { t } = useTranslation();
  return (
    <Sums
      title={title}
      sums={[
        { name: t('records.stake'), amount: totals.stake },
        { name: t('records.payout'), amount: totals.payout },
        { name: t('records.profit'), amount: totals.profit, signed: true },
      ]}
    />
  );
};
