import { memo } from 'react';
import { book, type Market, type SportsEvent } from '../live/book.ts';
import { useMainId } from '../live/use-book.ts';
import styles from './market-cells.module.css';
import { sideOfBody } from '../../../shared/sports/picks.ts';
import { NoPrice, PriceCell } from './price-cell.tsx';

interface MarketCellsProps {
  event: SportsEvent;
  code: string;
  isDense: boolean;
}

/** The home team's side stands first, whichever of the two the fee is printed for. */
const inOrder = (market: Market): readonly string[] =>
  market.picks.toSorted(
    (one, other) => Number(sideOfBody(one, market) === 'away') - Number(sideOfBody(other, market) === 'away'),
  );

/** The prices of one market in a row of the list. */
export const MarketCells = memo(({ event, code, isDense }: MarketCellsProps) => {
  const id = useMainId(event.id, code);
  const market = id === undefined ? undefined : book.market(id)?.market;
  const isThree = code === '1x2';
  const look = isDense && !isThree ? 'beside' : 'over';
  const picks = market === undefined ? [] : code === 'body_handicap' ? inOrder(market) : market.picks;
  return (
    <div className={styles.cells} data-stacked={look === 'beside' || undefined}>
      {market === undefined
        ? Array.from({ length: isThree ? 3 : 2 }, (_, at) => <NoPrice key={at} look={look} />)
        : picks.map((pick) => (
            <PriceCell key={pick} event={event} marketId={market.id} pick={pick} look={look} />
          ))}
    </div>
  );
});
