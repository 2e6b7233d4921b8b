import { BetCards } from './bet-cards.tsx';
import { BetTable } from './bet-table.tsx';
import type { BetListProps } from './use-bets.ts';
import { useWide } from '../../../shared/page/use-wide.ts';

/** One page of bets: a table where there is room for one, cards where there is not. */
export const BetList = (props: BetListProps) =>
  useWide() ? <BetTable {...props} /> : <BetCards {...props} />;
