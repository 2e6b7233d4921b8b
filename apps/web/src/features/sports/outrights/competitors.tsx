import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market, SportsEvent } from '../live/book.ts';
import { isOffered, priceOfPick } from '../../../shared/sports/picks.ts';
import { PriceCell } from '../markets/price-cell.tsx';
import styles from './outrights.module.css';

/** So many stand there before the others are asked for. */
const FEW = 6;

/** Who is likelier to win comes first, and who cannot win any more last. */
const byPrice = (market: Market): readonly string[] => {
  const priceOf = (pick: string): number =>
    isOffered(market, pick) ? Number(priceOfPick(market, pick)) : Number.POSITIVE_INFINITY;
  return market.picks.toSorted((one, other) => priceOf(one) - priceOf(other) || Number(one) - Number(other));
};

interface CompetitorsProps {
  event: SportsEvent;
  market: Market;
  isWhole?: boolean;
}

/** Those who may win a season, with what each pays. They keep their places while prices move, so that a tap meets its own. */
export const Competitors = ({ event, market, isWhole = false }: CompetitorsProps) => {
  const { t } = useTranslation('sports');
  const [order] = useState(() => byPrice(market));
  const [isOpen, setOpen] = useState(isWhole);
  const shown = isOpen ? order : order.slice(0, FEW);
  return (
    <>
      <div className={styles.competitors}>
        {shown.map((pick) => (
          <PriceCell key={pick} event={event} marketId={market.id} pick={pick} look="named" />
        ))}
      </div>
      {!isWhole && order.length > FEW && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('page.outright.showFewer') : t('page.outright.showAll', { count: order.length })}
        </Button>
      )}
    </>
  );
};
